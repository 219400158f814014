/** The line to a table: says each thing until it is acknowledged, comes back by itself, catches up by version. */
import type { SendAlwaysAsk, SendLetPass, SendMove, SendRedo, SendRestartTurn, SendUndo } from "./api/wire";
import type { FromServer, ToServer } from "./api/types";

/** What is said until it is answered. */
export type Act = SendMove | SendUndo | SendRedo | SendRestartTurn | SendLetPass | SendAlwaysAsk;

interface Wishes {
  lang: () => string;
  seat: () => number | null;
  invite: string | null;
  version: () => number | null;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** A dead network does not close a socket: what is not answered for so long is said again over a new one. */
const PATIENCE = 8_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Act>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly wishes: Wishes,
    private readonly hear: (message: FromServer) => void,
    private readonly online: (yes: boolean) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Sends something that needs no answer; lost while the line is down. */
  tell(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends something until it is answered. The same id twice is played once. */
  ask(message: Act): void {
    this.unanswered.set(message.id, message);
    this.tell(message);
    this.expect(message.id);
  }

  private expect(id: string): void {
    const asked = this.socket;
    setTimeout(() => {
      if (this.unanswered.has(id) && this.socket === asked && asked?.readyState === WebSocket.OPEN) this.lost(asked);
    }, PATIENCE);
  }

  private lost = (socket: WebSocket): void => {
    if (this.socket !== socket || this.over) return;
    this.socket = null; // whatever it still says is no longer heard
    socket.close();
    this.online(false);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), wait);
  };

  private address(): string {
    const query = new URLSearchParams({ lang: this.wishes.lang() });
    const version = this.wishes.version();
    const seat = this.wishes.seat();
    if (seat !== null) query.set("seat", String(seat));
    if (this.wishes.invite) query.set("invite", this.wishes.invite);
    if (version !== null) query.set("version", String(version));
    return `${location.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(this.table)}?${query}`;
  }

  private open(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.online(true);
      for (const [id, message] of this.unanswered) {
        this.tell(message);
        this.expect(id);
      }
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => this.lost(socket);
  }

  private receive(message: FromServer): void {
    if (message.type === "ping") return this.tell({ type: "pong" });
    if (message.type === "ack" || message.type === "refused") this.unanswered.delete(message.id ?? "");
    this.hear(message);
  }

  private cut = (): void => {
    if (this.socket) this.lost(this.socket);
  };

  private hurry = (): void => {
    if (this.over || document.hidden || (this.socket && this.socket.readyState !== WebSocket.CLOSED)) return;
    clearTimeout(this.timer);
    this.open();
  };
}
