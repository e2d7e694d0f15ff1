import { createReadable } from '@slotwise/shared/events';
import type { Http } from '@slotwise/shared/http';

type Page = Pick<Window, 'addEventListener'> & { navigator: Pick<Navigator, 'onLine'> };

const isWrite = (key: string) => !key.startsWith('GET ');

/**
 * Changes that people make while the browser is offline: they wait in their order until the connection is back or
 * people cancel them. The value is the number of waiting changes.
 */
export class WaitingWrites {
  private readonly count = createReadable(0);
  private readonly waiting = new Set<{ go(): void; giveUp(): void }>();

  constructor(
    private readonly page: Page,
    signal: AbortSignal,
  ) {
    page.addEventListener('online', () => [...this.waiting].forEach(({ go }) => go()), { signal });
  }

  readonly get = () => this.count.get();
  readonly subscribe = (listener: (count: number) => void) => this.count.subscribe(listener);

  /** Gives up all waiting changes: each caller sees an `AbortError`, as after any call that was taken back. */
  cancel(): void {
    for (const { giveUp } of this.waiting) giveUp();
  }

  /** The same calls, of which those that change something wait while the browser is offline. */
  wrap(http: Http, scope?: AbortSignal): Http {
    const call = async (key: Parameters<Http>[0], ...rest: [{ signal?: AbortSignal }?]) => {
      if (isWrite(key) && !this.page.navigator.onLine) await this.connection([scope, rest[0]?.signal]);
      return (http as (key: string, ...rest: unknown[]) => Promise<unknown>)(key, ...rest);
    };
    const wrapped = {
      stream: http.stream.bind(http),
      scoped: (inner: Parameters<Http['scoped']>[0]) => {
        const signals = [scope, inner.signal].filter((signal) => signal !== undefined);
        return this.wrap(http.scoped(inner), signals.length > 0 ? AbortSignal.any(signals) : undefined);
      },
      now: () => http.now(),
      baseUrl: http.baseUrl,
    };
    return Object.assign(call, wrapped) as unknown as Http;
  }

  private async connection(signals: readonly (AbortSignal | undefined)[]): Promise<void> {
    const given = signals.filter((signal) => signal !== undefined);
    const end = new AbortController();
    try {
      await new Promise<void>((go, refuse) => {
        const giveUp = () => refuse(new DOMException('The call was given up.', 'AbortError'));
        const entry = { go, giveUp };
        this.waiting.add(entry);
        end.signal.addEventListener('abort', () => this.waiting.delete(entry));
        for (const signal of given) {
          if (signal.aborted) giveUp();
          signal.addEventListener('abort', giveUp, { signal: end.signal });
        }
        this.count.set(this.waiting.size);
      });
    } finally {
      end.abort();
      this.count.set(this.waiting.size);
    }
  }
}
