import type { SlottingProgress, SlottingSettings } from '@slotwise/contract';

/** Progress is told this often: more than twice a second. */
export const TELL_MS = 250;

/**
 * A stretch of a run's budget as all its threads go by it: a number of moves for each seed, or the time from one moment
 * to another, of a clock that is the same in all of them.
 */
export interface Stage {
  /** Null: it is a stretch of time. */
  moves: number | null;
  begin: number;
  /** The latest end, also of one of moves. */
  end: number;
}

/** @returns the share of a stage that one seed has spent by its number of moves and the time */
export function spentOf({ moves, begin, end }: Stage, made: number, now: number): number {
  if (moves !== null) return now >= end ? 1 : Math.min(1, made / moves);
  return end <= begin ? 1 : Math.min(1, (now - begin) / (end - begin));
}

/** Pauses of what is done sometimes, in times as long as it took. */
const PAUSES = 9;

/**
 * Acts on some of the values, after pauses in which a search goes on: measuring plans to tell them takes a tenth of its
 * time at most.
 */
export function sometimes<T>(clock: { readonly elapsed: number }, act: (value: T) => void): (value: T) => void {
  let next = -Infinity;
  return (value) => {
    const began = clock.elapsed;
    if (began < next) return;
    act(value);
    next = clock.elapsed + (clock.elapsed - began) * PAUSES;
  };
}

type Told = Pick<SlottingProgress, 'spent' | 'moves' | 'elapsedMs'>;

interface Spending {
  settings: SlottingSettings;
  /** Number of searches that have the moves of the settings each. */
  seeds: number;
  /** When the run began: the earlier, the longer a server that is gone has searched. */
  began: number;
  now(): number;
  /** Moves of all seeds so far. */
  moves(): number;
  tell(progress: Told): void;
}

/** Budget of a run, in time or in moves, shared out among stages one after another. */
export class Budget {
  private told = -Infinity;

  constructor(private readonly parts: Spending) {}

  get elapsed(): number {
    return this.parts.now() - this.parts.began;
  }

  /** Of the time alone. */
  get share(): number {
    return this.elapsed / (this.parts.settings.seconds * 1000);
  }

  /**
   * A stretch of time is a share of what is left: on a busy machine much is gone before the first move, and none shall have
   * nothing.
   * @param from share of the whole that is spent when it begins
   * @param until and when it ends
   */
  stage(from: number, until: number): Stage {
    const { settings, began, now } = this.parts;
    const [begin, end] = [now(), began + settings.seconds * 1000];
    return settings.moves === null
      ? { moves: null, begin, end: begin + Math.max(0, end - begin) * ((until - from) / (1 - from)) }
      : { moves: Math.max(1, Math.floor(settings.moves * (until - from))), begin, end };
  }

  /** Tells how far the run is, if it has not for a while. @returns whether it did */
  tell(): boolean {
    const ms = this.elapsed;
    if (ms - this.told < TELL_MS) return false;
    this.told = ms;
    this.parts.tell(this.progress());
    return true;
  }

  progress(): Told {
    const { settings, seeds } = this.parts;
    const moves = this.parts.moves();
    const byTime = this.elapsed / (settings.seconds * 1000);
    const byMoves = settings.moves === null ? byTime : moves / (settings.moves * seeds);
    return { spent: Math.min(1, Math.max(byMoves, byTime >= 1 ? 1 : 0)), moves, elapsedMs: Math.round(this.elapsed) };
  }
}
