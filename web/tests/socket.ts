import type { Message, Telling } from "../src/generated/protocol";

/** The server's end of a line. */
export class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  heard: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  say(told: Partial<Telling>): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
