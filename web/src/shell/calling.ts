// Calling a table: whoever opens its page is put through while the page itself is still being fetched.
import { PROTOCOL } from "../generated/protocol";
import { client, me } from "./me.svelte";
import { parse } from "./router.svelte";
import { seatsAt, takeSeatsFromAddress } from "./seats";

declare global {
  interface Window {
    /** The line that public/call.js has opened. */
    called?: WebSocket;
  }
}

interface Call {
  table: string;
  /** Of the seat that it is about; empty for one who comes without. */
  secret: string;
  socket: WebSocket;
  /** What was said before anybody listened. */
  heard: string[];
}

let early: Call | null = null;

/** Says hello at the table that the address leads to, if it does. */
export function callAhead(): void {
  const route = parse(location.pathname);
  if (route.page !== "table") return;
  takeSeatsFromAddress(route.id);
  early = call(route.id, seatsAt(route.id)[0]?.secret ?? "", window.called);
}

/** The line to a table, to be listened to from now on. */
export function pickUp(table: string, secret: string): Call {
  const made = early?.table === table && early.secret === secret ? early : call(table, secret);
  if (made === early) early = null;
  return made;
}

function call(table: string, secret: string, socket = new WebSocket(address(table))): Call {
  const heard: string[] = [];
  const hello = () => {
    socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, secret, paced: true, client: client(), ...me }));
  };
  if (socket.readyState === WebSocket.OPEN) hello();
  else socket.onopen = hello;
  socket.onmessage = ({ data }) => heard.push(data);
  return { table, secret, socket, heard };
}

function address(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/live`;
}
