import type { Writable } from 'node:stream';
import type { Actor } from '../actor';
import type { StreamEnd } from '../metrics';
import type { ChannelState, Frame } from './channel';
import { idPrefix, letterOf, type Positions, type StoredKind } from './positions';

/** A client that leaves more than this unread is dropped; it resumes where it was. */
const MAX_UNSENT = 256 * 1024;
/** Heartbeats without anything going out: a client that does not read holds the machine's buffers as well. */
const MAX_STUCK = 4;
/** Up to this length a copy is cheaper than a write of its own for each frame. */
const JOINED = 16 * 1024;

/** The frames that are no messages: no id belongs to them. */
export const control = (event: string, data: unknown): Buffer =>
  Buffer.from(`data: ${JSON.stringify({ event, channel: 'system', data })}\n\n`);
const HEARTBEAT = control('heartbeat', {});
const POSITION = control('position', {});

/** A channel as streams hear it. */
export type Channel = ChannelState<Stream>;

/** One open event stream: its actor, its channels and its position on each. */
export class Stream {
  readonly channels = new Map<StoredKind, Channel>();
  readonly positions: Positions = {};
  /** Channels whose past is being sent; the present waits for that. */
  readonly replaying = new Set<StoredKind>();
  /** While its rights are looked up again, nothing is delivered. */
  paused = false;
  closed = false;
  /** Counts the times that its rights were looked up: only the last answer holds. */
  lookups = 0;
  quiet = false;
  /** Bytes that were written, and of those the ones that had gone out at the last heartbeat. */
  private written = 0;
  private sent = 0;
  /** Heartbeats since anything went out. */
  private stuck = 0;
  private readonly prefixes: Partial<Record<StoredKind, Buffer>> = {};
  private out: Buffer[] = [];

  constructor(
    readonly id: string,
    public actor: Actor,
    private readonly socket: Writable,
    private readonly onClose: (stream: Stream, reason: StreamEnd) => void,
    /** Its client reads again what large messages are about, and wants no more of them than that. */
    readonly short = false,
  ) {
    socket.on('close', () => this.end('gone'));
    socket.on('error', () => this.end('gone'));
  }

  /** Whether its person, as they are now, may hear of it. */
  mayHear({ permission, site }: Pick<Frame, 'permission' | 'site'>): boolean {
    const { permissions, sites } = this.actor;
    return (!permission || permissions.has(permission)) && (!site || !sites || sites.includes(site));
  }

  /** Adds a frame to the next flush, and moves the position. */
  take(kind: StoredKind, frame: Frame): void {
    if (this.mayHear(frame)) {
      this.out.push(this.prefix(kind), (this.short && frame.short) || frame.bytes);
    }
    this.moveTo(kind, frame.seq);
  }

  /** Tells the client where it is, so that it can resume even if no message comes. Browsers hand on no id without data. */
  mark(kind: StoredKind): void {
    this.out.push(
      Buffer.from(`${idPrefix(this.positions, kind)}${letterOf(kind)}:${this.positions[kind]}\n`),
      POSITION,
    );
  }

  moveTo(kind: StoredKind, seq: number): void {
    this.positions[kind] = seq;
    for (const other of Object.keys(this.prefixes) as StoredKind[]) {
      if (other !== kind) delete this.prefixes[other];
    }
  }

  send(bytes: Buffer): void {
    this.out.push(bytes);
    this.flush();
  }

  heartbeat(): void {
    const { writableLength: unsent } = this.socket;
    const sent = this.written - unsent;
    this.stuck = unsent > 0 && sent === this.sent ? this.stuck + 1 : 0;
    this.sent = sent;
    if (this.stuck >= MAX_STUCK) return this.end('slow');
    if (this.quiet && !this.closed) this.write([HEARTBEAT]);
    this.quiet = true;
  }

  /** Writes the frames of this turn at once. Drops a client that does not read. */
  flush(): void {
    if (this.closed || this.out.length === 0) return;
    const parts = this.out;
    this.out = [];
    this.quiet = false;
    this.write(parts);
  }

  /** Resolves when all written bytes have gone out, for replays that are longer than the client's buffer. */
  drained(): Promise<void> {
    if (this.closed || this.socket.writableLength === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        this.socket.off('drain', done);
        this.socket.off('close', done);
        resolve();
      };
      if (this.socket.writableNeedDrain) this.socket.on('drain', done);
      else setImmediate(done);
      this.socket.on('close', done);
    });
  }

  end(reason: StreamEnd, lastWords?: Buffer): void {
    if (this.closed) return;
    this.closed = true;
    this.out = [];
    if (lastWords) this.socket.end(lastWords);
    else this.socket.destroy();
    this.onClose(this, reason);
  }

  private write(parts: Buffer[]): void {
    // Asked before writing: one message that is longer than the limit must not cut off those who do read.
    if (this.socket.writableLength > MAX_UNSENT) return this.end('slow');
    const length = parts.reduce((sum, { length: bytes }) => sum + bytes, 0);
    this.written += length;
    if (parts.length === 1 || length <= JOINED) {
      this.socket.write(parts.length === 1 ? parts[0] : Buffer.concat(parts));
      return;
    }
    // One write of many buffers: bytes that all streams share are not copied for each.
    this.socket.cork();
    for (const part of parts) this.socket.write(part);
    this.socket.uncork();
  }

  private prefix(kind: StoredKind): Buffer {
    return (this.prefixes[kind] ??= Buffer.from(idPrefix(this.positions, kind)));
  }
}
