import { HEADERS } from '@slotwise/contract/constants';
import type { Clock } from '../clock';
import { isApiError, type Http } from '../http';

/** A message of the stream, of any name. */
export interface RawMessage {
  event: string;
  channel: string;
  data: unknown;
  /** The data was too long to be sent; only the id is there, and the entity is to be read again. */
  short?: boolean;
  /** It has no number of its own, and stands at no position: nobody gets it twice or later. */
  passing?: boolean;
}

/** Why a stream is not live. */
export type BrokenReason = 'stream_error' | 'subscribe_failed' | 'unreachable' | 'browser_offline';

export interface ConnectionOptions {
  http: Http;
  clock: Clock;
  /** Time that a server with heartbeats may be silent before its connection counts as dead. */
  silenceMs: number;
  /** Position to resume from; empty: from now. */
  from: string;
  /** The channels that should be heard now. */
  channels(): readonly string[];
  /** The number up to which a channel is known; undefined: it starts at now. */
  positionOf(channel: string): number | undefined;
  onMessage(id: string, message: RawMessage): void;
  /** Called with the position of the stream before any message came. */
  onPosition(id: string): void;
  /** Channels have joined. Events since `from`, an id, arrive; earlier ones may have been missed. */
  onHeard(from: string): void;
  /** All wanted channels are heard. */
  onLive(): void;
  /** The connection is of no use any more. */
  onBroken(reason: BrokenReason): void;
}

/** One connection to the server's event stream, and the channels that it hears. It calls back until it is closed. */
export class StreamConnection {
  private source: EventSource | undefined;
  /** The server's name for this connection; undefined until it has said so. */
  private id: string | undefined;
  private readonly subscribed = new Set<string>();
  private heard = false;
  private closed = false;
  /** Undefined until the first heartbeat: not every server sends them. */
  private endSilence: (() => void) | undefined;

  constructor(private readonly options: ConnectionOptions) {}

  get isOpen(): boolean {
    return this.source !== undefined;
  }

  /** @param secret a ticket, or the access token */
  open(secret: string): void {
    if (this.closed) return;
    const { http, from } = this.options;
    const query = new URLSearchParams({
      access_token: secret,
      // Large entities are read again, if they are shown at all.
      large: 'short',
      ...(from ? { last_event_id: from } : {}),
    });
    const source = new EventSource(`${http.baseUrl}/sse/stream?${query.toString()}`);
    this.source = source;
    source.onmessage = (event: MessageEvent<string>) => this.receive(event);
    // The browser's own reconnecting would use the ticket a second time.
    source.onerror = () => this.break('stream_error');
  }

  close(): void {
    this.closed = true;
    this.endSilence?.();
    this.source?.close();
  }

  /** Brings the channels that are heard in line with those that are wanted. */
  async sync(): Promise<void> {
    const { http } = this.options;
    if (this.id === undefined) return;
    const wanted = this.options.channels().filter((channel) => channel !== '');
    const added = wanted.filter((channel) => !this.subscribed.has(channel));
    const removed = [...this.subscribed].filter((channel) => !wanted.includes(channel));
    for (const channel of added) this.subscribed.add(channel);
    for (const channel of removed) this.subscribed.delete(channel);
    const joining = added.map((channel) => ({ channel, from: this.options.positionOf(channel) }));
    const headers: Record<string, string> = this.id ? { [HEADERS.connectionId]: this.id } : {};
    try {
      await Promise.all([
        ...joining.map(({ channel, from }) => {
          const body = { channel, ...(from !== undefined && { from }) };
          return http('POST /sse/subscribe', { body, headers, changes: false }).catch(passRefusal);
        }),
        ...removed.map((channel) => http('POST /sse/unsubscribe', { body: { channel }, headers, changes: false })),
      ]);
    } catch {
      return this.break('subscribe_failed');
    }
    if (this.closed) return;
    this.options.onLive();
    if (joining.length > 0) this.tellHeard(joining);
  }

  private tellHeard(joined: readonly { channel: string; from: number | undefined }[]): void {
    const known = joined.flatMap(({ channel, from }) => (from === undefined ? [] : `${channel.charAt(0)}:${from}`));
    // A channel that joins later resumes from its own position, wherever the connection started.
    this.options.onHeard([...(this.heard ? [] : [this.options.from]), ...known].filter((id) => id !== '').join(','));
    this.heard = true;
  }

  private break(reason: BrokenReason): void {
    if (!this.closed) this.options.onBroken(reason);
  }

  private receive({ data, lastEventId }: MessageEvent<string>): void {
    if (this.closed) return;
    const message = parse(data);
    const isHeartbeat = message?.channel === 'system' && message.event === 'heartbeat';
    if (isHeartbeat || this.endSilence) this.awaitNext();
    if (!message || isHeartbeat) return;
    if (message.channel !== 'system') return this.options.onMessage(lastEventId, message);
    if (message.event === 'position') return this.options.onPosition(lastEventId);
    if (message.event !== 'connected') return this.options.onMessage(lastEventId, message);
    this.id = (message.data as { connection_id?: string } | null)?.connection_id ?? '';
    void this.sync();
  }

  /** A half-open connection raises no error: only silence tells that it is dead. */
  private awaitNext(): void {
    this.endSilence?.();
    this.endSilence = this.options.clock.after(this.options.silenceMs, () => this.break('stream_error'));
  }
}

/** A channel that the user may not hear, or no longer: asking again would not change that. */
function passRefusal(error: unknown): void {
  if (!isApiError(error) || (error.status !== 403 && error.status !== 404)) throw error;
}

function parse(text: string): RawMessage | undefined {
  try {
    const message = JSON.parse(text) as Partial<RawMessage> | null;
    if (typeof message?.event !== 'string' || typeof message.channel !== 'string') return undefined;
    const { event, channel, data, short, passing } = message;
    return { event, channel, data, ...(short === true && { short }), ...(passing === true && { passing }) };
  } catch {
    return undefined;
  }
}
