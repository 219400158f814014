/** One table as this browser sees it: the newest scene, the whole log, the talk, and the way to act. */
import { get } from "./api/client";
import { WIRE } from "./api/wire";
import type { Advice, ChatLine, FromServer, Lang, LogLine, Preview, Scene, TableInfo, Until, WireError } from "./api/types";
import { hashOf, fetchMap, withMap } from "./maps";
import { mergeLog, olderLog } from "./mergeLog";
import { pace, rest } from "./parts/motion";
import { Pacing } from "./pacing.svelte";
import { session, t } from "./session.svelte";
import { reuseUnchanged } from "./reuseUnchanged";
import { TableSocket, type Act } from "./socket";

type Step = { type: "move"; move: string } | { type: "undo" | "redo" | "restart-turn" } | { type: "let-pass"; until: Until };

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(true);
  busy = $state(false);
  error = $state.raw<WireError | null>(null);
  /** The table could not be fetched at all. */
  unheard = $state(false);
  presence = $state.raw<unknown>(null);
  /** By how many seconds the server's own time is before the clock of this machine. */
  ahead = $state(0);
  /** Shows the moves of others one after the other. */
  readonly pacing = new Pacing(() => this.scene, (scene) => this.show(scene));
  private unpace: () => void = () => undefined;
  private line: TableSocket | null = null;
  /** The scene is in the language of this browser: if not, a new line begins with a whole scene. */
  private spoken = true;
  private left = false;
  /** Which map lies on the table, where it changes in play. */
  private lying: string | null = null;

  constructor(
    readonly id: string,
    readonly invite: string | null,
    public seat: number | null,
  ) {}

  async start(): Promise<void> {
    this.left = false;
    this.unpace = pace(() => this.pacing.finish());
    try {
      this.info = await get<TableInfo>(`/tables/${this.id}`, { invite: this.invite });
      this.chat = await get<ChatLine[]>(`/tables/${this.id}/chat`).catch(() => []);
    } catch (error) {
      this.error = (error as { error?: WireError }).error ?? null;
      this.unheard = true;
      return;
    }
    if (!this.left) this.connect(); // the page may be gone before the answer has come
  }

  /** Looks through another seat's eyes, as hot-seat and analysis tables may. */
  look(seat: number | null): void {
    if (seat === this.seat) return;
    this.pacing.stop();
    this.seat = seat;
    if (this.info?.mode === "hotseat") this.scene = null; // the next one must not see the last one's hand
    this.log = [];
    this.line?.tell({ type: "seat", seat });
  }

  stop(): void {
    this.left = true;
    this.unpace();
    this.pacing.stop();
    this.line?.close();
    this.line = null;
  }

  play(move: string): void {
    this.ask({ type: "move", move });
  }

  step(what: "undo" | "redo" | "restart-turn"): void {
    this.ask({ type: what });
  }

  /** Declines what is asked, and lets all questions of its kind pass. */
  letPass(until: Until): void {
    this.ask({ type: "let-pass", until });
  }

  /** Wants to be asked again about a kind of question. */
  alwaysAsk(kind: string): void {
    this.send((base) => ({ ...base, type: "always-ask", kind }));
  }

  say(text: string, to: "seats" | "watchers"): void {
    this.line?.tell({ type: "chat", text, to });
  }

  seen(n: number): void {
    this.line?.tell({ type: "seen", n });
  }

  speak(lang: Lang): void {
    this.pacing.stop();
    this.log = [];
    this.spoken = false;
    this.line?.tell({ type: "lang", lang });
  }

  /** Returns why a move is not legal, or null. */
  async why(move: string): Promise<WireError | null> {
    const found = await get<{ error: WireError | null }>(`/tables/${this.id}/why`, { move, seat: this.seat }).catch(() => null);
    return found?.error ?? null;
  }

  /** Asks what moves would do; nothing if the table has moved on meanwhile. */
  async previews(move: string[]): Promise<Preview[]> {
    const asked = this.scene?.asked;
    const found = await get<{ asked: string; previews: Preview[] }>(`/tables/${this.id}/previews`, { move, seat: this.scene?.seat });
    return found.asked === asked ? found.previews : [];
  }

  /** Fetches the page of the log before the lines that are known. */
  async older(): Promise<void> {
    const first = this.log[0];
    if (!first || first.n === 0) return;
    const lines = await olderLog(this.id, this.scene?.seat ?? null, first.n);
    if (this.log[0] === first) this.log = [...lines, ...this.log];
  }

  /** Asks what a master would do now. */
  hint(): Promise<Advice> {
    return get<Advice>(`/tables/${this.id}/hint`, { seat: this.scene?.seat });
  }

  async refresh(): Promise<void> {
    this.info = reuseUnchanged(this.info, await get<TableInfo>(`/tables/${this.id}`, { invite: this.invite }));
  }

  private connect(): void {
    const wishes = {
      lang: () => session.lang,
      seat: () => this.seat,
      invite: this.invite,
      version: () => {
        this.pacing.finish(); // what was heard is known
        return this.spoken ? (this.scene?.version ?? null) : null;
      },
    };
    this.line = new TableSocket(this.id, wishes, (message) => this.hear(message), (yes) => (this.online = yes));
  }

  private ask(step: Step): void {
    const asked = this.scene?.asked;
    this.send((base) => ({ ...base, ...step, asked }));
  }

  private send(act: (base: { id: string; seat?: number }) => Act): void {
    if (!this.scene || this.busy) return;
    this.busy = true;
    this.error = null;
    const shared = this.info?.mode === "hotseat" || this.info?.mode === "analysis";
    const seat = shared && this.scene.seat !== null ? { seat: this.scene.seat } : {};
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    this.line?.ask(act({ ...seat, id }));
  }

  private hear(message: FromServer): void {
    if (message.type === "scene") this.take(message as unknown as Scene);
    else if (message.type === "table") this.info = reuseUnchanged(this.info, message as TableInfo);
    else if (message.type === "chat") this.chat = [...this.chat, message];
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "ack") this.busy = false;
    else if (message.type === "refused") {
      this.busy = false;
      this.error = message.error;
    } else if (message.type === "hello") {
      this.ahead = message.time - Date.now() / 1000;
      if (message.wire !== WIRE) this.error = { code: "wire", message: t("wire-other"), rule: null, page: null, chapter: null, retry_after: null };
    }
  }

  private take(told: Scene): void {
    if (this.spoken) this.pacing.take(told);
    else this.show(told);
  }

  private show(told: Scene): void {
    const fresh = withMap(told, this.scene);
    this.lying = hashOf(told);
    void fetchMap(told).then((map) => {
      if (map && this.scene && this.lying === hashOf(told)) this.scene = { ...this.scene, view: { ...this.scene.view, map } };
    });
    this.spoken = true;
    this.log = mergeLog(this.log, fresh);
    // What moves is seen to move; then the numbers change.
    const panels = this.scene?.seat === fresh.seat ? this.scene.panels : fresh.panels;
    this.scene = reuseUnchanged(this.scene, { ...fresh, panels });
    this.busy = false;
    rest(() => (this.scene = reuseUnchanged(this.scene, { ...this.scene!, panels: fresh.panels })));
  }
}
