import type { AssistantEvent, RecordReference } from '@slotwise/contract';
import { isAborted, type Http } from '@slotwise/shared/http';
import { describeErrorIn } from '@slotwise/shared/words';
import { atom } from 'jotai';
import type { Store } from '../registry/registry';

export interface LookedAt {
  what: string;
  links: readonly RecordReference[];
}

/** One question and its answer. */
export interface Exchange {
  id: number;
  prompt: string;
  answer: string;
  lookedAt: readonly LookedAt[];
  status: 'streaming' | 'done' | 'stopped' | 'failed';
  /** Why it failed, for people. */
  error: string | null;
}

/** Whether the prompt box is shown. */
export const chatOpenAtom = atom(false);
export const exchangesAtom = atom<readonly Exchange[]>([]);
export const isStreamingAtom = atom((get) => get(exchangesAtom).some(({ status }) => status === 'streaming'));

/** The exchange after one more event of the stream. */
export function received(exchange: Exchange, event: AssistantEvent): Exchange {
  switch (event.type) {
    case 'text':
      return { ...exchange, answer: exchange.answer + event.text };
    case 'looked_at':
      return { ...exchange, lookedAt: [...exchange.lookedAt, { what: event.what, links: event.links }] };
    case 'done':
      return { ...exchange, status: 'done' };
    case 'error':
      return { ...exchange, status: 'failed', error: event.message };
    default:
      return exchange;
  }
}

interface Asking {
  store: Store;
  http: Http;
  /** Errors are said for readers of this locale. */
  locale: string;
  signal: AbortSignal;
}

/**
 * Sends a prompt and streams its answer into `exchangesAtom`. Blank prompts are not sent. Aborting the signal stops the
 * answer and keeps what has arrived. Never throws.
 */
export async function ask({ store, http, locale, signal }: Asking, text: string): Promise<void> {
  const prompt = text.trim();
  if (!prompt) return;
  const id = (store.get(exchangesAtom).at(-1)?.id ?? 0) + 1;
  const update = (change: (exchange: Exchange) => Exchange) =>
    store.set(exchangesAtom, (all) => all.map((exchange) => (exchange.id === id ? change(exchange) : exchange)));
  store.set(exchangesAtom, (all) => [
    ...all,
    { id, prompt, answer: '', lookedAt: [], status: 'streaming', error: null },
  ]);
  try {
    for await (const event of http.stream('POST /assistant/prompt', { body: { prompt }, signal })) {
      if (signal.aborted) break;
      update((exchange) => received(exchange, event));
    }
    const end = signal.aborted ? 'stopped' : 'done';
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
