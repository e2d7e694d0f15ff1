import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { Look, LookArgs } from '../../../platform/look';
import { gistsIn } from './gist';
import { isInstruction } from './instruction';
import { argIn, type Kinds, type SaidIn } from './names';
import { FILLERS, OPENERS } from './polite-words';
import { patternsOf } from './sentences';
import { isNow, withoutTime } from './time-words';
import { plain, wholeOf, withoutEnd } from './whole';

export interface Recognised {
  look: Look;
  args: LookArgs;
  language: Language;
  /** The sentence that asked for it. */
  sentence: string;
  /** Another meaning, by another sentence or by its words alone: for where it names nothing that is there. */
  otherwise?: Recognised;
  /** Days that it was asked about and that the look cannot be limited to. */
  unlimited?: string;
}

/** All that may be asked for, and what people call records. */
export interface Known {
  looks: readonly Look[];
  kinds: Kinds;
}
interface KnownIn extends Known {
  languages: readonly Language[];
}

/** Sentences that are longer ask for nothing that could be looked up, and cost time. */
const LONGEST = 300;
/** Sentences of one prompt that are read, and things that are looked at for one. */
const SENTENCES = 10;
const LOOKED_AT = 5;

/** The whole prompt if it is one question, else its sentences. */
const sentencesOf = (prompt: string): string[] =>
  prompt
    .split(/(?<=[.?!;])\s+|[\r\n]+/u)
    .map((sentence) => withoutEnd(plain(sentence)))
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST)
    .slice(0, SENTENCES);

/**
 * Finds what a prompt asks for. Nothing in it is an instruction: whole sentences that looks know are searched for, and the words in the
 * place of names are looked up as names.
 */
export function recognise(prompt: string, { looks, kinds }: Known, preferred: Language): Recognised[] {
  const languages = [preferred, ...LANGUAGES.filter((language) => language !== preferred)];
  const known = { looks, kinds, languages };
  const whole = wholeOf(prompt);
  const one = whole.length <= LONGEST ? asQuestion(whole, known) : undefined;
  if (one) return [one];
  const found = sentencesOf(prompt).flatMap(
    (sentence) =>
      asQuestion(sentence, known) ?? inTime(sentence, (timeless) => byWords(timeless, looks, languages)) ?? [],
  );
  const keyOf = ({ look, args }: Recognised) => `${look.topic} ${JSON.stringify(args)}`;
  return [...new Map(found.map((one) => [keyOf(one), one])).values()].slice(0, LOOKED_AT);
}

/** Whole sentences say most; where none fits, or what it names is not there, the words that a sentence is made of. */
function asQuestion(sentence: string, known: KnownIn): Recognised | undefined {
  const whole = inTime(sentence, (timeless) => bySentence(timeless, known));
  if (isInstruction(sentence) || (whole && Object.keys(whole.look.names ?? {}).length === 0)) return whole;
  const words = inTime(sentence, (timeless) => byGist(timeless, known));
  if (!whole || !words) return whole ?? words;
  const { otherwise } = whole;
  return { ...whole, otherwise: otherwise ? { ...otherwise, otherwise: words } : words };
}

function byGist(sentence: string, { looks, kinds, languages }: KnownIn): Recognised | undefined {
  const found = gistsIn(sentence, looks, kinds, languages);
  return found && { look: found.look, args: found.args, language: found.language, sentence };
}

/** A part of a sentence with what stands around it. */
function around(sentence: string, said: string): SaidIn {
  const at = sentence.lastIndexOf(said);
  return { said, before: sentence.slice(0, at).trimEnd(), after: sentence.slice(at + said.length).trimStart() };
}

const mayBeTimed = ({ args }: Look): boolean => 'when' in ((args as { properties?: object }).properties ?? {});

/** Finds what is recognised in a sentence, or else in what is left without the days that it names. */
function inTime<T extends Recognised | Recognised[]>(
  sentence: string,
  find: (sentence: string) => T | undefined,
): T | undefined {
  const found = find(sentence);
  const timed = found ? undefined : withoutTime(sentence);
  const rest = timed && find(timed.rest);
  if (!timed || !rest) return found;
  const limited = (one: Recognised): Recognised => {
    if (mayBeTimed(one.look)) return { ...one, args: { ...one.args, when: timed.when } };
    return isNow(timed.when) ? one : { ...one, unlimited: timed.when };
  };
  return (Array.isArray(rest) ? rest.map(limited) : limited(rest)) as T;
}

/** The look whose sentence says most of it in words of its own, and the next best: `wer ist der {role}` names people, too. */
function bySentence(sentence: string, { looks, kinds, languages }: KnownIn): Recognised | undefined {
  const found: { recognised: Recognised; own: number }[] = [];
  for (const { look, language, whole, args } of looks.flatMap(patternsOf)) {
    const groups = whole.exec(sentence);
    if (!groups) continue;
    const named = Object.entries(groups.groups ?? {}).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, argIn(look, name, around(sentence, text), kinds) ?? '', text] as const],
    );
    if (named.some(([, text]) => text === '')) continue;
    // Words before a name count as a part of it, unless the look has them among its own: `what may the Member role do`.
    const rest = named.reduce((length, [, , said]) => length - said.length, sentence.length);
    const own = rest - languages.indexOf(language) / 2;
    const values = Object.fromEntries(named.map(([name, value]) => [name, value]));
    const recognised = { look, language, sentence, args: { ...args, ...values } };
    found.push({ recognised, own });
  }
  const [best, ...others] = found.toSorted((a, b) => b.own - a.own);
  const next = others.find(({ recognised: { look } }) => look !== best?.recognised.look);
  return best && { ...best.recognised, ...(next && { otherwise: next.recognised }) };
}

/** A question such as `what is slotting` asks for a meaning, and not for a list. */
const MEANING = /^(?:what is|was ist|was bedeutet|was heißt)(?: an?| the| eine?| der| die| das)? \p{L}+$/iu;

/** Those whose words stand in it beside nothing but such as say nothing. */
function byWords(sentence: string, looks: readonly Look[], languages: readonly Language[]): Recognised[] | undefined {
  if (MEANING.test(sentence)) return undefined;
  for (const language of languages) {
    const found: { recognised: Recognised; at: number }[] = [];
    let rest = sentence.toLowerCase();
    for (const look of looks) {
      const { words } = look.asked[language];
      const match = words && new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu').exec(sentence);
      if (!match) continue;
      found.push({ at: match.index, recognised: { look, args: {}, language, sentence } });
      rest = rest.replace(match[0].toLowerCase(), ' ');
    }
    const others = rest.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '');
    const isFiller = new RegExp(`^(?:${FILLERS[language]})$`, 'iu');
    const opens = others.length === 0 || new RegExp(`\\b(?:${OPENERS[language]})\\b`, 'iu').test(sentence);
    if (found.length > 0 && opens && others.every((word) => isFiller.test(word))) {
      return found.toSorted((a, b) => a.at - b.at).map(({ recognised }) => recognised);
    }
  }
  return undefined;
}
