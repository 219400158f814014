/** Everything has an address: /table/7f3a. The server answers each of them with the one page of the client. */

export interface Place {
  path: string[];
  query: URLSearchParams;
}

function read(): Place {
  const path = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { path, query: new URLSearchParams(location.search) };
}

class Router {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => this.arrive());
    addEventListener("click", (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.arrive();
  }

  private arrive(): void {
    this.place = read();
    window.scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    const to = (event.target as Element | null)?.closest?.("a");
    if (!to || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (to.origin !== location.origin || to.target || to.download || /^\/(api|assets)\//.test(to.pathname)) return;
    event.preventDefault();
    this.go(to.pathname + to.search);
  }
}

export const router = new Router();
export const link = (...parts: (string | number)[]): string => `/${parts.map(encodeURIComponent).join("/")}`;
