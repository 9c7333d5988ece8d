// One table over one socket: the scene as it is now, commands, questions; it comes back by itself when it is cut.

import { NO_ANSWER, Refusal } from "./requests.ts";
import { applied, type Hint, type Review, type Scene, type Update, type WireSaid, type WireTold } from "./scene.ts";

/** `lost` tries again by itself; `missing` is a table that is not there, `stranger` a secret that nobody has. */
export type Status = "connecting" | "open" | "lost" | "missing" | "stranger";

interface Waiting<T> {
  resolve: (answer: T) => void;
  reject: (refusal: Refusal) => void;
}

/** What is told of each change of the scene. */
export type Changed = (scene: Scene, before: Scene | null, update: Update) => void;

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const STRANGER = 4401;
const MISSING = 4404;

export class Connection {
  /** The table as it may be seen; null before the first answer. */
  scene = $state.raw<Scene | null>(null);
  status = $state<Status>("connecting");
  /** How far the server's clock is ahead of this one's, in milliseconds. */
  ahead = 0;

  readonly table: string;
  #secret: string | null;
  readonly #changed: Changed;
  #socket: WebSocket | null = null;
  #commands: Waiting<Update>[] = [];
  #question: Waiting<Hint | Review> | null = null;
  #welcomed: (() => void)[] = [];
  /** Whether the next hello is that of somebody else, who has seen nothing yet. */
  #other = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #online = () => this.#soon(0);

  constructor(table: string, secret: string | null, changed: Changed) {
    this.table = table;
    this.#secret = secret;
    this.#changed = changed;
    addEventListener("online", this.#online);
    this.#connect();
  }

  /** Leave the table. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#online);
    this.#socket?.close();
    this.#drop();
  }

  /** Say hello again as somebody: who had no secret before has one now. Comes back once the server has welcomed them. */
  become(secret: string): Promise<void> {
    if (secret === this.#secret) return Promise.resolve();
    this.#secret = secret;
    this.#other = true;
    this.#drop();
    clearTimeout(this.#timer);
    this.status = "connecting";
    const old = this.#socket;
    this.#connect();
    old?.close();
    return new Promise((resolve) => this.#welcomed.push(resolve));
  }

  /** Send a command and wait for its answer. Throws Refusal, whose code is `offline` where the way is cut. */
  command(said: WireSaid): Promise<Update> {
    return new Promise((resolve, reject) => {
      if (!this.#say(said)) return reject(new Refusal(NO_ANSWER));
      this.#commands.push({ resolve, reject });
    });
  }

  /** Ask a question; there is one at a time. Throws Refusal. */
  question(said: WireSaid): Promise<Hint | Review> {
    return new Promise((resolve, reject) => {
      if (this.#question) return reject(new Refusal("busy"));
      if (!this.#say(said)) return reject(new Refusal(NO_ANSWER));
      this.#question = { resolve, reject };
    });
  }

  #say(said: WireSaid): boolean {
    if (this.status !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(said));
    return true;
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#told(JSON.parse(event.data as string) as WireTold);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #hello(): WireSaid {
    const version = this.#other ? 0 : (this.scene?.version ?? 0);
    return this.#secret ? { command: "hello", secret: this.#secret, version } : { command: "hello", version };
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (code === STRANGER || code === MISSING) {
      this.status = code === STRANGER ? "stranger" : "missing";
      return;
    }
    this.status = this.scene ? "lost" : "connecting";
    this.#soon(PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0);
  }

  #soon(pause: number): void {
    if (this.#closed || this.status === "open") return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** What waits for an answer will get none. */
  #drop(): void {
    const waiting = [...this.#commands, ...(this.#question ? [this.#question] : [])];
    this.#commands = [];
    this.#question = null;
    for (const each of waiting) each.reject(new Refusal(NO_ANSWER));
  }

  #told(message: WireTold): void {
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.#tries = 0;
        this.#other = false;
        for (const welcomed of this.#welcomed.splice(0)) welcomed();
        return;
      case "hint":
      case "review":
        this.#question?.resolve(message);
        this.#question = null;
        return;
      case "refused": {
        const refusal = new Refusal(message.code, message.facts);
        if (message.question) {
          this.#question?.reject(refusal);
          this.#question = null;
        } else this.#commands.shift()?.reject(refusal);
        return;
      }
      case "update":
        this.#updated(message);
    }
  }

  #updated(update: Update): void {
    const before = this.scene;
    const scene = applied(before, update);
    if (!scene) {
      // a message is missing: say hello again, as somebody who has seen nothing
      this.scene = null;
      this.#socket?.close();
      return;
    }
    this.ahead = update.now * 1000 - Date.now();
    this.scene = scene;
    this.#changed(scene, before, update);
    if (update.answers) this.#commands.shift()?.resolve(update);
  }
}
