// A table for any game: its view read out field by field, with the names that the game gives to things.
import type { GameClient } from "../../games";
import Card from "./Card.svelte";
import End from "./End.svelte";
import Table from "./Table.svelte";

const plain: GameClient = { Table, End, Card };

export default plain;
