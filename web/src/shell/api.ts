// The part of the server that answers questions without a table.
import type { CardInfo } from "../games";
import { loaders } from "../games/loaders";
import type {
  Created,
  GameInfo,
  Lesson,
  NewTable,
  Phrase,
  Problem,
  RuleInfo,
  Story,
  StoryInfo,
  TableInfo,
  Vocabulary,
} from "../generated/protocol";

/** A request that was answered with no, or not at all. */
export class Trouble extends Error {
  constructor(
    readonly reason: Phrase,
    readonly status: number,
  ) {
    super(reason.key);
  }
}

export function troubleOf(thrown: unknown): Trouble {
  return thrown instanceof Trouble ? thrown : new Trouble({ key: "web-trouble-unknown" }, 0);
}

async function ask(path: string, how?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, how);
  } catch {
    throw new Trouble({ key: "web-trouble-no-line" }, 0);
  }
  if (answer.ok) return answer;
  const reason = ((await answer.json().catch(() => null)) as Problem | null)?.reason;
  throw new Trouble(reason?.key ? reason : { key: "web-trouble-unknown" }, answer.status);
}

async function request<T>(path: string, sent?: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return answered(await ask(path, sent === undefined ? {} : { method: "POST", headers, body: JSON.stringify(sent) }));
}

function answered<T>(answer: Response): Promise<T> {
  return answer.json().catch(() => {
    throw new Trouble({ key: "web-trouble-unknown" }, answer.status);
  });
}

/** Things that do not change while the server runs are asked for once. */
const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = toldWithThePage<T>(path) ?? request<T>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return answer;
}

/** What the page knew to be asked for came with it. */
function toldWithThePage<T>(path: string): Promise<T> | null {
  const told = document.querySelector(`script[data-told="/api${CSS.escape(path)}"]`)?.textContent;
  return told ? Promise.resolve(JSON.parse(told) as T) : null;
}

const part = encodeURIComponent;

/** All games; first those that this page has a drawing for. */
export async function games(): Promise<GameInfo[]> {
  const known = await once<GameInfo[]>("/games");
  return [...known.filter(({ id }) => id in loaders), ...known.filter(({ id }) => !(id in loaders))];
}

export async function game(id: string): Promise<GameInfo> {
  const found = (await games()).find((game) => game.id === id);
  if (!found) throw new Trouble({ key: "web-trouble-no-such-game" }, 404);
  return found;
}

/** The messages of a game that this page was made without. */
export const gameText = async (game: string, lang: string) =>
  (await ask(`/games/${part(game)}/text/${part(lang)}`)).text();
export const words = (game: string, lang: string, pack = "") =>
  once<Vocabulary>(`/games/${part(game)}/words?lang=${part(lang)}&pack=${part(pack)}`);
export const cards = (game: string, lang: string, pack = "") =>
  once<CardInfo[]>(`/games/${part(game)}/cards?lang=${part(lang)}&pack=${part(pack)}`);
export const rules = (game: string, lang: string) => once<RuleInfo[]>(`/games/${part(game)}/rules?lang=${part(lang)}`);
export const lesson = (game: string, id: string) => once<Lesson>(`/games/${part(game)}/lessons/${part(id)}`);

export const addresses = () => once<string[]>("/addresses");

export const createTable = (table: NewTable) => request<Created>("/tables", table);
export const publicTables = () => request<TableInfo[]>("/tables");
export const table = (id: string) => request<TableInfo>(`/tables/${part(id)}`);

export const stories = () => request<StoryInfo[]>("/matches");
export const story = (match: string) => request<Story>(`/matches/${part(match)}`);
/** The match of a file, as the text that stands in it. */
export const tellFile = async (text: string) => answered<Story>(await ask("/stories", { method: "POST", body: text }));
export const storyFile = (match: string) => `/api/matches/${part(match)}/file`;
export const continueFrom = (match: string, at: number) => request<Created>(`/matches/${part(match)}/continue`, { at });
