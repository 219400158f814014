/** How much room there is. */
class Screen {
  size = $state<"desk" | "tablet" | "phone">("desk");
  /** There is hardly room for more than the moves. */
  low = $state(false);

  constructor() {
    const desk = matchMedia("(min-width: 1200px)");
    // A low window, as at 200 % zoom, has no room for moves, panels and log above one another.
    const phone = matchMedia("(max-width: 699px), (max-width: 1199px) and (max-height: 559px)");
    const low = matchMedia("(max-height: 559px)");
    const measure = (): void => {
      this.low = low.matches;
      this.size = desk.matches ? "desk" : phone.matches ? "phone" : "tablet";
    };
    desk.addEventListener("change", measure);
    phone.addEventListener("change", measure);
    low.addEventListener("change", measure);
    measure();
  }
}

export const screen = new Screen();
