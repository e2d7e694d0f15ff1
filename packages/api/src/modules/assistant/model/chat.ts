import { createParser } from 'eventsource-parser';
import type { Config } from '../../../platform/config';
import { reasonOf } from '../../../platform/unusable';
import type { Bounds } from './bounds';
import { Collected, type Call } from './collected';
import { ModelFault } from './fault';

export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls: Call[] }
  | { role: 'tool'; tool_call_id: string; content: string };

export interface Tool {
  type: 'function';
  function: { name: string; description: string; parameters: unknown };
}

export interface Round {
  messages: readonly Message[];
  /** None: it can only write. */
  tools: readonly Tool[];
}

export interface Asked {
  model: NonNullable<Config['assistant']>;
  bounds: Bounds;
  /** The person stopped, or the time is over. */
  signal: AbortSignal;
}

/**
 * One answer of any OpenAI-compatible endpoint: pieces of text as they come; it returns the calls that it ends with. The address is the
 * operator's own choice, so it may be of a private network. Redirects are not followed: the key and what was looked up go nowhere else.
 * Leaving the loop ends the request. @throws ModelFault
 */
export async function* chat({ model, bounds, signal }: Asked, round: Round): AsyncGenerator<string, Call[]> {
  const ending = new AbortController();
  const whole = AbortSignal.any([signal, ending.signal]);
  const quiet = () => setTimeout(() => ending.abort(), bounds.silenceMs);
  let timer = quiet();
  let hasBegun = false;
  try {
    const response = await send(model, bodyOf(model.model, bounds, round), whole);
    const collected = new Collected(bounds);
    for await (const data of eventsOf(response, bounds)) {
      clearTimeout(timer);
      timer = quiet();
      hasBegun = true;
      const text = collected.add(data);
      if (text !== '') yield text;
      if (collected.isOver) break;
    }
    return collected.end();
  } catch (fault) {
    if (fault instanceof ModelFault) throw fault;
    throw new ModelFault(
      hasBegun ? 'model_cut' : 'model_unreachable',
      ending.signal.aborted ? 'it was silent for too long' : reasonOf(fault),
    );
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

const bodyOf = (model: string, { tokens }: Bounds, { messages, tools }: Round) => ({
  ...{ model, messages, stream: true, max_tokens: tokens, temperature: 0 },
  ...(tools.length > 0 && { tools }),
});

async function send({ url, key }: Asked['model'], body: unknown, signal: AbortSignal): Promise<Response> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...{ 'content-type': 'application/json', accept: 'text/event-stream', 'accept-encoding': 'identity' },
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
  const { status } = response;
  if (status === 200) return response;
  const why = `it answered with ${status}`;
  // Its own words for a fault are not read: they may repeat the question or the key.
  if (status === 429) throw new ModelFault('model_busy', why);
  throw new ModelFault(status >= 500 ? 'model_unreachable' : 'model_refused', why);
}

/** The `data` of each event. @throws ModelFault for what is no stream of events, or too much of one */
async function* eventsOf(response: Response, { answerBytes, eventChars }: Bounds): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !type.startsWith('text/event-stream'))
    throw new ModelFault('model_unreadable', `it answered with ${type.slice(0, 60) || 'no type'}`);
  const waiting: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void waiting.push(data) });
  const decoder = new TextDecoder();
  let bytes = 0;
  let sinceEvent = 0;
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    bytes += chunk.byteLength;
    sinceEvent += chunk.byteLength;
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (waiting.length > 0) sinceEvent = 0;
    yield* waiting.splice(0);
    if (bytes > answerBytes || sinceEvent > eventChars) throw new ModelFault('model_unreadable', 'it does not end');
  }
}
