// The game that a page is about: how it looks, how its things are called, what its cards say.
import { type CardInfo, type GameClient, loadGame } from "../games";
import type { GameEvent, GameInfo } from "../generated/protocol";
import { game as askForGame, cards, words } from "./api";
import { Loaded } from "./loaded.svelte";
import { loadGameWords, reader, setVocabulary } from "./voice.svelte";

export interface GameAtHand {
  info: GameInfo;
  client: GameClient;
  /** Every component, and by its id; where several have the same, the first. */
  components: CardInfo[];
  cards: Map<string, CardInfo>;
}

/** The card that caused an event, or one of its abilities: `tonitrus`, `tonitrus/0/0`. */
export function cardBehind({ cause }: GameEvent, game: GameAtHand): CardInfo | undefined {
  return cause ? game.cards.get(cause.split("/")[0]) : undefined;
}

interface Subject {
  game: string;
  pack?: string;
  players?: string[];
}

/** Everything of a game that a page needs, in the reader's language; to be called while a component is made. */
export function gameAtHand(subject: () => Subject | null): Loaded<GameAtHand | undefined> {
  // only another game, pack or language is a reason to ask again
  const game = $derived(subject()?.game ?? "");
  const pack = $derived(subject()?.pack ?? "");
  const players = $derived(subject()?.players ?? []);

  const loaded = new Loaded(async () => {
    if (!game) return undefined;
    const [info, client, vocabulary, found] = await Promise.all([
      askForGame(game),
      loadGame(game),
      words(game, reader.lang, pack),
      cards(game, reader.lang, pack),
      loadGameWords(game),
    ]);
    const byId = new Map([...found].reverse().map((card) => [card.id, card]));
    return { info, client, vocabulary, components: found, cards: byId };
  });

  $effect.pre(() => {
    if (loaded.value) setVocabulary(loaded.value.info.id, loaded.value.vocabulary, players);
  });
  return loaded;
}
