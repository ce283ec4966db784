import "./fonts.css";
import "./theme.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { callAhead } from "./shell/calling";
import { keepShell, renewWhenOld } from "./shell/install";
import { followSettings } from "./shell/settings.svelte";
import { firstWords } from "./shell/voice.svelte";

callAhead();
renewWhenOld();
followSettings();
await firstWords();

const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD) keepShell();
