import { LANGUAGES } from '@slotwise/contract/constants';
import type { Look } from '../../../platform/look';
import type { Search } from '../../../platform/search';
import { saysTime } from './time-words';

/** Kinds of records, and what people call them. */
export type Kinds = readonly Pick<Search, 'kind' | 'nouns'>[];

const QUOTES = /^["'“”„‘’«»‚`]+|["'“”„‘’«»‚`]+$/gu;
const QUOTED = /^["“”„‘«‚`].*["“”’»‘`]$/u;
const ARTICLES =
  /^(?:(?:last|recently|currently|already|still|just|zuletzt|kürzlich|gerade|schon|bereits|noch|the|a|an|our|my|this|that|der|die|das|dem|den|des|ein|eine|einen|einem|einer|unser|unsere[mnrs]?|mein|meine[mnrs]?|diese[mnrs]?) )+/iu;
/** Between the kind of a record and its name. */
const CALLED =
  '(?:(?:called|named|with the (?:name|code)|of|for|to|von|vom|für|an|no\\.?|number|code|nr\\.?|nummer|namens|mit dem (?:namen|code)) )?';

/** Words that stand for somebody or something and name nobody and nothing. */
const NOBODY = new Set(
  (
    'i me my mine you your he him she her it its we us our they them there here this that these those one ones ' +
    'somebody someone anybody anyone everybody everyone nobody something anything everything nothing else all any some ' +
    'who whom whose what which when where why how it ' +
    'ich mich mir du dich dir er ihn ihm sie ihr es wir uns euch ihnen man da dort hier dies dieses das jemand jemanden ' +
    'jemandem niemand niemanden etwas was nichts alles alle alles einer eins wer wen wem welche welcher welches wann wo warum wie nicht keine keinen kein'
  ).split(' '),
);

const wordsOf = (text: string) => text.toLowerCase().split(/[\s,]+/u);

/** A name of several words in capitals may begin as one likes. */
const TITLED = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}*)+$/u;
/** A text that stands for nobody at its beginning or end, such as `ich das` or `letzte Woche etwas`, is no name. */
const isNobody = (text: string): boolean => {
  if (TITLED.test(text)) return false;
  const words = wordsOf(text);
  return NOBODY.has(words[0] ?? '') || NOBODY.has(words.at(-1) ?? '');
};

/** `das` is an article before a name, and stands for something at its end. */
const withoutArticle = (text: string): string => text.replace(/^(?:das|die|der) /iu, '');

const whole = new WeakMap<object, RegExp>();
const nounOf = ({ nouns }: Kinds[number]): RegExp => {
  const known = whole.get(nouns);
  if (known) return known;
  const all = LANGUAGES.map((language) => nouns[language]).join('|');
  const made = new RegExp(`^(?:${all})(?: ${CALLED}(?<name>\\S.*))?$`, 'iu');
  whole.set(nouns, made);
  return made;
};

/** Whether a text could be what somebody calls a thing, and not a part of a sentence: a code, a name in capitals, or quoted. */
export const looksNamed = (text: string): boolean => /^[\p{Lu}\p{N}"“„‘«]|\p{N}/u.test(text);

export interface Named {
  name: string;
  /** Kind that was said before the name. */
  kind?: string;
  /** All of it, where the word before the name may be a part of it: `order book`. */
  whole?: string;
  /** It is no more than what people call records of a kind. */
  isKind?: true;
}

/** A name without what stands before it: articles, and words for kinds of records. Undefined: it is none. */
export function nameIn(said: string, kinds: Kinds): Named | undefined {
  const text = said.trim();
  if (QUOTED.test(text)) return named(text);
  const bare = text
    .replace(ARTICLES, '')
    .replace(/^(?:called|named|of|namens) /iu, '')
    .replace(ARTICLES, '');
  if (isNobody(withoutArticle(text)) || saysTime(text)) return undefined;
  for (const kind of kinds) {
    const match = nounOf(kind).exec(bare);
    if (!match) continue;
    const rest = match.groups?.name?.replace(ARTICLES, '');
    // The kind alone names none of its records, unless a word before it says that it is a name: `the role Member`.
    if (rest === undefined) return { name: bare, kind: kind.kind, isKind: true };
    if (isNobody(rest)) return undefined;
    const found = named(rest, kind.kind);
    return found && !looksNamed(rest) ? { ...found, whole: bare } : found;
  }
  return named(bare);
}

function named(text: string, kind?: string): Named | undefined {
  const name = text.replaceAll(QUOTES, '').trim();
  return name === '' ? undefined : { name, ...(kind !== undefined && { kind }) };
}

/** A part of a sentence, and all that stands before it and behind it. */
export interface SaidIn {
  said: string;
  before: string;
  after?: string;
}

/** The value that a sentence gives for an argument of a look; undefined: it does not fit. */
export function argIn(look: Look, arg: string, { said, before, after = '' }: SaidIn, kinds: Kinds): string | undefined {
  const ofKinds = look.names?.[arg];
  if (ofKinds === undefined) {
    const text = said.replaceAll(QUOTES, '').trim();
    return text === '' || NOBODY.has(wordsOf(withoutArticle(text))[0] ?? '') ? undefined : text;
  }
  const found = nameIn(said, kinds);
  if (found?.isKind) {
    const beside = [before.split(' ').at(-1) ?? '', after.split(' ')[0] ?? ''];
    const isCalled = kinds.some(
      (kind) => ofKinds?.includes(kind.kind) && beside.some((word) => nounOf(kind).test(word)),
    );
    return isCalled && /^\p{Lu}/u.test(found.name) ? found.name : undefined;
  }
  const isOther = found?.kind !== undefined && ofKinds !== null && !ofKinds.includes(found.kind);
  return isOther ? found.whole : found?.name;
}
