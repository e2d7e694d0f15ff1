import type { Http } from '@slotwise/shared/http';
import { fromWireError } from '@slotwise/shared/isolation';
import type { FromIsolated, SentInput, ToIsolated, WireError } from '@slotwise/shared/isolation';

/** The options of a call, of whichever route. */
interface LooseInput {
  body?: unknown;
  query?: unknown;
  bytes?: Blob;
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  changes?: false;
  timeoutMs?: number;
}

interface Asked {
  line?(value: unknown): void;
  sent?(bytes: number): void;
  end(outcome: { value: unknown } | { error: Error }): void;
}

interface Scope {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Told<K extends ToIsolated['kind']> = Extract<ToIsolated, { kind: K }>;

const sentOf = ({
  body,
  query,
  bytes,
  onProgress,
  headers,
  idempotencyKey,
  timeoutMs,
  changes,
}: LooseInput): SentInput => {
  const ifMatch = headers?.['if-match'];
  return {
    ...(body === undefined ? {} : { body }),
    ...(query === undefined ? {} : { query }),
    ...(bytes ? { bytes } : {}),
    ...(onProgress ? { progress: true } : {}),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(changes === false ? { changes } : {}),
    ...(ifMatch === undefined ? {} : { ifMatch }),
  };
};

/** Calls that the page around the frame makes for the remote, as the person who is signed in there. */
export class PortCalls {
  private readonly asked = new Map<number, Asked>();
  private count = 0;

  constructor(
    private readonly tell: (message: FromIsolated) => void,
    private readonly clock: { now(): number; baseUrl: string },
  ) {}

  readonly answer = ({ call, value }: Told<'answer'>) => this.end(call, { value });
  readonly refusal = ({ call, error }: { call: number; error: WireError }) =>
    this.end(call, { error: fromWireError(error) });
  readonly sent = ({ call, bytes }: Told<'sent'>) => this.asked.get(call)?.sent?.(bytes);
  readonly line = ({ call, value }: Told<'line'>) => this.asked.get(call)?.line?.(value);

  /** The client of the API, as remotes know it. */
  http(scope: Scope = {}): Http {
    const http = (key: string, input: LooseInput = {}) =>
      new Promise((resolve, reject) => {
        this.ask(key, input, scope, false, {
          ...(input.onProgress ? { sent: input.onProgress } : {}),
          end: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value)),
        });
      });
    const stream = (key: string, input: LooseInput = {}) => this.lines(key, input, scope);
    const scoped = ({ signal, headers }: Scope) =>
      this.http({
        ...both(scope.signal, signal),
        headers: { ...scope.headers, ...headers },
      });
    const { now, baseUrl } = this.clock;
    return Object.assign(http, { stream, scoped, now, baseUrl }) as unknown as Http;
  }

  private async *lines(key: string, input: LooseInput, scope: Scope): AsyncGenerator<unknown> {
    const waiting: unknown[] = [];
    let wake: () => void = () => undefined;
    let outcome: Parameters<Asked['end']>[0] | undefined;
    const call = this.ask(key, input, scope, true, {
      line: (value) => (waiting.push(value), wake()),
      end: (how) => ((outcome = how), wake()),
    });
    try {
      for (;;) {
        while (waiting.length > 0) yield waiting.shift();
        if (outcome) {
          if ('error' in outcome) throw outcome.error;
          return;
        }
        await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      if (this.asked.delete(call)) this.tell({ kind: 'abort', call });
    }
  }

  private ask(key: string, input: LooseInput, scope: Scope, stream: boolean, asked: Asked): number {
    const call = ++this.count;
    const { signal } = both(scope.signal, input.signal);
    const giveUp = () => {
      if (this.end(call, { error: signal?.reason as Error })) this.tell({ kind: 'abort', call });
    };
    this.asked.set(call, {
      ...asked,
      end(outcome) {
        signal?.removeEventListener('abort', giveUp);
        asked.end(outcome);
      },
    });
    const headers = { ...scope.headers, ...input.headers };
    try {
      signal?.throwIfAborted();
      this.tell({ kind: 'call', call, key, input: sentOf({ ...input, headers }), stream });
      signal?.addEventListener('abort', giveUp);
    } catch (error) {
      // It is over already, or something of it cannot be sent.
      this.end(call, { error: error as Error });
    }
    return call;
  }

  private end(call: number, outcome: Parameters<Asked['end']>[0]): boolean {
    const asked = this.asked.get(call);
    this.asked.delete(call);
    asked?.end(outcome);
    return asked !== undefined;
  }
}

const both = (a: AbortSignal | undefined, b: AbortSignal | undefined): { signal?: AbortSignal } =>
  a && b ? { signal: AbortSignal.any([a, b]) } : a || b ? { signal: (a ?? b) as AbortSignal } : {};
