import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import { wordsLike } from './gists-of';
import { VERBS } from './instruction';
import { AROUND, FILLERS, OPENERS } from './polite-words';
import { wholeOf } from './whole';

/** Small words that change the meaning, and so are none of those that say nothing. */
const MORE: Readonly<Record<Language, string>> = {
  en: 'why|may|not|no|should|must|shall|every|everything|everybody|everyone|nobody|somebody|into|than|under|since|before|after|soon',
  de: 'warum|wieso|weshalb|darf|dürfen|nicht|kein|keine[rsnm]?|soll|sollte|sollen|muss|müssen|jede[rsnm]?|alles|niemand|jemand|als|unter|seit|vor|nach|bald|wieder|ja|nein',
};

/** Words that say nothing of what is asked, and all the more of the language. */
const SMALL = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    wordsLike(`${FILLERS[language]}|${OPENERS[language]}|${AROUND[language]}|${MORE[language]}`),
  ]),
) as Record<Language, RegExp>;

/** A beginning that is long enough to tell. */
const READ = 600;
/** Quotations, codes, addresses, and what is written large within a sentence: names, which are of any language. */
const NAMES = /["“„«][^"”“»]*["”“»]|[^\s,;]*[\d@][^\s,;]*|(?<=\s)\p{Lu}[\p{L}'-]*/gu;

/**
 * The language that a prompt is written in, by its small words and by the verb of an order; that of the page where they do not say, as in a mere
 * name. Answers are in it, whatever is answered.
 */
export function languageOf(prompt: string, page: Language): Language {
  const text = wholeOf(prompt.slice(0, READ)).replaceAll(NAMES, ' ');
  const said = (language: Language) =>
    [...text.matchAll(SMALL[language])].length + (VERBS[language].test(text) ? 1 : 0);
  const others = LANGUAGES.filter((language) => language !== page);
  return others.reduce((best, language) => (said(language) > said(best) ? language : best), page);
}
