import type { GameClient, View } from "..";
import Card from "./Card.svelte";
import End from "./End.svelte";
import "./palette.css";
import Table from "./Table.svelte";

const bloodborne: GameClient = { Table, End, Card, round: (view: View) => view.round };

export default bloodborne;
