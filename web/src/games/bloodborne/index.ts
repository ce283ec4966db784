import type { BloodborneEvent, TableView } from "../../generated/bloodborne";
import type { GameClient } from "..";
import Card from "./Card.svelte";
import type { CardData } from "./card";
import End from "./End.svelte";
import { credits } from "./icons";
import "./palette.css";
import { sound } from "./sounds";
import Table from "./Table.svelte";
import { tour } from "./tour";

const bloodborne: GameClient<TableView, BloodborneEvent, CardData> = {
  Table,
  End,
  Card,
  sound,
  grave: ["remove_card"],
  tour,
  credits,
};

export default bloodborne;
