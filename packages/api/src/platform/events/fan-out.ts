import type { Metrics } from '../metrics';
import type { Channel, Stream } from './stream';

/** Streams written to before the event loop may serve others again. */
const SLICE = 256;

interface Job {
  channel: Channel;
  members: Stream[];
  next: number;
  /** The channel's last number when the job began: later messages need another job. */
  seq: number;
}

/**
 * Writes what channels have got to the streams that hear them: each stream takes all that it is behind in one write,
 * a slice of streams a turn.
 */
export class FanOut {
  private readonly waiting = new Set<Channel>();
  private job: Job | undefined;
  private running = false;

  constructor(
    private readonly metrics: Metrics,
    private readonly behind: (stream: Stream, channel: Channel) => Promise<void>,
  ) {}

  schedule(channel: Channel): void {
    this.waiting.add(channel);
    if (this.running) return;
    this.running = true;
    setImmediate(this.turn);
  }

  private readonly turn = (): void => {
    const touched = new Set<Stream>();
    while (touched.size < SLICE) {
      this.job ??= this.nextJob();
      if (!this.job) break;
      const { channel, members } = this.job;
      while (this.job.next < members.length && touched.size < SLICE) {
        const stream = members[this.job.next++]!;
        if (this.give(stream, channel)) touched.add(stream);
      }
      if (this.job.next >= members.length) {
        if (channel.seq > this.job.seq) this.waiting.add(channel);
        else channel.settle();
        this.job = undefined;
      }
    }
    for (const stream of touched) stream.flush();
    this.running = this.job !== undefined || this.waiting.size > 0;
    if (this.running) setImmediate(this.turn);
  };

  private nextJob(): Job | undefined {
    const [channel] = this.waiting;
    if (!channel) return undefined;
    this.waiting.delete(channel);
    return { channel, members: [...channel.members], next: 0, seq: channel.seq };
  }

  private give(stream: Stream, channel: Channel): boolean {
    const { kind } = channel;
    const position = stream.positions[kind];
    if (stream.closed || stream.paused || stream.replaying.has(kind) || stream.channels.get(kind) !== channel)
      return false;
    if (position === undefined || position >= channel.seq) return false;
    const frames = channel.since(position);
    if (!frames) {
      void this.behind(stream, channel);
      return false;
    }
    for (const frame of frames) stream.take(kind, frame);
    this.metrics.delivered.inc(frames.length);
    return true;
  }
}
