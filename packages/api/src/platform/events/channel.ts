import type { PermissionName } from '@slotwise/contract';
import { isPermissionName } from '@slotwise/contract/permissions';
import type { MessageLog } from './log';
import type { StoredMessage } from './message';
import { letterOf, type StoredKind } from './positions';

/** A message as it goes over the wire, made once for all streams; each puts its own id prefix in front. */
export interface Frame {
  seq: number;
  bytes: Buffer;
  permission: PermissionName | null;
}

const RING = 512;
const PAGE = 500;
/** Further ahead than this, messages are not held but read from the log. */
const MAX_HELD = 1000;

/** A channel that streams of this instance hear: its last frames, in the order of their numbers, without gaps. */
export class ChannelState<Member> {
  seq = 0;
  readonly members = new Set<Member>();
  /** When the last member left, for forgetting the channel later. */
  idleSince = 0;
  readonly opened: Promise<void>;
  private ring: Frame[] = [];
  private open = false;
  private filling = false;
  private readonly held = new Map<number, StoredMessage>();

  constructor(
    readonly name: string,
    readonly kind: StoredKind,
    private readonly log: MessageLog,
    private readonly onAdvance: (channel: ChannelState<Member>) => void,
    private readonly onFault: (fault: unknown) => void,
  ) {
    this.opened = this.start();
  }

  /** Takes a message in any order, any number of times; what is missing before it is read from the log. */
  deliver(message: StoredMessage): void {
    if (this.open && message.seq <= this.seq) return;
    if (this.held.size < MAX_HELD) this.held.set(message.seq, message);
    if (!this.open) return;
    this.takeHeld();
    if (this.held.size > 0) void this.fill();
  }

  /** The number that the database has: reads what this instance was not told. */
  reached(seq: number): void {
    if (this.open && seq > this.seq) void this.fill(seq);
  }

  /** Frames after a position, if all are still in memory; else null. */
  since(seq: number): Frame[] | null {
    const missing = this.seq - seq;
    if (missing < 0 || missing > this.ring.length) return null;
    return missing === 0 ? [] : this.ring.slice(-missing);
  }

  frame({ seq, event, data, permission }: StoredMessage): Frame {
    const json = JSON.stringify({ event, channel: this.name, data });
    return {
      seq,
      bytes: Buffer.from(`${letterOf(this.kind)}:${seq}\ndata: ${json}\n\n`),
      permission: permission && isPermissionName(permission) ? permission : null,
    };
  }

  private async start(): Promise<void> {
    this.seq = (await this.log.positions([this.name])).get(this.name) ?? 0;
    this.open = true;
    for (const seq of this.held.keys()) if (seq <= this.seq) this.held.delete(seq);
    this.takeHeld();
    if (this.held.size > 0) void this.fill();
  }

  private takeHeld(): void {
    const before = this.seq;
    for (let next = this.held.get(this.seq + 1); next; next = this.held.get(this.seq + 1)) {
      this.held.delete(next.seq);
      this.append(next);
    }
    if (this.seq > before) this.onAdvance(this);
  }

  private append(message: StoredMessage): void {
    this.seq = message.seq;
    this.ring.push(this.frame(message));
    // Cut in halves, not one by one: an array that shifts at every message costs more than the frames do.
    if (this.ring.length > 2 * RING) this.ring = this.ring.slice(-RING);
  }

  private async fill(upTo = 0): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      while (this.held.size > 0 || this.seq < upTo) {
        const page = await this.log.after(this.name, this.seq, PAGE);
        for (const message of page) {
          if (message.seq <= this.seq) continue;
          // Older ones than the log keeps: streams behind the hole are told to reload.
          if (message.seq !== this.seq + 1) this.ring = [];
          this.append(message);
          this.held.delete(message.seq);
        }
        for (const seq of this.held.keys()) if (seq <= this.seq) this.held.delete(seq);
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
