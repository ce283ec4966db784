// Words in four languages, from the same Fluent files that the engine speaks from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Phrase, Vocabulary } from "../generated/protocol";
import { gameText } from "./api";
import { recall, remember } from "./storage";

/** The languages, each under its own name. */
export const LANGUAGES = { en: "English", es: "Español", it: "Italiano", "pt-BR": "Português (Brasil)" } as const;

export type Lang = keyof typeof LANGUAGES;
type Words = Record<string, () => Promise<string>>;
type Arguments = Record<string, unknown>;

/** Beyond this a number is only digits. */
const HUGE = 10 ** 15;

const tongues = Object.keys(LANGUAGES) as Lang[];

// -- what is read from where -----------------------------------------------------------------------------

// in each language a file that gathers what belongs together
const shellWords = import.meta.glob("../text/*/shell.ts", { import: "default" }) as Words;
const gameWords = import.meta.glob(["../text/*/*.ts", "!../text/*/shell.ts"], { import: "default" }) as Words;

const lessonWords = import.meta.glob("../../../src/gaslamp/*/text/*/lessons.ftl", {
  query: "?raw",
  import: "default",
}) as Words;

const bundles = new Map(tongues.map((lang) => [lang, new FluentBundle(lang, { useIsolating: false })]));
const read = new Map<string, Promise<void>>();
const games = new Set<string>();
const taught = new Set<string>();

let learned = $state(0); // grows whenever more words are known

/** The words of a game in a language: those that are in the page, or those of the server. */
function learnGame(game: string, lang: Lang): Promise<unknown> {
  const wanted = (path: string) => isFor(path, lang, game);
  const here = Object.keys(gameWords).some(wanted);
  return learn(here ? gameWords : { [`/gaslamp/${game}/text/${lang}/`]: () => gameText(game, lang) }, lang, wanted);
}

function isFor(path: string, lang: Lang, game: string): boolean {
  return path.endsWith(`/text/${lang}/${game}.ts`) || path.includes(`/gaslamp/${game}/text/${lang}/`);
}

function learn(words: Words, lang: Lang, wanted: (path: string) => boolean): Promise<unknown> {
  const files = Object.keys(words).filter((path) => path.includes(`/text/${lang}/`) && wanted(path));
  return Promise.all(
    files.map((path) => {
      let reading = read.get(path);
      if (!reading) {
        reading = words[path]().then((text) => {
          bundles.get(lang)!.addResource(new FluentResource(text));
          learned++;
        });
        reading.catch(() => read.delete(path)); // a broken line: the next who asks tries again
        read.set(path, reading);
      }
      return reading;
    }),
  );
}

/** Reads all that is needed to speak a language; English is there for what a translation lacks. */
async function prepare(lang: Lang): Promise<void> {
  const all = [...new Set<Lang>([lang, "en"])].flatMap((each) => [
    learn(shellWords, each, () => true),
    ...[...games].map((game) => learnGame(game, each)),
    ...[...taught].map((game) => learn(lessonWords, each, (path) => isFor(path, each, game))),
  ]);
  await Promise.all(all);
}

/** Reads the words of a game, in this and every language chosen later. */
export async function loadGameWords(game: string): Promise<void> {
  games.add(game);
  await prepare(reader.lang);
}

/** Reads the words of a game's lessons, likewise; those of a game from elsewhere come with its other words. */
export async function loadLessonWords(game: string): Promise<void> {
  taught.add(game);
  await prepare(reader.lang);
}

// -- who reads -------------------------------------------------------------------------------------------

function findLanguage(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split(/[-_]/)[0];
    const found = tongues.find((lang) => lang.toLowerCase().split("-")[0] === base);
    if (found) return found;
  }
  return "en";
}

export const reader: { lang: Lang } = $state({
  lang: findLanguage([recall<string>("lang", ""), ...(navigator.languages ?? [navigator.language])].filter(Boolean)),
});

/** Must be awaited before anything is shown. */
export async function firstWords(): Promise<void> {
  await prepare(reader.lang);
  document.documentElement.lang = reader.lang;
}

/** Changes the language at once, everywhere. */
export async function speak(lang: Lang): Promise<void> {
  await prepare(lang);
  reader.lang = lang;
  document.documentElement.lang = lang;
  remember("lang", lang);
}

// -- speaking --------------------------------------------------------------------------------------------

let names: { game: string; vocabulary: Vocabulary; players: string[] } = $state.raw({
  game: "",
  vocabulary: { names: {}, arguments: {} },
  players: [],
});

/** How cards, types and seats of the game at hand are called. */
export function setVocabulary(game: string, vocabulary: Vocabulary, players: string[]): void {
  names = { game, vocabulary, players };
}

function find(lang: Lang, key: string) {
  const [id, attribute] = key.split(".");
  const message = bundles.get(lang)!.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** `first_player` -> `first player`: the name that a program gives to something, as far as it can be read. */
export function asWords(name: string): string {
  return /^[a-z0-9_-]+$/.test(name) ? name.replaceAll(/[_-]/g, " ") : name;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(reader.lang) + text.slice(1);
}

/** Whether there are words for a key. */
export function knows(key: string): boolean {
  void learned;
  return Boolean(find(reader.lang, key) ?? find("en", key));
}

/** The message in the reader's language; the key itself where no language has it. */
export function say(key: string, args: Arguments = {}): string {
  void learned;
  for (const lang of [reader.lang, "en"] as const) {
    const pattern = find(lang, key);
    if (pattern) return bundles.get(lang)!.formatPattern(pattern, speakable(args), []);
  }
  return key;
}

function speakable(args: Arguments): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, spoken(value)]));
}

