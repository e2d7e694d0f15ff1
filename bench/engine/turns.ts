/** The turns that a search of two side by side has made while it was alone, and while both were at work. */
export interface Share {
  moves: number;
  /** Time of the processor, in milliseconds. */
  ms: number;
}

const BOTH = -1;
/** Nobody waits any more: one has ended. */
const FREE = -2;

/**
 * Two searches by turns: the first alone, the second alone, both, and again, so that alone and side by side meet the same
 * machine. A turn is a number of moves, and one of both ends with the first to have made them.
 */
export class Turns {
  private known: number;
  private readonly since: Share;
  private begun = 0;
  readonly alone: Share = { moves: 0, ms: 0 };
  readonly together: Share = { moves: 0, ms: 0 };

  /** @param turn shared by both; the number of whose turn it is */
  constructor(
    private readonly turn: Int32Array,
    private readonly at: number,
    private readonly each: number,
    private readonly time: () => number,
  ) {
    this.known = Atomics.load(turn, 0);
    this.since = { moves: 0, ms: time() };
  }

  /** Asked with the moves so far: waits for its turn. */
  look(moves: number): void {
    if (this.mayGoOn() && Atomics.load(this.turn, 0) === this.known && moves - this.begun >= this.each) this.pass();
    if (Atomics.load(this.turn, 0) !== this.known) this.enter(moves);
    while (!this.mayGoOn()) {
      Atomics.wait(this.turn, 0, Atomics.load(this.turn, 0));
      if (Atomics.load(this.turn, 0) !== this.known) this.enter(moves);
    }
  }

  end(moves: number): void {
    this.enter(moves);
    Atomics.store(this.turn, 0, FREE);
    Atomics.notify(this.turn, 0);
  }

  private mayGoOn = () => [this.at, BOTH, FREE].includes(Atomics.load(this.turn, 0));

  private pass(): void {
    const next = this.known === 0 ? 1 : this.known === 1 ? BOTH : 0;
    // The other one may have been faster.
    if (this.known !== FREE) Atomics.compareExchange(this.turn, 0, this.known, next);
    Atomics.notify(this.turn, 0);
  }

  private enter(moves: number): void {
    const now = this.time();
    const share = this.known === this.at ? this.alone : this.known === BOTH ? this.together : undefined;
    if (share) {
      share.moves += moves - this.since.moves;
      share.ms += now - this.since.ms;
    }
    this.known = Atomics.load(this.turn, 0);
    this.since.moves = this.begun = moves;
    this.since.ms = now;
  }
}
