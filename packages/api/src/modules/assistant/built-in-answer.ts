import type { AssistantEvent } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import type { Finding, Question, Refusal } from '../../platform/look';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { notOne, recordsNamed, type NamedRecord } from '../search';
import { questionsAbout, recordIn } from './asked/about-record';
import { bareNames } from './asked/bare-name';
import { isInstruction } from './asked/instruction';
import { looksNamed } from './asked/names';
import { nearest } from './asked/nearest';
import { recognise, type Recognised } from './asked/recognise';
import { instructionAnswer } from './instruction-answer';
import { withTitles } from './link-titles';
import { lookAt, mayLook } from './look-at';
import { plainLine } from './plain-text';
import { WORDS } from './words';

export interface Asking {
  prompt: string;
  /** Of the question, and so of the answer: see `languageOf`. */
  language: Language;
  page?: string;
  /** Where they are. */
  timeZone: string;
  /** Something was asked and answered before: what was said then is not said again. */
  continued?: boolean;
}

type Context = Pick<Ctx<'POST /assistant/prompt'>, 'actor' | 'read' | 'now' | 'services'>;

/** The answer where there is no language model. */
export async function builtInAnswer(ctx: Context, asking: Asking): Promise<AssistantEvent[]> {
  const { actor, services } = ctx;
  const known = { looks: services.looks(), kinds: services.searches() };
  const recognised = recognise(asking.prompt, known, asking.language);
  const hasTenant = Boolean(actor.companyId ?? actor.wmsId);
  if (recognised.length === 0) {
    if (!hasTenant) return unknown(ctx, asking, undefined);
    return (await byName(ctx, asking)) ?? (await unknownTo(ctx, asking));
  }
  if (!hasTenant) return [text(WORDS[asking.language].withoutTenant)];
  const events: AssistantEvent[] = [];
  for (const one of recognised) events.push(...(await answerTo(ctx, asking, one)));
  return events;
}

/** Of some ways to understand a sentence the first that names something that is there. */
async function answerTo(ctx: Context, asking: Asking, one: Recognised): Promise<AssistantEvent[]> {
  const first = await look(ctx, asking, one);
  if (!namesNothing(first)) return eventsOf(one, first);
  for (let other = one.otherwise; other; other = other.otherwise) {
    const finding = await look(ctx, asking, other);
    if (!('unclear' in finding && finding.unclear)) return eventsOf(other, finding);
  }
  return eventsOf(one, first);
}

const namesNothing = (finding: Finding | Refusal): boolean =>
  'unclear' in finding && finding.unclear?.names.length === 0;

/** The answer to what was not understood: where a change is made, or questions about the record that was named. */
const unknownTo = (ctx: Context, asking: Asking): Promise<AssistantEvent[]> =>
  ctx.read(async (trx) => {
    const { prompt, language } = asking;
    const question = questionOf(ctx, asking, language, trx);
    const searches = ctx.services.searches();
    if (isInstruction(prompt)) return instructionAnswer(question, searches, prompt);
    return unknown(ctx, asking, await recordIn(question, searches, prompt));
  });

/** The answer about a record whose mere name was given, or with words for its kind or state before it. */
async function byName(ctx: Context, asking: Asking): Promise<AssistantEvent[] | undefined> {
  if (isInstruction(asking.prompt)) return undefined;
  const { services, read } = ctx;
  const { language } = asking;
  const [all, looks] = [services.searches(), services.looks()];
  const names = bareNames(asking.prompt, all, language);
  for (const { name, kind, isAsked } of names) {
    const searches = kind === undefined ? all : all.filter((search) => search.kind === kind);
    const meant = await read((trx) =>
      recordsNamed(questionOf(ctx, asking, language, trx), searches, name, { loosely: isAsked && looksNamed(name) }),
    );
    const [only, ...others] = meant;
    if (!only) continue;
    if (others.length > 0) {
      const { names: titles, ...finding } = notOne(name, meant, language);
      const questions = titles.map((title) => plainLine(title, language));
      return [...found(finding, language), { type: 'suggested', questions }];
    }
    const about = looks.find((one) => one.about === only.kind);
    const arg = Object.entries(about?.names ?? {}).find(([, kinds]) => kinds?.includes(only.kind))?.[0];
    if (!about || arg === undefined) {
      const links = [{ kind: only.kind, id: only.id, title: plainLine(only.title, language) }];
      return found({ what: only.title, links, text: `${only.title}: ${only.subtitle}` }, language);
    }
    const one = { look: about, args: { [arg]: only.title }, language, sentence: only.title };
    return eventsOf(one, await look(ctx, asking, one));
  }
  // A code or a kind was said, so that it was asked for a record and not for anything else.
  const asked = names.find(({ name, kind, isAsked }) => kind !== undefined || (isAsked && /\p{N}/u.test(name)));
  return asked && found(notOne(asked.name, [], language), language);
}

const text = (said: string): AssistantEvent => ({ type: 'text', text: said });

function unknown(
  { actor, services }: Context,
  { prompt, language, page, continued }: Asking,
  named: NamedRecord | undefined,
): AssistantEvent[] {
  const looks = services.looks().filter((one) => mayLook(one, actor));
  // They want to know something of the record that they named.
  const about = named ? questionsAbout(named, looks, language, prompt) : [];
  const questions = (about.length > 0 ? about : nearest(prompt, looks, language, page)).map((question) =>
    plainLine(question, language),
  );
  const words = WORDS[language];
  const said = [
    ...(continued ? [] : [words.notModel]),
    words.unknown,
    words.elsewhere,
    ...(questions.length > 0 ? [words.suggested] : []),
  ];
  return [text(said.join(' ')), { type: 'suggested', questions }];
}

/** Each thing is read in a transaction of its own: the database refuses its writes, and long ones hold nothing up. */
async function look(ctx: Context, asking: Asking, { look: asked, args, language }: Recognised) {
  const ahead = await asked.ahead?.(tenantOf(ctx.actor).id);
  return ctx.read(async (trx) => {
    const question = { ...questionOf(ctx, asking, language, trx), ahead };
    const finding = await lookAt(asked, question, args);
    if ('refusal' in finding) return finding;
    return { ...finding, links: await withTitles(question, ctx.services.searches(), finding.links) };
  });
}

const questionOf = (
  { actor, now }: Context,
  { timeZone }: Asking,
  language: Language,
  trx: Question['trx'],
): Question => ({ trx, actor, language, now, timeZone, tenantId: tenantOf(actor).id });

const found = ({ what, links, text: said }: Finding, language: Language): AssistantEvent[] => [
  { type: 'looked_at', what: plainLine(what, language), links },
  text(plainLine(said, language)),
];

function eventsOf(one: Recognised, finding: Finding | Refusal): AssistantEvent[] {
  const { language, unlimited } = one;
  if ('refusal' in finding) return [text(finding.refusal)];
  const { unclear } = finding;
  return [
    ...(unlimited === undefined ? [] : [text(plainLine(WORDS[language].unlimited(unlimited), language))]),
    ...found(finding, language),
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
