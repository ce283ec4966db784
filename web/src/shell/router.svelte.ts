// Addresses and the pages behind them.

export type Route =
  | { page: "home" | "new" | "history" | "credits" | "lost" }
  | { page: "table"; id: string }
  | { page: "replay"; match: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "cards"; game: string }
  | { page: "learn"; game: string; lesson: string };

export function parse(path: string): Route {
  const [page = "", one = "", two = "", ...more] = path.split("/").slice(1).map(readable);
  if (more.length === 0) {
    if (page === "" && !one) return { page: "home" };
    if (page === "new" && !one) return { page: "new" };
    if (page === "history" && !one) return { page: "history" };
    if (page === "credits" && !one) return { page: "credits" };
    if (page === "table" && one && !two) return { page: "table", id: one };
    if (page === "replay" && one && !two) return { page: "replay", match: one };
    if (page === "rules" && one) return { page: "rules", game: one, rule: two };
    if (page === "cards" && one && !two) return { page: "cards", game: one };
    if (page === "learn" && one) return { page: "learn", game: one, lesson: two };
  }
  return { page: "lost" };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the reader is; `turns` counts the pages turned since the client was loaded. */
export const place = $state({ path: location.pathname, hash: location.hash, turns: 0 });

function arrive(): void {
  if (place.path !== location.pathname) place.turns++;
  place.path = location.pathname;
  place.hash = location.hash;
}

/** Goes to another page of this house. */
export function go(to: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Changes the address without turning the page. */
export function readdress(to: string): void {
  history.replaceState(history.state, "", to);
  place.path = location.pathname;
  place.hash = location.hash;
}

/** Links stay links; a plain click on one of ours turns the page without loading everything anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return; // within the page
  event.preventDefault();
  go(link.href);
}

export function followLinks(): () => void {
  document.addEventListener("click", follow);
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  return () => {
    document.removeEventListener("click", follow);
    removeEventListener("popstate", arrive);
    removeEventListener("hashchange", arrive);
  };
}
