import type { SlottingSettings } from '@slotwise/contract';

/** Progress is told this often: more than twice a second. */
const TELL_MS = 250;

interface Spending {
  settings: SlottingSettings;
  /** Milliseconds that were searched before, by a server that is gone. */
  elapsedMs: number;
  now(): number;
  isStopped(): boolean;
  tell(progress: { spent: number; moves: number; elapsedMs: number }): void;
}

/** Budget of a run, in time or in moves, shared out among several searches one after another. */
export class Budget {
  private readonly began: number;
  private told = -Infinity;
  /** Of searches that have ended. */
  private moves = 0;

  constructor(private readonly parts: Spending) {
    this.began = parts.now() - parts.elapsedMs;
  }

  get elapsed(): number {
    return this.parts.now() - this.began;
  }

  /**
   * The budget of one search.
   * @param from share of the whole that is spent when it begins
   * @param until and when it ends
   * @returns the engine's question, and a callback for the moves that were made
   */
  stage(from: number, until: number): { spent: (moves: number) => number; end: (moves: number) => void } {
    const { settings, isStopped } = this.parts;
    const limit = settings.moves === null ? null : Math.max(1, Math.floor(settings.moves * (until - from)));
    const total = settings.seconds * 1000;
    const first = this.elapsed;
    const last = total * until;
    return {
      spent: (moves) => {
        this.tell(moves);
        if (isStopped()) return 1;
        const ms = this.elapsed;
        if (limit !== null) return ms >= total ? 1 : Math.min(1, moves / limit);
        return last <= first ? 1 : Math.min(1, (ms - first) / (last - first));
      },
      end: (moves) => {
        this.moves += moves;
      },
    };
  }

  /** Tells how far the run is, if it has not for a while. */
  tell(moves: number): void {
    const ms = this.elapsed;
    if (ms - this.told < TELL_MS) return;
    this.told = ms;
    this.parts.tell(this.progress(moves));
  }

  progress(moves: number): { spent: number; moves: number; elapsedMs: number } {
    const { settings } = this.parts;
    const made = this.moves + moves;
    const byTime = this.elapsed / (settings.seconds * 1000);
    const spent = Math.min(1, settings.moves === null ? byTime : Math.max(made / settings.moves, byTime >= 1 ? 1 : 0));
    return { spent, moves: made, elapsedMs: Math.round(this.elapsed) };
  }
}
