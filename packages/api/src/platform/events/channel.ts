import type { PermissionName } from '@slotwise/contract';
import { isPermissionName } from '@slotwise/contract/permissions';
import type { FrameMemory, Keeper } from './frame-memory';
import type { MessageLog } from './log';
import { LARGE_BYTES, type StoredMessage } from './message';
import { letterOf, type StoredKind } from './positions';

/** A message as it goes over the wire, made once for all streams; each puts its own id prefix in front. */
export interface Frame {
  seq: number;
  bytes: Buffer;
  /** Of large data: the frame for clients that asked for the short form. */
  short?: Buffer;
  permission: PermissionName | null;
  /** The place of work that it is about; null: none. */
  site: string | null;
}

/**
 * Limits of the frames that a channel keeps for returning clients: a number of frames and, since a tenant decides how
 * long they are, of bytes.
 */
const RING = { frames: 512, bytes: 2 * 1024 * 1024 };
const PAGE = { messages: 500, bytes: 1024 * 1024 };
/** Further ahead than this, messages are not held but read from the log. */
const MAX_HELD = { messages: 1000, bytes: 1024 * 1024 };

/** A channel that streams of this instance hear: its last frames, in the order of their numbers, without gaps. */
export class ChannelState<Member> implements Keeper {
  seq = 0;
  readonly members = new Set<Member>();
  /** When the last member left, for forgetting the channel later. */
  idleSince = 0;
  readonly opened: Promise<void>;
  private ring: Frame[] = [];
  private ringBytes = 0;
  private heldBytes = 0;
  /** The highest number that is known to exist. */
  private wanted = 0;
  private open = false;
  private filling = false;
  private readonly held = new Map<number, StoredMessage>();

  constructor(
    readonly name: string,
    readonly kind: StoredKind,
    private readonly log: MessageLog,
    private readonly memory: FrameMemory,
    private readonly onAdvance: (channel: ChannelState<Member>) => void,
    private readonly onFault: (fault: unknown) => void,
  ) {
    this.opened = this.start();
  }

  /** Takes a message in any order, any number of times; missing ones before it are read from the log. */
  deliver(message: StoredMessage): void {
    if (this.open && message.seq <= this.seq) return;
    this.hold(message);
    this.wanted = Math.max(this.wanted, message.seq);
    if (!this.open) return;
    this.takeHeld();
    if (this.wanted > this.seq) void this.fill();
  }

  /** The number that the database has: reads what this instance was not told. */
  reached(seq: number): void {
    this.wanted = Math.max(this.wanted, seq);
    if (this.open && seq > this.seq) void this.fill();
  }

  get keptBytes(): number {
    return this.ringBytes;
  }

  forgetFrames(): void {
    this.ring = [];
    this.ringBytes = 0;
  }

  /** Lets go of long frames, and of earlier ones, once every stream that listens has them. */
  settle(): void {
    const longest = this.ring.findLastIndex(({ bytes }) => bytes.length > LARGE_BYTES);
    if (longest >= 0) this.keep(this.ring.slice(longest + 1));
    this.memory.changed(this);
  }

  /** Frames after a position, if all are still in memory; else null. */
  since(seq: number): Frame[] | null {
    const missing = this.seq - seq;
    if (missing < 0 || missing > this.ring.length) return null;
    return missing === 0 ? [] : this.ring.slice(-missing);
  }

  frame({ seq, event, data, permission, site = null, bytes, short }: StoredMessage): Frame {
    const written = (message: object) =>
      Buffer.from(`${letterOf(this.kind)}:${seq}\ndata: ${JSON.stringify(message)}\n\n`);
    const { id } = (data ?? {}) as { id?: unknown };
    const brief = { event, channel: this.name, data: { id }, short: true };
    return {
      seq,
      bytes: written(short ? brief : { event, channel: this.name, data }),
      ...(bytes > LARGE_BYTES && { short: written(brief) }),
      permission: permission && isPermissionName(permission) ? permission : null,
      site,
    };
  }

  private async start(): Promise<void> {
    this.seq = (await this.log.positions([this.name])).get(this.name) ?? 0;
    this.open = true;
    this.takeHeld();
    if (this.wanted > this.seq) void this.fill();
  }

  private hold(message: StoredMessage): void {
    if (this.held.has(message.seq)) return;
    // The next one is taken at once, however long it is.
    const isNext = this.open && message.seq === this.seq + 1;
    const fits = this.held.size < MAX_HELD.messages && this.heldBytes + message.bytes <= MAX_HELD.bytes;
    if (!isNext && !fits) return;
    this.held.set(message.seq, message);
    this.heldBytes += message.bytes;
  }

  private release(message: StoredMessage): void {
    if (this.held.delete(message.seq)) this.heldBytes -= message.bytes;
  }

  private takeHeld(): void {
    const before = this.seq;
    for (const message of [...this.held.values()]) if (message.seq <= this.seq) this.release(message);
    for (let next = this.held.get(this.seq + 1); next; next = this.held.get(this.seq + 1)) {
      this.release(next);
      this.append(next);
    }
    if (this.seq > before) this.onAdvance(this);
  }

  private append(message: StoredMessage): void {
    this.seq = message.seq;
    const frame = this.frame(message);
    this.ring.push(frame);
    this.ringBytes += frame.bytes.length;
    // Cut in halves, not one by one: an array that shifts at every message costs more than the frames do.
    if (this.ring.length > 2 * RING.frames) this.keep(this.ring.slice(-RING.frames));
    if (this.ringBytes > RING.bytes) this.keepLast(RING.bytes / 2);
    this.memory.changed(this);
  }

  /** Keeps the last frames, as many as fit, and the very last in any case: those who listen do not have it yet. */
  private keepLast(bytes: number): void {
    let [first, sum] = [this.ring.length - 1, this.ring.at(-1)?.bytes.length ?? 0];
    while (first > 0 && sum + (this.ring[first - 1]?.bytes.length ?? 0) <= bytes)
      sum += this.ring[--first]?.bytes.length ?? 0;
    this.keep(this.ring.slice(first));
  }

  private keep(frames: Frame[]): void {
    this.ring = frames;
    this.ringBytes = frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      while (this.seq < this.wanted) {
        const page = await this.log.after(this.name, this.seq, PAGE);
        for (const message of page) {
          if (message.seq <= this.seq) continue;
          // Older ones than the log keeps: streams behind the hole are told to reload.
          if (message.seq !== this.seq + 1) this.forgetFrames();
          this.append(message);
        }
        this.takeHeld();
        if (page.length > 0) this.onAdvance(this);
        else break;
      }
    } catch (fault) {
      this.onFault(fault);
    } finally {
      this.filling = false;
    }
  }
}
