import type { Clock } from '../clock';
import type { Announcements, Bus } from './bus';

type Wish = Announcements['subscription'];

/** A stream that nobody has confirmed for this long is gone, and its client subscribes its next one anew. */
const KEPT_MS = 60_000;
const MAX_WAITING = 10_000;

const keyOf = ({ sessionId, connectionId, channel }: Announcements['joined']): string =>
  `${connectionId ?? sessionId} ${channel}`;

/**
 * Announces subscriptions to the instance that holds the stream until it confirms them: an announcement may be lost while a
 * broker is away, and a stream would then hear nothing for as long as it is open.
 */
export class WaitingSubscriptions {
  private readonly waiting = new Map<string, { wish: Wish; until: number }>();

  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {
    bus.on('joined', (which) => void this.waiting.delete(keyOf(which)));
  }

  announce(wish: Wish): void {
    const key = keyOf(wish);
    if (wish.on && this.waiting.size < MAX_WAITING) {
      this.waiting.set(key, { wish, until: this.clock.now().getTime() + KEPT_MS });
    } else this.waiting.delete(key);
    this.bus.announce('subscription', wish);
  }

  /** Announces again what is not confirmed. To be called every second or so. */
  repeat(): void {
    const now = this.clock.now().getTime();
    for (const [key, { wish, until }] of this.waiting) {
      if (until < now) this.waiting.delete(key);
      else this.bus.announce('subscription', wish);
    }
  }
}
