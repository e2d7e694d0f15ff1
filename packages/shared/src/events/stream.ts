import { STREAM_HEARTBEAT_MS } from '@slotwise/contract/constants';
import { pageClock, type Clock } from '../clock';
import { isApiError } from '../http';
import type { LiveState } from '../platform';
import { StreamConnection, type BrokenReason, type ConnectionOptions } from './stream-connection';

type PassedOn = Pick<ConnectionOptions, 'http' | 'channels' | 'positionOf' | 'onMessage' | 'onPosition' | 'onHeard'>;

export interface StreamOptions extends PassedOn {
  getToken(): Promise<string | null>;
  /** Position to resume from; empty: from now. */
  lastEventId(): string;
  onState(state: LiveState, reason: string): void;
  /** Time that a server with heartbeats may be silent before its connection counts as dead. */
  silenceMs?: number;
  clock?: Clock;
}

const RETRY_AFTER_ERROR_MS = 1000;
const RETRY_WITHOUT_TOKEN_MS = 2000;
/** Failures in a row after which people are told that they are offline, not only reconnecting. */
const OFFLINE_AFTER_FAILURES = 3;
const WATCH_INTERVAL_MS = 5000;
/**
 * A timer this late means that the machine slept: the connection may be dead without any error. More than a minute,
 * because that is how rarely the timers of a hidden tab run.
 */
const SLEPT_MS = 90_000;

/** Holds one event stream open: gets a ticket, connects, subscribes, and starts over when the connection breaks. */
export class EventStream {
  private readonly clock: Clock;
  private readonly end = new AbortController();
  private connection: StreamConnection | undefined;
  private cancelRetry: () => void = () => undefined;
  private failures = 0;
  private lookedAt: number;

  constructor(private readonly options: StreamOptions) {
    this.clock = options.clock ?? pageClock;
    this.lookedAt = this.clock.now();
    const { signal } = this.end;
    globalThis.addEventListener('online', () => this.reconnect(), { signal });
    globalThis.addEventListener('offline', () => this.fail('browser_offline'), { signal });
    signal.addEventListener(
      'abort',
      this.clock.every(WATCH_INTERVAL_MS, () => this.look()),
    );
    this.reconnect();
  }

  /** Looks again which channels are wanted. */
  sync(): void {
    void this.connection?.sync();
  }

  /** Connects anew, at once. */
  reconnect(): void {
    if (this.end.signal.aborted) return;
    this.options.onState('reconnecting', 'connecting');
    void this.connect();
  }

  close(): void {
    this.end.abort();
    this.drop();
  }

  private drop(): void {
    this.cancelRetry();
    this.connection?.close();
    this.connection = undefined;
  }

  private retry(delay: number): void {
    this.drop();
    if (!this.end.signal.aborted) this.cancelRetry = this.clock.after(delay, () => void this.connect());
  }

  private fail(reason: BrokenReason): void {
    this.failures += 1;
    const { onState } = this.options;
    const online = globalThis.navigator.onLine;
    if (!online) onState('offline', 'browser_offline');
    else onState(this.failures >= OFFLINE_AFTER_FAILURES ? 'offline' : 'reconnecting', reason);
    this.retry(RETRY_AFTER_ERROR_MS);
  }

  private look(): void {
    const slept = this.clock.now() - this.lookedAt - WATCH_INTERVAL_MS > SLEPT_MS;
    this.lookedAt = this.clock.now();
    if (slept && this.connection?.isOpen) this.reconnect();
  }

  private async connect(): Promise<void> {
    this.drop();
    if (this.end.signal.aborted) return;
    const connection = this.newConnection();
    this.connection = connection;
    const isCurrent = () => this.connection === connection;
    try {
      const token = await this.options.getToken();
      if (!isCurrent()) return;
      if (token === null) {
        this.options.onState('offline', 'signed_out');
        return this.retry(RETRY_WITHOUT_TOKEN_MS);
      }
      connection.open(await this.ticketOr(token));
    } catch {
      if (isCurrent()) this.fail('unreachable');
    }
  }

  private newConnection(): StreamConnection {
    const {
      http,
      channels,
      positionOf,
      onMessage,
      onPosition,
      onHeard,
      silenceMs = 3 * STREAM_HEARTBEAT_MS,
    } = this.options;
    return new StreamConnection({
      http,
      clock: this.clock,
      silenceMs,
      from: this.options.lastEventId(),
      channels,
      positionOf,
      onMessage,
      onPosition,
      onHeard,
      onLive: () => {
        this.failures = 0;
        this.options.onState('live', 'connected');
      },
      onBroken: (reason) => this.fail(reason),
    });
  }

  /** A one-use ticket keeps the token out of addresses. A server that has no tickets takes the token, as specified. */
  private async ticketOr(token: string): Promise<string> {
    try {
      return (await this.options.http('POST /sse/ticket', { changes: false })).ticket;
    } catch (error) {
      if (isApiError(error) && (error.status === 404 || error.status === 405)) return token;
      throw error;
    }
  }
}
