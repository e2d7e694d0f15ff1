import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { Look, LookArgs } from '../../../platform/look';
import { forEachKind, gistsOf, wordsLike, type Gist } from './gists-of';
import { argIn, looksNamed, type Kinds } from './names';
import { AFTER, AROUND, BEFORE, FILLERS, OPENERS } from './polite-words';

/** Stands for what a look knows. */
const KNOWN = '\u0001';
/** Codes stand behind such letters: no word is found in the middle of one. */
const FIRST_CODE = 0xe000;

const NAME_WORDS = 5;
/** Before a name in small letters, as `of lena fischer`. */
const BEFORE_NAME =
  /(?:^|\s)(?:of|for|to|by|from|at|in|does|did|has|is|was|will|von|für|an|auf|bei|hat|ist|vom|der|wurde|wird|liegt|läuft|verfällt)$/iu;

const fillers = Object.fromEntries(
  LANGUAGES.map((language) => [language, wordsLike(`${FILLERS[language]}|${OPENERS[language]}|${AROUND[language]}`)]),
) as Record<Language, RegExp>;

const withoutPoliteness = Object.fromEntries(
  LANGUAGES.map((language) => [language, new RegExp(`^${BEFORE[language]}(\\S.*?)${AFTER[language]}$`, 'iu')]),
) as Record<Language, RegExp>;

/** Replaces words by marks of the same kind. @returns how many letters they had */
function takeOut(text: string, words: RegExp, mark: string): { text: string; letters: number } {
  let letters = 0;
  const rest = text.replace(words, (found) => {
    letters += found.length;
    return mark;
  });
  return { text: rest, letters };
}

interface Part {
  said: string;
  /** Words before it that say nothing. */
  before: string;
  /** The sentence begins with it, so that its first letter is a capital whatever it is. */
  isFirst: boolean;
}

/** The parts of a text between what is known, without the words at their ends that say nothing. */
function partsOf(text: string, language: Language): Part[] {
  return text.split(KNOWN).flatMap((part, index) => {
    const isPunctuation = (word: string) => /^[^\p{L}\p{N}\ue000-\uf8ff"“„«]*$/u.test(word);
    const words = part.split(/\s+/u).filter((word) => word !== '' && !isPunctuation(word));
    const isEmpty = (word: string) => takeOut(word.replace(/[,;:]+$/u, ''), fillers[language], '').text.trim() === '';
    const first = words.findIndex((word) => !isEmpty(word));
    if (first < 0) return [];
    const last = words.findLastIndex((word) => !isEmpty(word));
    const said = words
      .slice(first, last + 1)
      .join(' ')
      .replace(/^[-–,;:]+|[-–,;:]+$/gu, '');
    return said === '' ? [] : [{ said, before: words.slice(0, first).join(' '), isFirst: index === 0 && first === 0 }];
  });
}

export interface GistFound {
  look: Look;
  language: Language;
  args: LookArgs;
  /** Letters of its own words. */
  own: number;
}

/** Looks whose words a sentence is made of, whatever their order; the one that says most in its own words first. */
export function gistsIn(
  sentence: string,
  looks: readonly Look[],
  kinds: Kinds,
  languages: readonly Language[],
): GistFound | undefined {
  const codes: string[] = [];
  const polite = languages.reduce((text, language) => withoutPoliteness[language].exec(text)?.[1] ?? text, sentence);
  const hidden = polite.replace(/["“„«][^"”“»]+["”“»]|[^\s,;]*\d[^\s,;]*|\S+@\S+/gu, (code) => {
    codes.push(code);
    return String.fromCharCode(FIRST_CODE + codes.length - 1);
  });
  const shown = (text: string) =>
    text.replace(/[\ue000-\uf8ff]/gu, (mark) => codes[mark.charCodeAt(0) - FIRST_CODE] ?? '').trim();
  let best: GistFound | undefined;
  for (const gist of looks.flatMap(gistsOf).flatMap((one) => forEachKind(one, kinds))) {
    const found = fit(hidden, gist, { kinds, shown });
    if (!found) continue;
    const own = found.own - languages.indexOf(gist.language) / 2;
    if (!best || own > best.own) best = { look: gist.look, language: gist.language, args: found.args, own };
  }
  return best;
}

interface Read {
  kinds: Kinds;
  /** A text with the codes that were hidden in it. */
  shown: (text: string) => string;
}

function fit(hidden: string, gist: Gist, { kinds, shown }: Read): { args: LookArgs; own: number } | undefined {
  let text = hidden;
  let own = 0;
  for (const words of gist.all) {
    const taken = takeOut(text, words, KNOWN);
    if (taken.letters === 0) return undefined;
    text = taken.text;
    own += taken.letters;
  }
  if (gist.may) {
    const taken = takeOut(text, gist.may, KNOWN);
    text = taken.text;
    own += taken.letters / 2;
  }
  const parts = partsOf(text, gist.language);
  if (gist.names === undefined) return parts.length === 0 ? { args: gist.args, own } : undefined;
  const [part, ...others] = parts;
  if (!part || others.length > 0) return undefined;
  const name = nameOf(gist, { ...part, said: shown(part.said), before: shown(part.before) }, kinds);
  return name === undefined ? undefined : { args: { ...gist.args, [gist.names]: name }, own };
}

/** The rest of a sentence is a name only if it looks like one, or stands where one would. */
function nameOf({ look, names = '' }: Gist, { said, before, isFirst }: Part, kinds: Kinds): string | undefined {
  if (said.split(' ').length > NAME_WORDS) return undefined;
  const text = said.replace(/['’]s$/u, '');
  if (isFirst && !text.split(' ').every((word) => looksNamed(word))) return undefined;
  if (!looksNamed(text) && !BEFORE_NAME.test(before)) return undefined;
  return argIn(look, names, { said: text, before }, kinds);
}
