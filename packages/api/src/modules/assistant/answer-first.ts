import type { AssistantEvent } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { ERRORS } from '@slotwise/contract/errors';
import type { EventWriter } from '../../platform/http/event-writer';
import type { Ctx } from '../../platform/module';
import { answerByModel } from './model/answer';
import { proposeFrom } from './proposals/asked';
import { WORDS } from './words';

/**
 * Answers by the language model, where there is one that may be asked, or by a card, where a change is asked for.
 * @returns whether that was the answer; else the built-in assistant looks things up
 */
export async function answerFirst(
  ctx: Ctx<'POST /assistant/prompt'>,
  stream: EventWriter,
  language: Language,
): Promise<boolean> {
  const send = (event: AssistantEvent) => stream.send(event);
  const words = WORDS[language];
  const byModel = await answerByModel(ctx, stream, language);
  if (byModel?.hasSaid) {
    const { fault } = byModel;
    await send(fault ? { type: 'error', code: fault, message: ERRORS[fault].message } : { type: 'done' });
    return true;
  }
  if (byModel?.fault) await send({ type: 'text', text: `${words.without(byModel.fault)}\n` });
  const proposed = await proposeFrom(ctx, ctx.body.prompt, language);
  if (!proposed) return false;
  await send({ type: 'text', text: `${'refusal' in proposed ? proposed.refusal : words.proposed}\n` });
  if ('proposal' in proposed) await send({ type: 'proposed', proposal: proposed.proposal });
  await send({ type: 'done' });
  return true;
}
