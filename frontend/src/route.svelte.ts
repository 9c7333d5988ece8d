// Which screen is shown: what the address says.

export type Route =
  | { screen: "start" }
  | { screen: "table"; table: string; key: string }
  | { screen: "replay"; table: string }
  | { screen: "rules"; spec: string }
  | { screen: "tips" | "questions" | "you" | "nowhere" };

/** The screen of an address. */
export function routeOf(path: string, fragment: string): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").slice(1).map(decodeURIComponent);
  if (more.length > 0) return { screen: "nowhere" };
  if (first === "") return { screen: "start" };
  if (first === "t" && second && third === "") return { screen: "table", table: second, key: fragment.slice(1) };
  if (first === "t" && second && third === "replay") return { screen: "replay", table: second };
  if (first === "rules" && third === "") return { screen: "rules", spec: second };
  if ((first === "tips" || first === "questions" || first === "you") && second === "") return { screen: first };
  return { screen: "nowhere" };
}

class Place {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#look());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  /** Go to an address of this page. */
  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** A plain click on a link to this page needs no new document. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (routeOf(link.pathname, link.hash).screen === "nowhere") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
