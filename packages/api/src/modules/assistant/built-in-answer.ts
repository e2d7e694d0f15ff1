import type { AssistantEvent } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import type { Finding, Refusal } from '../../platform/look';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { nearest } from './asked/nearest';
import { recognise, type Recognised } from './asked/recognise';
import { lookAt, mayLook } from './look-at';
import { plainLine } from './plain-text';
import { WORDS } from './words';

export interface Asking {
  prompt: string;
  /** Of the one who asks; an answer is in the language of the question. */
  language: Language;
  page?: string;
  /** Something was asked and answered before: what was said then is not said again. */
  continued?: boolean;
}

type Context = Pick<Ctx<'POST /assistant/prompt'>, 'actor' | 'read' | 'now' | 'services'>;

/** The answer where there is no language model. */
export async function builtInAnswer(ctx: Context, asking: Asking): Promise<AssistantEvent[]> {
  const { actor, services } = ctx;
  const looks = services.looks();
  const recognised = recognise(asking.prompt, looks, asking.language);
  if (recognised.length === 0) return unknown(ctx, asking);
  if (!actor.companyId && !actor.wmsId) return [text(WORDS[asking.language].withoutTenant)];
  const events: AssistantEvent[] = [];
  for (const one of recognised) events.push(...eventsOf(one, await look(ctx, one)));
  return events;
}

const text = (said: string): AssistantEvent => ({ type: 'text', text: said });

function unknown({ actor, services }: Context, { prompt, language, page, continued }: Asking): AssistantEvent[] {
  const questions = nearest(
    prompt,
    services.looks().filter((one) => mayLook(one, actor)),
    language,
    page,
  );
  const words = WORDS[language];
  const said = [
    ...(continued ? [] : [words.notModel]),
    words.unknown,
    ...(questions.length > 0 ? [words.suggested] : []),
  ];
  return [text(said.join(' ')), { type: 'suggested', questions }];
}

/** Each thing is read in a transaction of its own: the database refuses its writes, and long ones hold nothing up. */
const look = ({ actor, read, now }: Context, { look: asked, args, language }: Recognised) =>
  read((trx) => lookAt(asked, { trx, actor, language, now, tenantId: tenantOf(actor).id }, args));

function eventsOf(one: Recognised, found: Finding | Refusal): AssistantEvent[] {
  const { language } = one;
  if ('refusal' in found) return [text(found.refusal)];
  const { what, links, unclear } = found;
  return [
    { type: 'looked_at', what: plainLine(what, language), links },
    text(plainLine(found.text, language)),
    ...(unclear && unclear.names.length > 0
      ? [
          {
            type: 'suggested' as const,
            questions: instead(one, unclear).map((question) => plainLine(question, language)),
          },
        ]
      : []),
  ];
}

/** The question again with each of the names that may be meant. */
function instead({ sentence, args }: Recognised, { arg, names }: NonNullable<Finding['unclear']>): string[] {
  const said = args[arg];
  if (typeof said !== 'string') return [];
  const at = sentence.lastIndexOf(said);
  return at < 0 ? [] : names.map((name) => `${sentence.slice(0, at)}${name}${sentence.slice(at + said.length)}?`);
}
