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

async function request<T>(path: string, sent?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: sent === undefined ? "GET" : "POST",
      headers: sent === undefined ? {} : { "Content-Type": "application/json" },
      body: sent === undefined ? undefined : JSON.stringify(sent),
    });
  } catch {
    throw new Trouble({ key: "web-trouble-no-line" }, 0);
  }
  const body = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  const reason = (body as Problem | null)?.reason;
  throw new Trouble(reason?.key ? reason : { key: "web-trouble-unknown" }, answer.status);
}

/** Things that do not change while the server runs are asked for once. */
const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = request<T>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return answer;
}

const part = encodeURIComponent;

export const games = async () => (await once<GameInfo[]>("/games")).filter((game) => game.id in loaders);

export async function game(id: string): Promise<GameInfo> {
  const found = (await games()).find((game) => game.id === id);
  if (!found) throw new Trouble({ key: "web-trouble-no-such-game" }, 404);
  return found;
}

export const words = (game: string, lang: string, pack = "") =>
  once<Vocabulary>(`/games/${part(game)}/words?lang=${part(lang)}&pack=${part(pack)}`);
export const cards = (game: string, lang: string, pack = "") =>
  once<CardInfo[]>(`/games/${part(game)}/cards?lang=${part(lang)}&pack=${part(pack)}`);
export const rules = (game: string, lang: string) => once<RuleInfo[]>(`/games/${part(game)}/rules?lang=${part(lang)}`);
export const lesson = (game: string, id: string) => once<Lesson>(`/games/${part(game)}/lessons/${part(id)}`);

export const createTable = (table: NewTable) => request<Created>("/tables", table);
export const publicTables = () => request<TableInfo[]>("/tables");
export const table = (id: string) => request<TableInfo>(`/tables/${part(id)}`);

export const stories = () => request<StoryInfo[]>("/matches");
export const story = (match: string) => request<Story>(`/matches/${part(match)}`);
export const storyFile = (match: string) => `/api/matches/${part(match)}/file`;
export const continueFrom = (match: string, at: number) => request<Created>(`/matches/${part(match)}/continue`, { at });
