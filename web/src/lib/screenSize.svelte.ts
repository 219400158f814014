/** How much room there is. */
class Screen {
  size = $state<"desk" | "tablet" | "phone">("desk");

  constructor() {
    const desk = matchMedia("(min-width: 1200px)");
    const phone = matchMedia("(max-width: 699px)");
    const measure = (): void => {
      this.size = desk.matches ? "desk" : phone.matches ? "phone" : "tablet";
    };
    desk.addEventListener("change", measure);
    phone.addEventListener("change", measure);
    measure();
  }
}

export const screen = new Screen();
