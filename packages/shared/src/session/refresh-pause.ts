import type { Clock } from '../clock';
import { LONGEST_WAIT_MS, waitAfter } from '../clock/back-off';

const STORED = 'slotwise:refresh-pause';

interface Pause {
  failures: number;
  /** Epoch milliseconds. */
  until: number;
}
const NONE: Pause = { failures: 0, until: 0 };

/**
 * The time after a failed refresh in which the server is not asked again, whoever wants tokens: longer after each failure. All tabs of the
 * browser share it; where it refuses storage, the page has its own.
 */
export class RefreshPause {
  private own = NONE;

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  /** Milliseconds. */
  left(): number {
    const left = this.read().until - this.clock.now();
    // Somebody has set the clock back.
    return left > LONGEST_WAIT_MS ? 0 : Math.max(0, left);
  }

  lengthen(): void {
    const { failures, until } = this.read();
    // Failures of a page that was closed long ago say nothing of now.
    const before = this.clock.now() - until > LONGEST_WAIT_MS ? 0 : failures;
    this.write({ failures: before + 1, until: this.clock.now() + waitAfter(before) });
  }

  /** Ends this wait; the next failure is followed by a longer one all the same. */
  skip(): void {
    const { failures } = this.read();
    if (failures > 0) this.write({ failures, until: this.clock.now() });
  }

  end(): void {
    if (this.read().failures > 0) this.write(NONE);
  }

  private read(): Pause {
    try {
      const text = localStorage.getItem(STORED);
      // Nothing is stored once another tab has ended it.
      if (text === null) return NONE;
      const { failures, until } = JSON.parse(text) as Pause;
      return Number.isFinite(failures) && Number.isFinite(until) ? { failures, until } : NONE;
    } catch {
      return this.own;
    }
  }

  private write(pause: Pause): void {
    this.own = pause;
    try {
      if (pause === NONE) localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, JSON.stringify(pause));
    } catch {
      // The page keeps its own.
    }
  }
}
