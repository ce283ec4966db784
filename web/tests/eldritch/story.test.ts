import { expect, test } from "vitest";
import { course, deeds } from "../../src/games/eldritch/story";
import type { BoardView, EldritchEvent } from "../../src/generated/eldritch";

type Told = Partial<Omit<EldritchEvent, "event">> & { event: EldritchEvent["event"]; [field: string]: unknown };

const told = (...events: Told[]) => events as unknown as EldritchEvent[];
const after = (round: number, doom: number, gates: number, solved: number, awake = false) =>
  ({ round, doom, awake, gates: Array(gates).fill({}), solved: Array(solved).fill("x") }) as unknown as BoardView;

test("a match runs from round to round, each as it stood when it ended", () => {
  const moments = [after(0, 15, 0, 0), after(1, 15, 1, 0), after(1, 14, 2, 0), after(2, 1, 3, 1)];
  const events = told(
    { event: "round-began", round: 1 },
    { event: "round-began", round: 2 },
    { event: "investigator-defeated", seat: 0, investigator: "lily_chen", by: "health" },
    { event: "investigator-devoured", seat: 1, investigator: "silas_marsh" },
    { event: "round-began", round: 3 },
  );
  expect(course(moments, after(3, 0, 1, 2, true), events)).toEqual([
    { round: 1, doom: 14, gates: 2, solved: 0, defeats: 0, awoke: false },
    { round: 2, doom: 1, gates: 3, solved: 1, defeats: 2, awoke: false },
    { round: 3, doom: 0, gates: 1, solved: 2, defeats: 0, awoke: true },
  ]);
});

test("the Ancient One awakes only once", () => {
  const rounds = course([after(1, 0, 0, 0, true)], after(2, 0, 0, 0, true), []);
  expect(rounds.map(({ awoke }) => awoke)).toEqual([true, false]);
});

test("everybody has their own deeds", () => {
  const [lily, silas] = deeds(
    told(
      { event: "investigator-chosen", seat: 0, investigator: "lily_chen", space: "rome" },
      { event: "investigator-chosen", seat: 1, investigator: "silas_marsh", space: "sydney" },
      { event: "gate-closed", seat: 1, space: "rome" },
      { event: "clues-gained", seat: 0, amount: 2 },
      { event: "clues-spent", seat: 0, amount: 1 },
      { event: "clue-placed", seat: 0, source: "occult_research" },
      { event: "test-ended", seat: 0, skill: "lore", successes: 1, passed: "yes" },
      { event: "test-ended", seat: 0, skill: "lore", successes: 0, passed: "no" },
      { event: "investigator-defeated", seat: 0, investigator: "lily_chen", by: "sanity" },
      { event: "investigator-chosen", seat: 0, investigator: "lola_hayes", space: "tokyo" },
    ),
    2,
  );
  expect(lily).toEqual({
    seat: 0,
    investigators: ["lily_chen", "lola_hayes"],
    gates: 0,
    monsters: 0,
    cluesGained: 2,
    cluesSpent: 2,
    tests: 2,
    passed: 1,
    defeats: 1,
  });
  expect(silas).toMatchObject({ investigators: ["silas_marsh"], gates: 1, defeats: 0 });
});

test("a monster counts for whoever fought it, and for nobody in the Mythos Phase", () => {
  const [lily, silas] = deeds(
    told(
      { event: "turn-began", seat: 0, phase: "encounter" },
      { event: "fight-began", seat: 0, monster: "ghoul" },
      { event: "monster-defeated", monster: "ghoul" },
      { event: "turn-began", seat: 1, phase: "encounter" },
      { event: "monster-defeated", monster: "zombie" },
      { event: "ambush-began", seat: 0, monster: "witch" },
      { event: "monster-defeated", monster: "witch" },
      { event: "phase-began", phase: "mythos" },
      { event: "monster-defeated", monster: "mummy" },
    ),
    2,
  );
  expect([lily.monsters, silas.monsters]).toEqual([2, 1]);
});
