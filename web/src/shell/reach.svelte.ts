// The address by which others reach this page. One that is opened at the machine itself means nothing elsewhere.
import { addresses } from "./api";

const onlyHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

/** How a server is started that others can reach. */
const FOR_OTHERS = "gaslamp serve --host 0.0.0.0";

class Reach {
  /** To be put before the path of a link. */
  origin = $state(location.origin);
  /** Whether nobody else can open the link. */
  alone = $state(onlyHere);
  /** What would help then. */
  readonly command = $derived(this.alone ? FOR_OTHERS : "");

  constructor() {
    if (!onlyHere) return;
    addresses().then(
      ([found]) => {
        if (!found) return;
        this.origin = found;
        this.alone = false;
      },
      () => {}, // then the warning stays
    );
  }
}

let known: Reach | undefined;

/** Asked for when it is first needed. */
export function reach(): Reach {
  known ??= new Reach();
  return known;
}
