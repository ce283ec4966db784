// Which scene is on: told by the board as it is shown, and by what has been told last.
import type {
  BoardView,
  DiceRerolled,
  DiceRolled,
  DieRaised,
  EldritchEvent,
  FightView,
  TestBegun,
  TestEnded,
  TestView,
} from "../../../generated/eldritch";

type Kind = EldritchEvent["event"];

/** What a scene is about. */
export interface Setting {
  /** `deck`: a card of an encounter deck; `token`: a Mythos card, a Mystery or the Ancient One, met where it lies. */
  kind: "deck" | "token" | "body" | "reckoning" | "card" | "awakening" | "acquire";
  /** Who is in it; null where it is about everybody. */
  seat: number | null;
  /** Of the component. */
  id: string;
  /** The encounter deck. */
  deck: string;
  /** Which of its texts is resolved now. */
  part: string;
}

/** A test, while it is made and as long as what came of it is shown. */
export interface Roll extends TestView {
  ended: TestEnded | null;
}

export interface SceneNow {
  /** The Mythos card that is being resolved, and the element that happens now. */
  mythos: { id: string; element: string } | null;
  setting: Setting | null;
  fight: FightView | null;
  roll: Roll | null;
  /** What has come of it so far. */
  came: EldritchEvent[];
}

/** Before these another scene was on. */
const BOUNDARIES: Kind[] = ["round-began", "phase-began", "turn-began"];
/** What belongs to the making of a test, and is seen there. */
const ROLLING: Kind[] = [
  "test-begun",
  "dice-rolled",
  "dice-rerolled",
  "die-raised",
  "successes-bought",
  "test-ended",
  "choice-taken",
  "played-by",
];

/** Where the last is of which something is so; -1 where there is none. */
export function lastIndex<T>(list: readonly T[], is: (each: T, index: number) => boolean): number {
  let at = list.length - 1;
  while (at >= 0 && !is(list[at], at)) at--;
  return at;
}

/** What happened since the turn or the phase began. */
export function stretch(log: readonly EldritchEvent[]): EldritchEvent[] {
  let start = log.length;
  while (start > 0 && !BOUNDARIES.includes(log[start - 1].event)) start--;
  return log.slice(start);
}

function opened(event: EldritchEvent): Omit<Setting, "part"> | null {
  switch (event.event) {
    case "encounter-began":
      return { kind: "deck", seat: event.seat, id: event.encounter, deck: event.deck };
    case "token-encounter":
      return { kind: "token", seat: event.seat, id: event.source, deck: "" };
    case "body-recovered":
      return { kind: "body", seat: event.seat, id: event.investigator, deck: "" };
    case "action-taken":
      return { kind: "card", seat: event.seat, id: event.source, deck: "" };
    case "reckoning-began":
      return { kind: "reckoning", seat: null, id: event.source, deck: "" };
    case "ancient-one-awoke":
      return { kind: "awakening", seat: null, id: event.ancient_one, deck: "" };
    default:
      return null;
  }
}

/** The innermost thing that is still being resolved, and where in the stretch it began. */
function settingOf(view: BoardView, past: EldritchEvent[]): { setting: Setting | null; since: number } {
  for (let at = past.length - 1; at >= 0; at--) {
    const found = opened(past[at]);
    if (!found) continue;
    const text = view.resolving[lastIndex(view.resolving, (each) => each.split("/")[0] === found.id)];
    if (text === undefined && at < past.length - 1) continue;
    const part = (text ?? past[at].cause ?? "").split("/")[1] ?? "";
    return { setting: { ...found, part: found.kind === "deck" ? part : "" }, since: at };
  }
  if (!view.resolving.includes("acquire")) return { setting: null, since: -1 };
  const begun = lastIndex(past, ({ event, cause }) => event === "test-begun" && cause === "acquire");
  const seat = view.test?.seat ?? view.active;
  return { setting: { kind: "acquire", seat, id: "acquire", deck: "", part: "" }, since: begun - 1 };
}

function mythosOf(view: BoardView, past: EldritchEvent[]): SceneNow["mythos"] {
  const drawn = view.phase === "mythos" ? past[lastIndex(past, ({ event }) => event === "mythos-drawn")] : undefined;
  return drawn?.event === "mythos-drawn" ? { id: drawn.mythos, element: view.element } : null;
}

type Rolled = DiceRolled | DiceRerolled | DieRaised;

function isRoll(event: EldritchEvent): event is Rolled {
  return ["dice-rolled", "dice-rerolled", "die-raised"].includes(event.event);
}

/** A test that is over, from what was told of it. */
function over(past: EldritchEvent[], begun: TestBegun, ended: TestEnded): Roll {
  const rolled = past.filter(isRoll).at(-1);
  const { event: _, rule: __, cause: ___, modifier, ...told } = begun;
  const faces = rolled?.faces.split(" ").map(Number) ?? [];
  const plain = faces.filter((face) => face >= begun.least).length;
  return {
    ...told,
    modifier: modifier === "none" ? "" : modifier,
    faces,
    successes: ended.successes,
    doubled: faces.includes(6) && rolled !== undefined && rolled.successes > plain,
    ended,
  };
}

function rollOf(view: BoardView, past: EldritchEvent[], since: number): Roll | null {
  if (view.test) return { ...view.test, ended: null };
  const at = lastIndex(past, ({ event }) => event === "test-ended");
  const ended = past[at];
  const from = lastIndex(past, ({ event }, index) => index < at && event === "test-begun");
  const begun = past[from];
  const later = past.some(({ event }, index) => index > at && (event === "fight-began" || event === "ambush-began"));
  if (at < since || later || ended?.event !== "test-ended" || begun?.event !== "test-begun") return null;
  return over(past.slice(from, at + 1), begun, ended);
}

/** The scene that is on, or null. */
export function sceneOf(view: BoardView, log: readonly EldritchEvent[]): SceneNow | null {
  if (view.over) return null;
  const past = stretch(log);
  const { setting, since } = settingOf(view, past);
  const mythos = mythosOf(view, past);
  const last = past.at(-1);
  const on = setting !== null || view.fight !== null || view.test !== null || last?.event === "test-ended";
  if (!on && !mythos) return null;
  const roll = on ? rollOf(view, past, since) : null;
  const tested = lastIndex(past, ({ event }) => event === "test-ended" || event === "fight-began");
  const came = past.slice(Math.max(since, tested) + 1).filter(({ event }) => !ROLLING.includes(event));
  return { mythos, setting, fight: view.fight, roll, came: roll?.ended === null ? [] : came };
}
