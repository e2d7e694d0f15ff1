import { setTimeout as sleep } from 'node:timers/promises';
import type { AssistantEvent } from '@slotwise/contract';
import { ERRORS } from '@slotwise/contract/errors';
import { currentRequest } from '../../platform/current-request';
import { badField } from '../../platform/errors';
import type { EventWriter } from '../../platform/http/event-writer';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import type { Finding } from '../../platform/look';
import { answerFirst } from './answer-first';
import { lookAt } from './look-at';
import { readPrompt } from './topics';

const CAN_DO =
  'I am a small built-in assistant, not a language model: I look things up in your own data and change nothing. ' +
  'Ask me how many users, roles, invitations, warehouses or companies there are, who or which they are, ' +
  'who you are, or which permissions your role holds.';
const WITHOUT_TENANT = 'Your account belongs to no company and no WMS, so there is nothing that I could look up.';

/** Quick enough to read along, slow enough to stop. */
const PACE_MS = 30;
const WORDS_A_CHUNK = 2;

/** Looks up what a prompt asks for, as the one who asks, and says it in small pieces. Writes nothing. */
export async function answerPrompt(ctx: Ctx<'POST /assistant/prompt'>): Promise<unknown> {
  const prompt = ctx.body.prompt.trim();
  if (prompt === '') throw badField('prompt', 'empty');
  const language = currentRequest()?.language ?? 'en';
  const stream = ctx.stream();
  try {
    if (await answerFirst(ctx, stream, language)) return undefined;
    const pieces = await findAnswer(ctx, prompt);
    for (const piece of pieces) await say(stream, piece);
    await send(stream, { type: 'done' });
  } catch (fault) {
    if (stream.signal.aborted) return undefined;
    ctx.log.error({ err: fault }, 'an answer could not be finished');
    await send(stream, { type: 'error', code: 'internal', message: ERRORS.internal.message });
  } finally {
    stream.end();
  }
  return undefined;
}

type Piece = string | Finding;

async function findAnswer({ actor, read, services }: Ctx<'POST /assistant/prompt'>, prompt: string): Promise<Piece[]> {
  const { looks, names } = readPrompt(prompt, services.looks());
  if (looks.length === 0) return [CAN_DO];
  if (!actor.companyId && !actor.wmsId) return [WITHOUT_TENANT];
  const tenantId = tenantOf(actor).id;
  return read(async (trx) => {
    const pieces: Piece[] = [];
    for (const look of looks) {
      const found = await lookAt(look, { trx, actor, tenantId, names });
      pieces.push('refusal' in found ? found.refusal : found);
    }
    return pieces;
  });
}

const send = (stream: EventWriter, event: AssistantEvent) => stream.send(event);

async function say(stream: EventWriter, piece: Piece): Promise<void> {
  if (typeof piece !== 'string') await send(stream, { type: 'looked_at', what: piece.what, links: piece.links });
  const words = (typeof piece === 'string' ? piece : piece.text).split(/(?<=\s)/);
  for (let start = 0; start < words.length; start += WORDS_A_CHUNK) {
    const last = start + WORDS_A_CHUNK >= words.length;
    await send(stream, { type: 'text', text: words.slice(start, start + WORDS_A_CHUNK).join('') + (last ? '\n' : '') });
    await sleep(PACE_MS, undefined, { signal: stream.signal });
  }
}
