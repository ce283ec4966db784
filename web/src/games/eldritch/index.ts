import type { BoardView, EldritchEvent } from "../../generated/eldritch";
import type { GameClient } from "..";
import type { CardData } from "./card";
import Card from "./cards/Card.svelte";
import End from "./End.svelte";
import { credits } from "./icons";
import "./palette.css";
import { sound } from "./sounds";
import Table from "./Table.svelte";
import { tour } from "./tour";

const eldritch: GameClient<BoardView, EldritchEvent, CardData> = { Table, End, Card, sound, tour, wide: true, credits };

export default eldritch;
