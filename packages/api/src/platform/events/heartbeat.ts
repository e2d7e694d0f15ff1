import { STREAM_HEARTBEAT_MS } from '@slotwise/contract/constants';
import type { Stream } from './stream';

const TICK_MS = 1000;
const SLOTS = STREAM_HEARTBEAT_MS / TICK_MS;

/** One timer for all streams: each is looked at every 15 s, a fifteenth of them a second. */
export class HeartbeatWheel {
  private readonly slots = Array.from({ length: SLOTS }, () => new Set<Stream>());
  private readonly slotOf = new Map<Stream, number>();
  private readonly timer: NodeJS.Timeout;
  private now = 0;
  private added = 0;

  constructor(private readonly onTurn: () => void) {
    this.timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  add(stream: Stream): void {
    const slot = this.added++ % SLOTS;
    this.slotOf.set(stream, slot);
    this.slots[slot]!.add(stream);
  }

  remove(stream: Stream): void {
    const slot = this.slotOf.get(stream);
    if (slot === undefined) return;
    this.slotOf.delete(stream);
    this.slots[slot]!.delete(stream);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    this.now = (this.now + 1) % SLOTS;
    for (const stream of this.slots[this.now]!) stream.heartbeat();
    if (this.now === 0) this.onTurn();
  }
}
