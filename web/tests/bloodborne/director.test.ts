import { expect, test, vi } from "vitest";
import { Fight } from "../../src/games/bloodborne/director";
import type { BloodborneEvent, TableView } from "../../src/generated/bloodborne";

const view = {} as TableView;
const roll = { event: "die-rolled", rule: "step-4", seat: 0, color: "red", face: "3" } as BloodborneEvent;

test("a roll is told when the die, which tumbles first, has come to rest", () => {
  const tumble = vi.fn();
  const fight = new Fight(document.createElement("div"), tumble);
  const [scene] = fight.scenes([{ event: roll, view }]);
  expect(scene.late).toBe(true);
  scene.before?.(1);
  expect(tumble).toHaveBeenLastCalledWith(roll);
  scene.after?.(1);
  expect(tumble).toHaveBeenLastCalledWith(null);
});

test("a die that is skipped does not stay on the table as if it tumbled", () => {
  const tumble = vi.fn();
  const fight = new Fight(document.createElement("div"), tumble);
  const [scene] = fight.scenes([{ event: roll, view }]);
  scene.before?.(1);
  fight.stop();
  expect(tumble).toHaveBeenLastCalledWith(null);
});
