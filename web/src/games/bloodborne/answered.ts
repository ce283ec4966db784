// Who has answered the open question. A view tells only who is still waited for.
import type { TableView } from "../../generated/bloodborne";

export class Answered {
  #moment = "";
  #asked: number[] = [];

  /** Whoever was asked at this moment and is not waited for any more. */
  at(view: TableView): number[] {
    const waiting = view.waiting_for;
    const moment = `${view.round} ${view.phase}`;
    if (moment !== this.#moment || waiting.some((seat) => !this.#asked.includes(seat))) {
      this.#moment = moment;
      this.#asked = view.phase === "choose_cards" ? everybody(view) : waiting;
    }
    return waiting.length ? this.#asked.filter((seat) => !waiting.includes(seat)) : [];
  }
}

/** All who choose a card in step 1. */
function everybody(view: TableView): number[] {
  return view.hunters.filter((hunter) => hunter.health && hunter.hand_size).map((hunter) => hunter.seat);
}
