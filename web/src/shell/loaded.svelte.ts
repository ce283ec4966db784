// Something asked of the server, as a page shows it.
import { type Trouble, troubleOf } from "./api";

/** Loads anew whenever what `load` reads changes, and keeps showing the old until the new is there. */
export class Loaded<T> {
  value = $state.raw<T>();
  trouble = $state.raw<Trouble | null>(null);
  #tries = $state(0);

  constructor(load: () => Promise<T>) {
    $effect(() => {
      void this.#tries;
      let wanted = true;
      load().then(
        (value) => {
          if (!wanted) return;
          this.value = value;
          this.trouble = null;
        },
        (thrown) => {
          if (wanted) this.trouble = troubleOf(thrown);
        },
      );
      return () => (wanted = false);
    });
  }

  again = (): void => {
    this.trouble = null;
    this.#tries++;
  };
}
