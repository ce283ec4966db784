// Who this reader is at tables: a name and an avatar, kept by the browser and by nobody else.
import { anyAvatar, read, written } from "./avatars";
import { recall, remember } from "./storage";

interface Me {
  name: string;
  avatar: string;
}

function recalled(): Me {
  const [name, avatar] = [recall("name", ""), recall("avatar", "")];
  const known = typeof avatar === "string" && read(avatar);
  const given = known ? avatar : written(anyAvatar());
  if (!known) remember("avatar", given);
  return { name: typeof name === "string" ? name : "", avatar: given };
}

export const me: Me = $state(recalled());

export function become(name: string, avatar = me.avatar): void {
  me.name = name;
  me.avatar = avatar;
  remember("name", name);
  remember("avatar", avatar);
}

let made = ""; // for browsers that may not remember

/** What this browser calls itself: made up once, and said so that a host can keep somebody away. */
export function client(): string {
  const known = recall("client", "") || made;
  if (known) return known;
  made = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
  remember("client", made);
  return made;
}