function spoken(value: unknown): FluentVariable {
  if (Array.isArray(value)) return join(value.map((item) => String(spoken(item))));
  if (isPhrase(value)) return phrase(value);
  // what is not there is none, which a message may ask for
  return typeof value === "number" && Math.abs(value) < HUGE ? value : String(value ?? "none");
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && typeof (value as Phrase).key === "string";
}

/** A day in this language, and the hour if it is today; in milliseconds since 1970. */
export function dated(at: number): string {
  const today = new Date().toDateString() === new Date(at).toDateString();
  return new Intl.DateTimeFormat(reader.lang, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(at);
}

/** `a, b and c` in this language. */
export function join(parts: string[]): string {
  return listed(parts, sound(parts.at(-1)) === "i" ? "core-list-before-i" : "core-list");
}

/** `a, b or c` in this language. */
export function either(parts: string[]): string {
  return listed(parts, sound(parts.at(-1)) === "o" ? "core-either-before-o" : "core-either");
}

function listed(parts: string[], key: string): string {
  if (parts.length < 2) return parts.join("");
  return say(key, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) });
}

/** The vowel that a word begins with, as far as it changes the word before it in some language. */
function sound(word = ""): "i" | "o" | "other" {
  const heard = word.toLowerCase().replace(/^[^\p{L}\p{N}]*h?/u, ""); // neither quotes nor an h
  if (/^(í|i(?![aeoáéó]))/.test(heard)) return "i"; // the i of hielo and Iago is no vowel
  return /^([oó]|8|11(?!\d))/.test(heard) ? "o" : "other"; // 8 is ocho, 11 is once
}

/** A player's name, as it is spoken at this table. */
export function playerName(seat: number): string {
  return names.players[seat] ?? "";
}

/** An argument by the name that the game gives it: a card's, a player's, a type's. */
function named(argument: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => named(argument, item));
  const kinds = names.vocabulary.arguments[argument];
  if (!kinds || value == null || isPhrase(value)) return value;
  const id = String(value);
  for (const kind of kinds) {
    const name = kind === "seat" ? names.players[seatOf(value)] : own(names.vocabulary.names[kind], id);
    if (name !== undefined) return name;
  }
  return id;
}

/** A seat is a number, or an option's id (`seat:2`). */
function seatOf(value: unknown): number {
  return typeof value === "number" ? value : Number(/^seat:(\d+)$/.exec(String(value))?.[1]);
}

/** What an object itself has under a key, whatever every object has (`constructor`). */
function own(known: Record<string, string>, id: string): string | undefined {
  return Object.hasOwn(known, id) ? known[id] : undefined;
}

/** Which kinds of things have this id: those that the argument may be, or else any, the likeliest first. */
export function kindsOf(argument: string, id: string): string[] {
  const { names: known, arguments: means } = names.vocabulary;
  const having = (kinds: string[]) => kinds.filter((kind) => known[kind] && Object.hasOwn(known[kind], id));
  const meant = having([argument, argument.replace(/s$/, "")].flatMap((name) => means[name] ?? []));
  return meant.length ? meant : having([...new Set([...(means.option ?? []), ...Object.keys(known)])]);
}

/** A thing by its name, as this argument or as whatever has this id; undefined where nobody has named it. */
export function knownName(argument: string, id: string): string | undefined {
  const [kind] = kindsOf(argument, id);
  return kind && names.vocabulary.names[kind][id];
}

/** The name of one thing that an argument may be, such as an option. */
export function nameOf(argument: string, value: unknown): string {
  return String(spoken(named(argument, value)));
}

function withNames(args: Arguments): Arguments {
  return Object.fromEntries(Object.entries(args).map(([argument, value]) => [argument, named(argument, value)]));
}

/** A phrase of the engine or the server in the reader's words. */
export function phrase(told: Phrase): string {
  const args = withNames(told.args ?? {});
  return knows(told.key) ? say(told.key, args) : plainly(told.key, args);
}

/** What a game says that has no words for it: the names that its program uses. */
function plainly(key: string, args: Arguments): string {
  const [, ...parts] = key.split("-");
  const said = asWords(
    parts.slice(parts.length > 1 && ["ask", "event", "option"].includes(parts[0]) ? 1 : 0).join("-"),
  );
  const details = Object.entries(args).map(([name, value]) => `${asWords(name)} ${spoken(value)}`);
  return capital(details.length ? `${said}: ${details.join(", ")}` : said || key);
}

/** A phrase that stands alone: the engine writes its reasons without a capital and a full stop. */
export function sentence(told: Phrase): string {
  const text = phrase(told);
  return capital(text) + (/[.?!)]$/.test(text) ? "" : ".");
}

/** A line for the log. */
export function tell(event: GameEvent): string {
  const key = [`${names.game}-event-${event.event}`, `core-event-${event.event}`].find(knows);
  const { event: kind, rule: _, cause: __, ...fields } = event;
  if (!key) return plainly(`${names.game}-event-${kind}`, withNames(fields));
  const empty = Object.values(event).some((value) => Array.isArray(value) && value.length === 0);
  return say(empty && knows(`${key}-nobody`) ? `${key}-nobody` : key, withNames(fields));
}
