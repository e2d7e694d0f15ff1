import type { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { channelKind } from '@slotwise/contract/events';
import { isPermissionName } from '@slotwise/contract/permissions';
import type { Actor } from '../actor';
import type { Sessions } from '../auth/sessions';
import { newId } from '../ids';
import type { Metrics, StreamEnd } from '../metrics';
import type { Announcements, Bus } from './bus';
import { ChannelState } from './channel';
import { FanOut } from './fan-out';
import { HeartbeatWheel } from './heartbeat';
import { FrameMemory } from './frame-memory';
import type { MessageLog } from './log';
import type { PassingMessage, StoredMessage } from './message';
import { KINDS, letterOf, type Positions, type StoredKind } from './positions';
import { replay } from './replay';
import { sharingReads } from './shared-reads';
import { Stream, control, type Channel } from './stream';
import { StreamLimits } from './stream-limits';
import type { WaitingSubscriptions } from './waiting-subscriptions';

interface Parts {
  log: MessageLog;
  bus: Bus;
  subscriptions: WaitingSubscriptions;
  sessions: Sessions;
  metrics: Metrics;
  logger: FastifyBaseLogger;
}

/** From which number on a stream hears a channel, left out: from now. `mark`: its client is told the number. */
interface Joining {
  from?: number;
  mark?: boolean;
  /** Rights that must stand first. */
  checked?: Promise<void>;
}

const MAX_STREAMS_PER_SESSION = 24;
const RECHECKED_AT_ONCE = 500;
/** A channel that nobody hears any more keeps its frames this long, for those who come back. */
const IDLE_CHANNEL_MS = 60_000;

/** The one channel of a kind that someone may hear; undefined if there is none. */
export const ownChannel = (actor: Actor, kind: StoredKind): string | undefined => {
  const id = { user: actor.userId, company: actor.companyId, wms: actor.wmsId }[kind];
  return id ? `${kind}:${id}` : undefined;
};

const sameSites = ({ sites: a }: Actor, { sites: b }: Actor): boolean =>
  a && b ? a.length === b.length && a.every((site) => b.includes(site)) : !a && !b;

/** All open streams of this instance and the channels they hear. */
export class Hub {
  private readonly streams = new Map<string, Stream>();
  private readonly bySession = new Map<string, Set<Stream>>();
  private readonly channels = new Map<string, Channel>();
  private readonly memory = new FrameMemory();
  private readonly limits = new StreamLimits<Stream>();
  private readonly fanOut: FanOut;
  private readonly past: Pick<MessageLog, 'after'>;
  private readonly heartbeat: HeartbeatWheel;
  private rechecking = false;

  constructor(private readonly parts: Parts) {
    this.fanOut = new FanOut(parts.metrics, (stream, channel) => this.resume(stream, channel));
    this.past = sharingReads(parts.log);
    this.heartbeat = new HeartbeatWheel(() => this.forgetIdleChannels());
  }

  get size(): number {
    return this.streams.size;
  }

  /** Whether the actor's tenant may open another stream here. */
  hasRoom(actor: Actor): boolean {
    return this.limits.hasRoom(actor);
  }

  /** Takes over a socket on which the head of the answer was already written. Any failure ends the stream. */
  async open(
    actor: Actor,
    socket: Writable,
    resumeFrom: Positions | null | undefined,
    { short = false }: { short?: boolean } = {},
  ): Promise<Stream> {
    const stream = new Stream(newId(), actor, socket, (closed, reason) => this.forget(closed, reason), short);
    const ofSession = this.bySession.get(actor.sessionId) ?? new Set();
    this.bySession.set(actor.sessionId, ofSession.add(stream));
    this.streams.set(stream.id, stream);
    this.heartbeat.add(stream);
    this.parts.metrics.streams.set(this.streams.size);
    const [oldest] = ofSession;
    if (ofSession.size > MAX_STREAMS_PER_SESSION) oldest?.end('too many');
    this.limits.add(stream)?.end('too many');
    // Changes while the actor was on its way here were announced before there was a stream to tell of them.
    const checked = this.recheckOne(stream);
    stream.send(control('connected', { connection_id: stream.id }));
    if (resumeFrom === null) stream.send(control('reset', {}));
    // All at once, before the client can know the connection's name: its own subscribing must not come in between,
    // which would start the channel at now and lose what was missed.
    const joined = (Object.entries(resumeFrom ?? {}) as [StoredKind, number][]).map(([kind, seq]) => {
      const channel = ownChannel(stream.actor, kind);
      return channel ? this.join(stream, channel, kind, { from: seq, checked }) : Promise.resolve();
    });
    // The answer's head is out: nobody is left to tell of a fault but the client, by the end of its stream.
    await Promise.all([checked, ...joined]).catch((fault: unknown) => {
      this.parts.logger.warn({ err: fault }, 'a stream could not be opened; its client comes back');
      stream.end('failed');
    });
    return stream;
  }

  /**
   * @param from the number up to which the client knows the channel; left out: it starts at now
   * @param connectionId one stream; left out: all streams of the session.
   * @returns false if the channel is not the actor's to hear, or that stream is not the session's.
   */
  async subscribe(
    actor: Actor,
    { channel, from }: { channel: string; from?: number },
    connectionId: string | undefined,
  ): Promise<boolean> {
    const kind = channelKind(channel);
    if (!kind || kind === 'system' || ownChannel(actor, kind) !== channel) return false;
    const streams = this.find(actor.sessionId, connectionId);
    if (streams.length === 0) {
      if (!this.parts.bus.distributed) return connectionId === undefined;
      // The announcement may be late, or lost and repeated, while a broker is away: the stream hears from this moment on all the same.
      const position = from ?? (await this.parts.log.positions([channel])).get(channel) ?? 0;
      this.parts.subscriptions.announce({
        sessionId: actor.sessionId,
        connectionId,
        channel,
        on: true,
        from: position,
        mark: from === undefined,
      });
    }
    await Promise.all(streams.map((stream) => this.join(stream, channel, kind, { from })));
    return true;
  }

  /** Present positions of the actor's channels, as an id of messages: `u:12,c:345`. */
  async positionsOf(actor: Actor): Promise<string> {
    const own = KINDS.flatMap((kind) => ownChannel(actor, kind) ?? []);
    const found = await this.parts.log.positions(own);
    return own.map((name) => `${letterOf(channelKind(name) as StoredKind)}:${found.get(name) ?? 0}`).join(',');
  }

  unsubscribe(actor: Actor, channel: string, connectionId: string | undefined): void {
    const streams = this.find(actor.sessionId, connectionId);
    for (const stream of streams) this.leave(stream, channel);
    if (streams.length === 0 && this.parts.bus.distributed) {
      this.parts.subscriptions.announce({ sessionId: actor.sessionId, connectionId, channel, on: false });
    }
  }

  /** Another instance was asked about a stream that may be ours. */
  changeSubscription({ sessionId, connectionId, channel, on, from, mark }: Announcements['subscription']): void {
    const kind = channelKind(channel);
    if (!kind || kind === 'system') return;
    const streams = this.find(sessionId, connectionId);
    if (on && streams.length > 0) this.parts.bus.announce('joined', { sessionId, connectionId, channel });
    for (const stream of streams) {
      if (!on) this.leave(stream, channel);
      else if (ownChannel(stream.actor, kind) === channel) this.guard(this.join(stream, channel, kind, { from, mark }));
    }
  }

  deliver(message: StoredMessage): void {
    this.channels.get(message.channel)?.deliver(message);
  }

  /** Writes a message to the streams that hear its channel now. It moves no position. */
  pass({ channel: name, event, data, permission, site = null }: PassingMessage): void {
    const channel = this.channels.get(name);
    if (!channel || channel.members.size === 0) return;
    const bytes = Buffer.from(`data: ${JSON.stringify({ event, channel: name, data, passing: true })}\n\n`);
    for (const stream of channel.members) {
      if (stream.paused || stream.replaying.has(channel.kind)) continue;
      if (permission !== null && !isPermissionName(permission)) continue;
      if (stream.mayHear({ permission, site })) stream.send(bytes);
    }
  }

  /** Sessions ended or users changed: looks the rights of their streams up again before anything more is delivered. */
  recheck({ sessionIds, userIds }: Announcements['sessions']): void {
    const ended = (sessionIds ?? []).flatMap((id) => [...(this.bySession.get(id) ?? [])]);
    const users = new Set(userIds);
    const isOf = ({ actor }: Stream) => users.has(actor.userId) || users.has(actor.answersTo ?? '');
    const changed = users.size === 0 ? [] : [...this.streams.values()].filter(isOf);
    for (const stream of new Set([...ended, ...changed])) {
      stream.paused = true;
      this.guard(this.recheckOne(stream));
    }
  }

  /** Looks the rights of all streams up, regardless of announcements: lost ones, and sessions that expire. */
  async recheckAll(): Promise<void> {
    if (this.rechecking) return;
    this.rechecking = true;
    const all = [...this.bySession.keys()];
    for (let next = 0; next < all.length; next += RECHECKED_AT_ONCE) {
      const ids = all.slice(next, next + RECHECKED_AT_ONCE);
      const before = ids
        .flatMap((id) => [...(this.bySession.get(id) ?? [])])
        .map((stream) => [stream, stream.lookups] as const);
      try {
        const actors = await this.parts.sessions.actors(ids);
        for (const [stream, lookups] of before) {
          // Looked up anew meanwhile: that answer is the younger one.
          if (stream.lookups !== lookups || stream.paused || stream.closed) continue;
          this.grant(stream, actors.get(stream.actor.sessionId));
        }
      } catch (fault) {
        this.parts.logger.warn({ err: fault }, 'rights of streams could not be compared; they are looked up again');
      }
    }
    this.rechecking = false;
  }

  /** Reads what announcements were lost between instances. */
  async catchUp(): Promise<void> {
    const names = [...this.channels.keys()];
    if (names.length === 0) return;
    try {
      for (const [name, seq] of await this.parts.log.positions(names)) this.channels.get(name)?.reached(seq);
    } catch (fault) {
      this.parts.logger.warn({ err: fault }, 'channels could not be compared with the log');
    }
  }

  async close(): Promise<void> {
    this.heartbeat.stop();
    for (const stream of this.streams.values()) {
      // Spread out, so that a restart is not met by all at once.
      stream.end('shutdown', Buffer.from(`retry: ${1000 + Math.floor(Math.random() * 4000)}\n\n`));
    }
    await new Promise((resolve) => setImmediate(resolve));
  }

  private find(sessionId: string, connectionId: string | undefined): Stream[] {
    const streams = [...(this.bySession.get(sessionId) ?? [])];
    return connectionId === undefined ? streams : streams.filter(({ id }) => id === connectionId);
  }

  private async join(
    stream: Stream,
    name: string,
    kind: StoredKind,
    { from, mark = from === undefined, checked }: Joining,
  ): Promise<void> {
    if (stream.closed || stream.channels.get(kind)?.name === name) return;
    const channel = this.channel(name, kind);
    stream.channels.set(kind, channel);
    channel.idleSince = 0;
    channel.members.add(stream);
    try {
      await channel.opened;
      await checked;
    } catch (fault) {
      // Left as it is, it would take itself for joined and hear nothing for ever.
      stream.end('failed');
      throw fault;
    }
    if (stream.closed || stream.channels.get(kind) !== channel) return;
    stream.moveTo(kind, from ?? channel.seq);
    if (mark) stream.mark(kind);
    stream.flush();
    await this.resume(stream, channel);
  }

  private resume = (stream: Stream, channel: Channel): Promise<void> =>
    replay(stream, channel, this.past).catch((fault: unknown) => {
      this.parts.logger.warn({ err: fault }, 'a stream could not be resumed; its client comes back');
      stream.end('failed');
    });

  private leave(stream: Stream, name: string): void {
    for (const [kind, channel] of stream.channels) {
      if (channel.name !== name) continue;
      stream.channels.delete(kind);
      this.part(stream, channel);
    }
  }

  private part(stream: Stream, channel: Channel): void {
    channel.members.delete(stream);
    if (channel.members.size === 0) channel.idleSince = Date.now();
  }

  private async recheckOne(stream: Stream): Promise<void> {
    const lookup = ++stream.lookups;
    const actor = await this.parts.sessions.actor(stream.actor).catch((fault: unknown) => {
      this.parts.logger.error({ err: fault }, 'rights could not be looked up: the stream ends');
      return null;
    });
    // Answers may come in another order than they were asked for.
    if (lookup === stream.lookups) this.grant(stream, actor);
  }

  private grant(stream: Stream, actor: Actor | null | undefined): void {
    if (stream.closed) return;
    if (!actor) return stream.end('revoked');
    // Their warehouses have changed: their page may have read too much or too little.
    if (!sameSites(stream.actor, actor)) stream.send(control('reset', {}));
    stream.actor = actor;
    for (const [kind, channel] of stream.channels) {
      if (ownChannel(actor, kind) !== channel.name) this.leave(stream, channel.name);
    }
    if (!stream.paused) return;
    stream.paused = false;
    for (const channel of stream.channels.values()) this.fanOut.schedule(channel);
  }

  private channel(name: string, kind: StoredKind): Channel {
    const known = this.channels.get(name);
    if (known) return known;
    this.parts.bus.watch(name);
    const onFault = (fault: unknown) => this.parts.logger.warn({ err: fault, channel: name }, 'the log was not read');
    const channel = new ChannelState<Stream>(
      name,
      kind,
      this.parts.log,
      this.memory,
      (moved) => this.fanOut.schedule(moved),
      onFault,
    );
    this.channels.set(name, channel);
    channel.opened.catch(() => {
      this.channels.delete(name);
      this.memory.forget(channel);
      this.parts.bus.unwatch(name);
    });
    return channel;
  }

  private forget(stream: Stream, reason: StreamEnd): void {
    this.streams.delete(stream.id);
    this.heartbeat.remove(stream);
    this.limits.remove(stream);
    const ofSession = this.bySession.get(stream.actor.sessionId);
    ofSession?.delete(stream);
    if (ofSession?.size === 0) this.bySession.delete(stream.actor.sessionId);
    for (const channel of stream.channels.values()) this.part(stream, channel);
    stream.channels.clear();
    this.parts.metrics.streams.set(this.streams.size);
    if (reason !== 'gone') this.parts.metrics.dropped.inc({ reason });
  }

  private forgetIdleChannels(): void {
    const before = Date.now() - IDLE_CHANNEL_MS;
    for (const [name, channel] of this.channels) {
      if (channel.members.size > 0 || channel.idleSince === 0 || channel.idleSince > before) continue;
      this.channels.delete(name);
      this.memory.forget(channel);
      this.parts.bus.unwatch(name);
    }
  }

  private guard(work: Promise<void>): void {
    work.catch((fault: unknown) => this.parts.logger.error({ err: fault }, 'a stream was left as it was'));
  }
}
