import type { AssistantEvent } from '@slotwise/contract';
import { HISTORY_MAX, HISTORY_TEXT_MAX } from '@slotwise/contract/constants';
import { ApiError, isAborted, type Http } from '@slotwise/shared/http';
import { describeErrorIn } from '@slotwise/shared/words';
import type { Store } from '../registry/registry';
import { exchangesAtom, isStreamingAtom, type Exchange } from './assistant-atoms';

/** More suggestions than these are a list to search, and no help. */
const SUGGESTED_MAX = 4;

interface Asking {
  store: Store;
  http: Http;
  /** Errors are said for readers of this locale. */
  locale: string;
  /** Address of the page on which it is asked. */
  page: string;
  signal: AbortSignal;
}

/** The exchange after one more event of the stream. */
export function received(exchange: Exchange, event: AssistantEvent, locale: string): Exchange {
  switch (event.type) {
    case 'state':
      return { ...exchange, stage: event.state };
    case 'text':
      return { ...exchange, stage: 'writing', answer: exchange.answer + event.text };
    case 'looked_at':
      return { ...exchange, lookedAt: [...exchange.lookedAt, { what: event.what, links: event.links }] };
    case 'suggested':
      return { ...exchange, suggested: [...exchange.suggested, ...event.questions].slice(0, SUGGESTED_MAX) };
    case 'proposed':
      return {
        ...exchange,
        proposed: [...exchange.proposed, { proposal: event.proposal, doing: null, fault: null }],
      };
    case 'done':
      return { ...exchange, status: 'done' };
    case 'error':
      return { ...exchange, status: 'failed', error: sayFault(event, locale) };
    default:
      return exchange;
  }
}

/** An error inside of a stream is said as the same error of any call: by its code, in the page's language. */
function sayFault({ code, message }: { code: string; message: string }, locale: string): string {
  return describeErrorIn(locale, new ApiError(500, code as ApiError['code'], message)).title;
}

/** Half of a character at the cut would be none. */
const cut = (text: string) => text.slice(0, HISTORY_TEXT_MAX).replace(/[\uD800-\uDBFF]$/, '');

/** What was said before, for a question such as "and their roles?". Answers that failed say nothing. */
export const historyOf = (exchanges: readonly Exchange[]): { prompt: string; answer: string }[] =>
  exchanges
    .filter(({ status, answer }) => status !== 'failed' && status !== 'streaming' && answer !== '')
    .slice(-HISTORY_MAX)
    .map(({ prompt, answer }) => ({ prompt: cut(prompt), answer: cut(answer) }));

/**
 * Sends a prompt and streams its answer into `exchangesAtom`. Blank prompts are not sent, nor a second one beside an
 * answer that streams. Aborting the signal stops the answer and keeps what has arrived. Never throws.
 */
export async function ask({ store, http, locale, page, signal }: Asking, text: string): Promise<void> {
  const prompt = text.trim();
  if (!prompt || store.get(isStreamingAtom)) return;
  const before = store.get(exchangesAtom);
  const history = historyOf(before);
  const id = (before.at(-1)?.id ?? 0) + 1;
  const update = (change: (exchange: Exchange) => Exchange) =>
    store.set(exchangesAtom, (all) => all.map((exchange) => (exchange.id === id ? change(exchange) : exchange)));
  const asked: Exchange = {
    id,
    prompt,
    answer: '',
    lookedAt: [],
    suggested: [],
    proposed: [],
    status: 'streaming',
    stage: 'thinking',
    error: null,
  };
  store.set(exchangesAtom, (all) => [...all, asked]);
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = { prompt, page, time_zone, ...(history.length > 0 && { history }) };
  try {
    for await (const event of http.stream('POST /assistant/prompt', { body, signal })) {
      if (signal.aborted) break;
      update((exchange) => received(exchange, event, locale));
    }
    // A stream that ends without saying so was cut: half an answer must not pass for a whole one.
    const end = signal.aborted ? 'stopped' : 'failed';
    update((exchange) => (exchange.status === 'streaming' ? { ...exchange, status: end } : exchange));
  } catch (error) {
    const stopped = signal.aborted || isAborted(error);
    update((exchange) => ({
      ...exchange,
      status: stopped ? 'stopped' : 'failed',
      error: stopped ? null : describeErrorIn(locale, error).title,
    }));
  }
}

/** Takes an exchange away whose question is asked anew. */
export function forget(store: Store, id: number): void {
  store.set(exchangesAtom, (all) => all.filter((exchange) => exchange.id !== id));
}
