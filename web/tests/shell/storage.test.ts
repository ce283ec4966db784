import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { favouriteBot, nextBot, rememberBot } from "../../src/shell/bots";
import {
  heldSeats,
  holdSeat,
  invitation,
  leaveSeat,
  phoneLink,
  seatsAt,
  takeSeatsFromAddress,
} from "../../src/shell/seats";
import { recall, remember } from "../../src/shell/storage";

/** A browser that may not remember anything. */
function forget(): void {
  const refuse = () => {
    throw new DOMException("not here", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2030-01-01T20:00:00Z") });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a browser", () => {
  test("remembers", () => {
    remember("lamp", { lit: true });
    expect(recall("lamp", null)).toEqual({ lit: true });
    expect(recall("other", "nothing")).toBe("nothing");
  });

  test("that holds nonsense remembers nothing", () => {
    localStorage.setItem("gaslamp:lamp", "{lit");
    expect(recall("lamp", "nothing")).toBe("nothing");
  });

  test("that may not remember still works", () => {
    forget();
    remember("lamp", "lit");
    expect(recall("lamp", "nothing")).toBe("nothing");
  });
});

describe("a seat", () => {
  test("is held, and more is learned of it", () => {
    holdSeat("t1", { secret: "s", seat: 2 });
    holdSeat("t1", { secret: "s", name: "Ana", asked: true });
    expect(seatsAt("t1")[0]).toEqual({
      secret: "s",
      seat: 2,
      name: "Ana",
      tableName: "",
      game: "",
      asked: true,
      visited: Date.now(),
    });
  });

  test("is left", () => {
    holdSeat("t1", { secret: "s" });
    holdSeat("t2", { secret: "z" });
    leaveSeat("t1");
    expect(Object.keys(heldSeats())).toEqual(["t2"]);
  });

  test("is forgotten when forty were visited since", () => {
    for (let table = 0; table <= 40; table++) {
      vi.advanceTimersByTime(1000);
      holdSeat(`t${table}`, { secret: "s" });
    }
    expect(Object.keys(heldSeats())).toHaveLength(40);
    expect(seatsAt("t0")).toEqual([]);
    expect(seatsAt("t40")).toHaveLength(1);
  });

  test("is held by a browser that may not remember, until it is left", () => {
    forget();
    holdSeat("t1", { secret: "s" });
    expect(seatsAt("t1")[0]?.secret).toBe("s");
    leaveSeat("t1");
    expect(seatsAt("t1")).toEqual([]);
  });

  test("comes in a link, which then hides it", () => {
    const link = new URL(phoneLink(location.origin, "t 1", ["a+b/c=d&e"]));
    history.replaceState(null, "", link.pathname + link.hash);
    takeSeatsFromAddress("t 1");
    expect(seatsAt("t 1")[0]?.secret).toBe("a+b/c=d&e");
    expect(location.href).toBe(invitation(location.origin, "t 1"));
  });

  test("may be one of several at a table, which are left one by one or all at once", () => {
    holdSeat("t1", { secret: "b", seat: 2 });
    holdSeat("t1", { secret: "a", seat: 0 });
    holdSeat("t1", { secret: "b", name: "Bruno" });
    expect(seatsAt("t1")).toMatchObject([
      { secret: "a", seat: 0 },
      { secret: "b", seat: 2, name: "Bruno" },
    ]);
    leaveSeat("t1", "a");
    expect(seatsAt("t1").map(({ secret }) => secret)).toEqual(["b"]);
    holdSeat("t1", { secret: "c", seat: 1 });
    leaveSeat("t1");
    expect(heldSeats()).toEqual({});
  });

  test("that an older page has remembered is still held", () => {
    const old = { seat: 1, secret: "s", name: "Ana", tableName: "", game: "bloodborne", visited: 5, asked: true };
    remember("seats", { t1: old, t2: { ...old, secret: "z" } });
    expect(heldSeats()).toEqual({ t1: [old], t2: [{ ...old, secret: "z" }] });
    holdSeat("t1", { secret: "other", seat: 2 });
    expect(seatsAt("t1").map(({ secret }) => secret)).toEqual(["s", "other"]);
    expect(seatsAt("t2")).toHaveLength(1);
  });

  test.each([null, "nonsense", { t1: null, t2: [], t3: 7 }])("is not held by nonsense: %j", (nonsense) => {
    remember("seats", nonsense);
    expect(heldSeats()).toEqual({});
  });

  test("and others come in one link", () => {
    const link = new URL(phoneLink(location.origin, "t1", ["a&b", "c"]));
    history.replaceState(null, "", link.pathname + link.hash);
    takeSeatsFromAddress("t1");
    expect(seatsAt("t1").map(({ secret }) => secret)).toEqual(["a&b", "c"]);
    expect(location.hash).toBe("");
  });

  test("is not taken from an address without one", () => {
    history.replaceState(null, "", "/table/t1#why");
    takeSeatsFromAddress("t1");
    expect(seatsAt("t1")).toEqual([]);
    expect(location.hash).toBe("#why");
  });
});

const many = { bots: ["greedy", "careful", "random", "spiteful"], mixture: ["careful", "greedy", "spiteful"] };
const few = { bots: ["greedy", "random"], mixture: ["greedy"] };

describe("the favourite bot", () => {
  test("is a mixture where there is one, else the game's first", () => {
    expect(favouriteBot(many)).toBe("mixed");
    expect(favouriteBot(few)).toBe("greedy");
  });

  test("is the one chosen last, as long as there is such a one", () => {
    rememberBot("spiteful");
    expect(favouriteBot(many)).toBe("spiteful");
    expect(favouriteBot(few)).toBe("greedy");
    rememberBot("mixed");
    expect(favouriteBot(few)).toBe("greedy");
  });
});

describe("who sits down next", () => {
  test("is the one that was asked for", () => {
    expect(nextBot("random", many, ["random"])).toBe("random");
  });

  test("of a mixture has a style that is still missing", () => {
    const here = ["", "greedy"];
    for (let bot = 0; bot < 5; bot++) here.push(nextBot("mixed", many, here));
    expect(here.slice(1, 4).sort()).toEqual(many.mixture);
    expect(here.slice(4).sort()).toEqual(many.mixture);
  });
});
