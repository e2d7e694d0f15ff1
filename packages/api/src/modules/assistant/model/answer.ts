import type { AssistantEvent } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import type { EventWriter } from '../../../platform/http/event-writer';
import type { Ctx } from '../../../platform/module';
import { defineService } from '../../../platform/services';
import { consentOf } from '../consent-queries';
import { bounds as boundsOf } from './bounds';
import { chat, type Message } from './chat';
import type { Call } from './collected';
import { Delimiter, messagesOf } from './conversation';
import { ModelFault, type ModelFaultCode } from './fault';
import { PlainStream } from '../plain-text';
import { Tools } from './tools';
import { timeZoneOf } from '../time-zone';

/** Questions of each tenant that are with the model. */
const running = defineService(() => new Map<string, number>());

export interface ModelAnswer {
  fault: ModelFaultCode | null;
  /** Something of it was said or proposed: another answer beside it would be a second one. */
  hasSaid: boolean;
}

/**
 * Has the configured model answer, if there is one and the tenant lets it read something.
 * @returns null if not: nothing has left then
 */
export async function answerByModel(
  ctx: Ctx<'POST /assistant/prompt'>,
  stream: EventWriter,
  language: Language,
): Promise<ModelAnswer | null> {
  const { actor, read, services, log } = ctx;
  const model = services.config.assistant;
  const tenantId = actor.companyId ?? actor.wmsId;
  if (!model || tenantId === null) return null;
  const { data } = await read((trx) => consentOf(trx, tenantId));
  if (data.length === 0) return null;
  const bounds = services.use(boundsOf);
  const counts = services.use(running);
  const count = counts.get(tenantId) ?? 0;
  if (count >= bounds.ofTenant) return { fault: 'model_busy', hasSaid: false };
  counts.set(tenantId, count + 1);
  const answer = new Answer(ctx, stream, language);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), bounds.totalMs);
  try {
    await answer.run(
      new Tools(ctx, language, data, bounds, timeZoneOf(ctx.body.time_zone)),
      AbortSignal.any([stream.signal, late.signal]),
    );
    return { fault: null, hasSaid: true };
  } catch (fault) {
    if (stream.signal.aborted) return { fault: null, hasSaid: true };
    if (!(fault instanceof ModelFault)) throw fault;
    log.warn({ code: fault.code, why: fault.why }, 'the language model gave no whole answer');
    return { fault: fault.code, hasSaid: answer.hasSaid };
  } finally {
    clearTimeout(timer);
    const left = (counts.get(tenantId) ?? 1) - 1;
    if (left > 0) counts.set(tenantId, left);
    else counts.delete(tenantId);
  }
}

class Answer {
  hasSaid = false;
  private chars = 0;
  private readonly plain: PlainStream;

  constructor(
    private readonly ctx: Ctx<'POST /assistant/prompt'>,
    private readonly stream: EventWriter,
    private readonly language: Language,
  ) {
    this.plain = new PlainStream(language);
  }

  /** Asks, does what is called for, and asks again with what was found, until there is an answer. @throws ModelFault */
  async run(tools: Tools, signal: AbortSignal): Promise<void> {
    const { services, body } = this.ctx;
    const { config } = services;
    const bounds = services.use(boundsOf);
    if (!config.assistant) return;
    const delimiter = new Delimiter();
    const messages = messagesOf(body, delimiter, this.language);
    for (let round = 1; ; round += 1) {
      const isLast = round >= bounds.rounds;
      await this.send({ type: 'state', state: 'thinking' });
      const pieces = chat({ model: config.assistant, bounds, signal }, { messages, tools: isLast ? [] : tools.list });
      const { text, calls } = await this.listen(pieces, bounds.textChars);
      if (calls.length === 0) {
        if (!this.hasSaid) throw new ModelFault('model_unreadable', 'it says nothing');
        return;
      }
      if (isLast) throw new ModelFault(this.hasSaid ? 'model_cut' : 'model_unreadable', 'it only calls for tools');
      messages.push({ role: 'assistant', content: text, tool_calls: calls });
      await this.send({ type: 'state', state: 'reading' });
      for (const call of calls) messages.push(await this.call(tools, call, delimiter));
    }
  }

  private async listen(pieces: AsyncGenerator<string, Call[]>, most: number): Promise<{ text: string; calls: Call[] }> {
    let text = '';
    try {
      for (;;) {
        const { done, value } = await pieces.next();
        if (done) {
          await this.say(this.plain.end());
          return { text, calls: value };
        }
        text += value;
        this.chars += value.length;
        if (this.chars > most) throw new ModelFault('model_cut', 'it writes too much');
        await this.say(this.plain.push(value));
      }
    } finally {
      // Ends the request where it is not over.
      await pieces.return([]).catch(() => undefined);
    }
  }

  private async call(tools: Tools, call: Call, delimiter: Delimiter): Promise<Message> {
    const { said, content } = await tools.run(call);
    for (const event of said) {
      await this.send(event);
      if (event.type === 'proposed') this.hasSaid = true;
    }
    return { role: 'tool', tool_call_id: call.id, content: delimiter.wrap(content) };
  }

  private async say(text: string): Promise<void> {
    if (text === '') return;
    if (text.trim() !== '') this.hasSaid = true;
    await this.send({ type: 'text', text });
  }

  private send(event: AssistantEvent): Promise<void> {
    return this.stream.send(event);
  }
}
