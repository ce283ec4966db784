import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followLinks, go, parse, place, readdress } from "../../src/shell/router.svelte";

describe("an address", () => {
  test.each([
    ["/", { page: "home" }],
    ["/new", { page: "new" }],
    ["/history", { page: "history" }],
    ["/credits", { page: "credits" }],
    ["/table/a1b2", { page: "table", id: "a1b2" }],
    ["/replay/m1", { page: "replay", match: "m1" }],
    ["/replay/file", { page: "replay", match: "file" }],
    ["/rules/bloodborne", { page: "rules", game: "bloodborne", rule: "" }],
    ["/rules/bloodborne/step-4", { page: "rules", game: "bloodborne", rule: "step-4" }],
    ["/cards/bloodborne", { page: "cards", game: "bloodborne" }],
    ["/learn/bloodborne/first", { page: "learn", game: "bloodborne", lesson: "first" }],
    ["/table/a%20b", { page: "table", id: "a b" }],
    ["/table/100%", { page: "table", id: "100%" }],
  ])("%s leads to a page", (path, route) => {
    expect(parse(path)).toEqual(route);
  });

  test.each([
    "/nowhere",
    "/table",
    "/table/",
    "/table/a/b",
    "/replay",
    "/new/one",
    "/rules",
    "/rules/a/b/c",
    "/cards/a/b",
  ])("%s leads nowhere", (path) => {
    expect(parse(path)).toEqual({ page: "lost" });
  });
});

describe("a page", () => {
  beforeEach(() => {
    go("/");
    place.turns = 0;
  });

  test("is turned by going elsewhere", () => {
    go("/rules/bloodborne/step-4");
    expect(place).toMatchObject({ path: "/rules/bloodborne/step-4", turns: 1 });
  });

  test("is not turned by another place on it, nor by another address for it", () => {
    go("/#doors");
    expect(place).toMatchObject({ path: "/", hash: "#doors", turns: 0 });
    readdress("/replay/m1#4");
    expect(place).toMatchObject({ path: "/replay/m1", hash: "#4", turns: 0 });
  });
});

describe("a link", () => {
  let unfollow: () => void;
  let followed: boolean;

  /** What the browser would do when all have heard of a click. */
  function finish(event: Event): void {
    followed = event.defaultPrevented;
    event.preventDefault();
  }

  beforeEach(() => {
    go("/");
    unfollow = followLinks();
    addEventListener("click", finish);
  });

  afterEach(() => {
    unfollow();
    removeEventListener("click", finish);
    document.body.replaceChildren();
  });

  /** Clicks on what is inside a link; tells whether the page was turned here, without loading anew. */
  function click(link: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = `<a ${link}><b>go</b></a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    document.querySelector("b")?.dispatchEvent(event);
    return followed;
  }

  test("of ours is followed here", () => {
    expect(click('href="/cards/bloodborne"')).toBe(true);
    expect(place.path).toBe("/cards/bloodborne");
  });

  test.each([
    ["in another window", 'href="/new" target="_blank"', {}],
    ["with a key held", 'href="/new"', { ctrlKey: true }],
    ["with another button", 'href="/new"', { button: 1 }],
    ["to a file", 'href="/new" download', {}],
    ["to what the server itself answers", 'href="/api/matches/m1/file"', {}],
    ["to another house", 'href="https://example.org/new"', {}],
    ["within the page", 'href="/#doors"', {}],
  ])("%s is left to the browser", (_, link, how) => {
    expect(click(link, how)).toBe(false);
    expect(place.path).toBe("/");
  });

  test("back leads where one was", () => {
    go("/new");
    history.replaceState(null, "", "/credits"); // as the browser does before it tells
    dispatchEvent(new PopStateEvent("popstate"));
    expect(place.path).toBe("/credits");
  });
});
