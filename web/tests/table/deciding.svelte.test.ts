import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DecisionInfo, TableState } from "../../src/generated/protocol";
import { settings } from "../../src/shell/settings.svelte";
import { Deciding, GUARD } from "../../src/table/deciding.svelte";

const send = vi.fn();
const label = { key: "", args: {} };
const asked = (kind: string) =>
  ({
    seat: 0,
    view: { waiting_for: [0] },
    decision: {
      kind,
      prompt: label,
      options: [{ id: "axe", label }],
      blocked: [],
      chosen: null,
    } as unknown as DecisionInfo,
  }) as TableState;

function question(kind = "play"): Deciding {
  const deciding = new Deciding(
    () => asked(kind),
    send,
    () => ["remove"],
  );
  deciding.appeared();
  return deciding;
}

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  settings.confirm = "off";
});

afterEach(() => vi.useRealTimers());

test("a new question takes no answer yet, and notes who was too early", () => {
  const deciding = question();
  deciding.choose("axe");
  expect([send.mock.calls, deciding.early]).toEqual([[], 1]);
  vi.advanceTimersByTime(GUARD);
  deciding.choose("axe");
  expect([send.mock.calls, deciding.early]).toEqual([[["axe"]], 1]);
});

test("what is grave is asked for once more, and a second press at once does not answer that", () => {
  const deciding = question("remove");
  vi.advanceTimersByTime(GUARD);
  deciding.choose("axe");
  expect([send.mock.calls, deciding.picked]).toEqual([[], "axe"]);
  deciding.confirm();
  expect([send.mock.calls, deciding.picked]).toEqual([[], "axe"]);
  vi.advanceTimersByTime(GUARD);
  deciding.confirm();
  expect([send.mock.calls, deciding.picked]).toEqual([[["axe"]], null]);
});

test("who has been asked already is not asked again", () => {
  settings.confirm = "always";
  const deciding = question("remove");
  vi.advanceTimersByTime(GUARD);
  deciding.choose("axe", true);
  expect(send).toHaveBeenCalledExactlyOnceWith("axe");
});

test("what was not confirmed is forgotten with its question", () => {
  const deciding = question("remove");
  vi.advanceTimersByTime(GUARD);
  deciding.choose("axe");
  deciding.appeared();
  vi.advanceTimersByTime(GUARD);
  deciding.confirm();
  expect(send).not.toHaveBeenCalled();
});
