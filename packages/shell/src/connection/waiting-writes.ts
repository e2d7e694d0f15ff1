import { createReadable } from '@slotwise/shared/events';
import { isAborted, type Http } from '@slotwise/shared/http';
import type { Session } from '@slotwise/shared/remote';
import { watchActs } from './last-act';
import { WriteQueue, type WaitingChange } from './write-queue';

export type { WaitingChange } from './write-queue';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  navigator: Pick<Navigator, 'onLine'>;
  document: Pick<Document, 'title' | 'URL' | 'addEventListener'>;
};

interface WaitingWritesOptions {
  page: Page;
  session: Pick<Session, 'get' | 'subscribe'>;
  /** Says where the person is by now that a change was not saved whose page they left. */
  tell: (change: WaitingChange, error: unknown) => void;
  signal: AbortSignal;
}

/** The calls of a page, and those that go on when it is left. */
interface Calls {
  http: Http;
  outliving: Http;
  /** Signals of those who may give a waiting change up: a dialog's Cancel, and not the end of a page. */
  ends: readonly AbortSignal[];
  left?: AbortSignal;
}

const isWrite = (key: string) => !key.startsWith('GET ');

/**
 * Changes that people make while the browser is offline: they wait in their order, whichever page is looked at, until the
 * connection is back or people cancel them. The tab asks before it is closed over them. The value is the list of them.
 */
export class WaitingWrites {
  private readonly list = createReadable<readonly WaitingChange[]>([]);
  private readonly queue: WriteQueue;
  private readonly lastAct: () => string | undefined;

  constructor(private readonly options: WaitingWritesOptions) {
    const { page, session, signal } = options;
    this.queue = new WriteQueue(() => page.navigator.onLine, this.list.set);
    this.lastAct = watchActs(page.document, signal);
    const online = () => void this.queue.send();
    const ask = (event: Event) => {
      if (this.list.get().length > 0) event.preventDefault();
    };
    page.addEventListener('online', online);
    page.addEventListener('beforeunload', ask);
    // They are their author's, and nobody else's to send.
    const endSession = session.subscribe(({ status, me }) => {
      if (status === 'visitor' || me) this.queue.keepOnly(me?.id);
    });
    signal.addEventListener('abort', () => {
      page.removeEventListener('online', online);
      page.removeEventListener('beforeunload', ask);
      endSession();
    });
  }

  readonly get = () => this.list.get();
  readonly subscribe = (listener: (changes: readonly WaitingChange[]) => void) => this.list.subscribe(listener);

  /** Gives up one or all waiting changes: each caller sees an `AbortError`, as after any call that was taken back. */
  readonly cancel = (id?: number): void => this.queue.giveUp(({ change }) => id === undefined || change.id === id);

  /** The same calls, of which those that change something wait while the browser is offline. */
  wrap(http: Http): Http {
    return this.wrapCalls({ http, outliving: http, ends: [] });
  }

  /** The calls of one page of a remote, which end with it, but for changes that have waited. */
  forMount(http: Http, left: AbortSignal): Http {
    return this.wrapCalls({ http: http.scoped({ signal: left }), outliving: http, ends: [], left });
  }

  private wrapCalls(calls: Calls): Http {
    const { http, outliving, ends } = calls;
    const call = (key: Parameters<Http>[0], input?: { signal?: AbortSignal }) =>
      isWrite(key) && !this.options.page.navigator.onLine && !calls.left?.aborted
        ? this.late(calls, key, input)
        : (http as unknown as LooseHttp)(key, input);
    const wrapped = {
      stream: http.stream.bind(http),
      scoped: (inner: Parameters<Http['scoped']>[0]) =>
        this.wrapCalls({
          ...calls,
          http: http.scoped(inner),
          outliving: outliving.scoped(inner),
          ends: inner.signal ? [...ends, inner.signal] : ends,
        }),
      now: () => http.now(),
      baseUrl: http.baseUrl,
    };
    return Object.assign(call, wrapped) as unknown as Http;
  }

  /** Sends a change once it has waited. Who left its page hears of a refusal here, and its own code that it is over. */
  private async late(
    { outliving, ends, left }: Calls,
    key: string,
    input?: { signal?: AbortSignal },
  ): Promise<unknown> {
    const { page, session, tell } = this.options;
    const { pathname, search } = new URL(page.document.URL);
    const what = this.lastAct();
    const change = {
      page: page.document.title.split(' · ')[0]!,
      address: pathname + search,
      since: Date.now(),
      ...(what !== undefined && { what }),
    };
    const signals = [...ends, ...(input?.signal ? [input.signal] : [])];
    const turn = await this.queue.wait(change, session.get().me?.id, signals);
    try {
      return await (outliving as unknown as LooseHttp)(key, input);
    } catch (error) {
      if (!left?.aborted || isAborted(error)) throw error;
      tell(turn.change, error);
      throw new DOMException('The page was left.', 'AbortError');
    } finally {
      turn.over();
    }
  }
}

type LooseHttp = (key: string, input?: object) => Promise<unknown>;
