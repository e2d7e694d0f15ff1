import { setTimeout as sleep } from 'node:timers/promises';
import type { AssistantEvent } from '@slotwise/contract';
import { ERRORS } from '@slotwise/contract/errors';
import { currentRequest } from '../../platform/current-request';
import { badField } from '../../platform/errors';
import type { EventWriter } from '../../platform/http/event-writer';
import type { Ctx } from '../../platform/module';
import { answerFirst } from './answer-first';
import { languageOf } from './asked/language-of';
import { builtInAnswer } from './built-in-answer';
import { timeZoneOf } from './time-zone';

/** Quick enough to read along, slow enough to stop. */
const PACE_MS = 30;
const WORDS_A_CHUNK = 2;
/** Long answers come in longer pieces: nobody waits much more than a second for a list. */
const CHUNKS = 40;

/** Answers a prompt in small pieces, with the rights of the one who asks. Writes nothing. */
export async function answerPrompt(ctx: Ctx<'POST /assistant/prompt'>): Promise<unknown> {
  const prompt = ctx.body.prompt.trim();
  if (prompt === '') throw badField('prompt', 'empty');
  const language = languageOf(prompt, currentRequest()?.language ?? 'en');
  const { page, history = [] } = ctx.body;
  const timeZone = timeZoneOf(ctx.body.time_zone);
  const asking = { prompt, language, page, timeZone, continued: history.length > 0 };
  const stream = ctx.stream();
  try {
    if (await answerFirst(ctx, stream, language)) return undefined;
    await stream.send({ type: 'state', state: 'reading' } satisfies AssistantEvent);
    for (const event of await builtInAnswer(ctx, asking)) await say(stream, event);
    await stream.send({ type: 'done' } satisfies AssistantEvent);
  } catch (fault) {
    if (stream.signal.aborted) return undefined;
    ctx.log.error({ err: fault }, 'an answer could not be finished');
    const { message } = ERRORS.internal;
    await stream.send({ type: 'error', code: 'internal', message } satisfies AssistantEvent);
  } finally {
    stream.end();
  }
  return undefined;
}

async function say(stream: EventWriter, event: AssistantEvent): Promise<void> {
  if (event.type !== 'text') return stream.send(event);
  const words = event.text.split(/(?<=\s)/);
  const size = Math.max(WORDS_A_CHUNK, Math.ceil(words.length / CHUNKS));
  for (let start = 0; start < words.length; start += size) {
    const last = start + size >= words.length;
    const text = words.slice(start, start + size).join('') + (last ? '\n' : '');
    await stream.send({ type: 'text', text } satisfies AssistantEvent);
    await sleep(PACE_MS, undefined, { signal: stream.signal });
  }
}
