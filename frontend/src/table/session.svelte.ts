// What somebody does at a table: which tile is picked, what is being sent, what was refused, what Ben advises.

import { me } from "../me.svelte.ts";
import { Connection, type Changed } from "../wire/connection.svelte.ts";
import { arranged } from "./hand/order.ts";
import { Refusal } from "../wire/requests.ts";
import { tilesIn, type Choice, type Hint, type Misfit, type Review, type Scene, type WireSaid } from "../wire/scene.ts";

export class Session {
  readonly connection: Connection;
  readonly table: string;
  /** The invitation to a chair that the link has brought. */
  readonly key: string;
  /** The tile of the hand that is picked. */
  picked = $state<string | null>(null);
  /** Which of the picked tile's ways would be taken, as its place among them. */
  aimed = $state(0);
  /** A play that has been sent and not been answered yet: it is shown as if it lay already. */
  pending = $state.raw<Choice | null>(null);
  /** Whether anything has been sent and not been answered yet. */
  busy = $state(false);
  /** What was refused last; it goes with the next thing that is done. */
  refusal = $state.raw<Refusal | null>(null);
  /** What Ben would do now, and whether he is being asked. */
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** The seal of this match's deals as this page first saw it; empty if it came when the match was over. */
  seal = "";
  #hand = $state.raw<string[]>([]);
  /** Who is told of each change: sounds, and what comes and goes. Nothing is drawn from it. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  listeners = new Set<Changed>();

  constructor(table: string, key: string) {
    this.table = table;
    this.key = key;
    this.connection = new Connection(table, me.secret, (scene, before, update) => {
      if (before && before.turn.seat === scene.turn.seat && before.tiles.length === scene.tiles.length)
        this.#keep(scene);
      else this.#forget();
      if (scene.phase !== "over" && (!this.seal || before?.phase === "over")) this.seal = scene.about.commit;
      this.#hand = arranged(handOf(scene), this.#hand);
      for (const listener of this.listeners) listener(scene, before, update);
    });
  }

  get scene(): Scene | null {
    return this.connection.scene;
  }

  /** The seat that this person acts for now, if any. */
  get acting(): number | null {
    return this.pending ? null : (this.scene?.choices.seat ?? null);
  }

  /** The seat that this screen belongs to: the one whose hand is seen, else the person's first; null for watchers. */
  get seat(): number | null {
    const scene = this.scene;
    return scene ? (scene.hands.seat ?? scene.seats[0] ?? null) : null;
  }

  /** The tiles of the hand that is seen as they are arranged, without one that is on its way to the table. */
  get hand(): string[] {
    return this.#hand.filter((tile) => tile !== this.pending?.ghost.tile);
  }

  /** All legal plays, and those of the picked tile. */
  get plays(): Choice[] {
    return this.acting === null ? [] : (this.scene?.choices.plays ?? []);
  }
  get ways(): Choice[] {
    return this.waysOf(this.picked);
  }
  get mayDraw(): boolean {
    return this.acting !== null && this.scene?.choices.why_not_draw === "";
  }
  get mayPass(): boolean {
    return this.acting !== null && this.scene?.choices.why_not_pass === "";
  }

  /** The plays of a tile. */
  waysOf(tile: string | null): Choice[] {
    return tile === null ? [] : this.plays.filter((play) => play.ghost.tile === tile);
  }

  /** Why a tile can't be laid, as far as that is for this person to know now. */
  misfitsOf(tile: string | null): Misfit[] {
    const choices = this.acting === null ? null : this.scene?.choices;
    return choices ? choices.misfits.filter((misfit) => misfit.tile === tile) : [];
  }

  /** Pick a tile: if it can be laid in one way only it goes at once, unless the settings want to be asked. */
  pick(tile: string): void {
    this.refusal = null;
    const ways = this.waysOf(tile);
    const [only] = ways;
    if (only && ways.length === 1 && (!me.settings.confirm || this.picked === tile)) return void this.lay(only);
    this.picked = this.picked === tile ? null : tile;
    this.aimed = 0;
  }

  /** Show the ways of a tile without laying it. */
  hold(tile: string | null): void {
    this.picked = tile;
    this.aimed = 0;
  }

  /** Take aim at the next or the last one of the ways. */
  aim(step: number): void {
    const count = this.ways.length;
    if (count > 0) this.aimed = (this.aimed + step + count) % count;
  }

  /** Lay a tile. It lies there at once; if the server refuses it comes back. */
  lay(choice: Choice): Promise<boolean> {
    const done = this.#act(choice.action);
    this.pending = choice;
    this.picked = null;
    return done;
  }

  draw(): Promise<boolean> {
    return this.#act("+");
  }

  pass(): Promise<boolean> {
    return this.#act("-");
  }

  #act(action: string): Promise<boolean> {
    const scene = this.scene;
    if (this.acting === null || !scene) return Promise.resolve(false);
    return this.send({ command: "act", seat: this.acting, action, version: scene.version });
  }

  /** Send a command; false if it was refused, and then `refusal` says why. */
  async send(said: WireSaid): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await this.connection.command(said);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.refusal = refusal;
      return false;
    } finally {
      this.busy = false;
      this.pending = null;
    }
  }

  /** Ask Ben what he would do here. */
  async askHint(player = "ben"): Promise<void> {
    const seat = this.acting;
    if (seat === null) return;
    this.refusal = null;
    this.asking = true;
    try {
      const hint = (await this.connection.question({ command: "hint", seat, player })) as Hint;
      if (hint.version === this.scene?.version) this.hint = hint;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.refusal = refusal;
    } finally {
      this.asking = false;
    }
  }

  /** Ask what Ben would have done at each decision of a seat, in this round or that one. Throws Refusal. */
  async review(seat: number, round?: number, player = "ben"): Promise<Review> {
    const more = round === undefined ? {} : { round };
    return (await this.connection.question({ command: "review", seat, player, ...more })) as Review;
  }

  close(): void {
    this.connection.close();
  }

  /** The position is another one: what was thought about it is over. */
  #forget(): void {
    this.picked = null;
    this.aimed = 0;
    this.hint = null;
    this.pending = null;
    this.refusal = null;
  }

  /** The position is the same, but the hand may have grown: keep what still holds. */
  #keep(scene: Scene): void {
    if (this.hint && this.hint.version !== scene.version) this.hint = null;
    if (this.picked && !handOf(scene).includes(this.picked)) this.picked = null;
  }
}

/** The tiles of the hand that is seen. */
function handOf({ hands }: Scene): string[] {
  return hands.seat === null || hands.seat === undefined ? [] : tilesIn(hands.tiles[hands.seat] ?? "");
}
