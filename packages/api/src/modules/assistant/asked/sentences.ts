import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { AskedSentence, Look, LookArgs } from '../../../platform/look';
import { AFTER, BEFORE } from './polite-words';

/** A sentence as the server recognises it. */
export interface Pattern {
  look: Look;
  language: Language;
  whole: RegExp;
  args: LookArgs;
}

const source = (sentence: string): string =>
  sentence
    .replaceAll(/\{([a-z]+)\}/g, (_, name: string) => `(?<${name}>\\S.*?)`)
    .replaceAll(' ?', '\\s*')
    .replaceAll(' ', '\\s+');

function compile(look: Look, language: Language, asked: AskedSentence): Pattern {
  const [sentence, args] = typeof asked === 'string' ? [asked, {}] : asked;
  const whole = new RegExp(`^${source(BEFORE[language])}(?:${source(sentence)})${source(AFTER[language])}$`, 'iu');
  return { look, language, whole, args };
}

const compiled = new WeakMap<Look, readonly Pattern[]>();

/** The sentences of a look, made ready once. */
export function patternsOf(look: Look): readonly Pattern[] {
  const known = compiled.get(look);
  if (known) return known;
  const made = LANGUAGES.flatMap((language) =>
    look.asked[language].sentences.map((asked) => compile(look, language, asked)),
  );
  compiled.set(look, made);
  return made;
}
