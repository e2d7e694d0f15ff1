import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { Look, LookArgs } from '../../../platform/look';
import { FILLERS, OPENERS } from './polite-words';
import { patternsOf } from './sentences';

export interface Recognised {
  look: Look;
  args: LookArgs;
  language: Language;
  /** The sentence that asked for it. */
  sentence: string;
}

/** Sentences that are longer ask for nothing that could be looked up, and cost time. */
const LONGEST = 300;
/** Sentences of one prompt that are read, and things that are looked at for one. */
const SENTENCES = 10;
const LOOKED_AT = 5;

/** Letters that nobody sees, and such as begin a line or turn its direction. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu;
const QUOTES = /^["'“”„‘’«»‚`]+|["'“”„‘’«»‚`]+$/gu;

/** Short forms, and what they are short for. */
const SHORT: readonly [RegExp, string][] = [
  [/\b(what|who|where|how|when|which)'s\b/giu, '$1 is'],
  [/\b(what|who|where|how|when)'re\b/giu, '$1 are'],
  [/\bcan't\b|\bcannot\b/giu, 'can not'],
  [/n't\b/giu, ' not'],
  [/\bwieviel(e?)\b/giu, 'wie viel$1'],
  [/\b(?:invites)\b/giu, 'invitations'],
];

const plain = (text: string): string =>
  SHORT.reduce(
    (whole, [short, long]) => whole.replaceAll(short, long),
    text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll('’', "'"),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
const withoutEnd = (text: string): string => text.replace(/[\s.?!…]+$/u, '');

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
export function recognise(prompt: string, looks: readonly Look[], preferred: Language): Recognised[] {
  const languages = [preferred, ...LANGUAGES.filter((language) => language !== preferred)];
  const whole = withoutEnd(plain(prompt));
  const one = whole.length <= LONGEST ? bySentence(whole, looks, languages) : undefined;
  if (one) return [one];
  const found = sentencesOf(prompt).flatMap(
    (sentence) => bySentence(sentence, looks, languages) ?? byWords(sentence, looks, languages),
  );
  const keyOf = ({ look, args }: Recognised) => `${look.topic} ${JSON.stringify(args)}`;
  return [...new Map(found.map((one) => [keyOf(one), one])).values()].slice(0, LOOKED_AT);
}

/** The look whose sentence says most of it in words of its own. */
function bySentence(sentence: string, looks: readonly Look[], languages: readonly Language[]): Recognised | undefined {
  let best: { recognised: Recognised; own: number } | undefined;
  for (const { look, language, whole, args } of looks.flatMap(patternsOf)) {
    const groups = whole.exec(sentence);
    if (!groups) continue;
    const named = Object.entries(groups.groups ?? {}).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text.replaceAll(QUOTES, '').trim()] as const],
    );
    if (named.some(([, text]) => text === '')) continue;
    const rest = named.reduce((length, [, text]) => length - text.length, sentence.length);
    const own = rest - languages.indexOf(language) / 2;
    const recognised = { look, language, sentence, args: { ...args, ...Object.fromEntries(named) } };
    if (!best || own > best.own) best = { recognised, own };
  }
  return best?.recognised;
}

/** Those whose words stand in it beside nothing but such as say nothing. */
function byWords(sentence: string, looks: readonly Look[], languages: readonly Language[]): Recognised[] {
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
  return [];
}
