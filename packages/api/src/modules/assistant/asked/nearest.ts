import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import { misspelling, wordsOf } from '@slotwise/contract/search-words';
import type { Look } from '../../../platform/look';
import { FILLERS, OPENERS } from './polite-words';
import { withoutTime } from './time-words';

const SUGGESTED = 3;
/** A page's own questions are so much nearer, among those that share words. */
const OF_PAGE = 0.3;
/** Questions that are less near than this part of the nearest are about something else. */
const NEAR_ENOUGH = 0.4;
/** Words in a question itself count so much more than words in other ways to ask the same. */
const IN_QUESTION = 2;
/** Beginnings of words that are the same: `count`, `counts`, `counted`. */
const STEM = 5;
const SHORTEST = 3;
/** Words of many questions that tell nothing of what they are about. */
const ANYTHING =
  /^(?:where|when|why|can|could|may|might|should|must|tell|about|write|get|got|wo|wann|warum|wieso|kann|darf|muss|soll|wird|wurde|erzähl|über)$/u;

export const isOfPage = ({ asked }: Look, page: string | undefined): boolean =>
  page !== undefined && asked.pages.some((start) => pathOf(page) === start || pathOf(page).startsWith(`${start}/`));

const pathOf = (page: string): string => page.split(/[?#]/)[0] ?? '';

const EMPTY = Object.fromEntries(
  LANGUAGES.map((language) => [language, new RegExp(`^(?:${FILLERS[language]}|${OPENERS[language]})$`, 'iu')]),
) as Record<Language, RegExp>;

const stemOf = (word: string): string => word.slice(0, STEM);

/** The words that say what a text is about. */
const telling = (text: string, language: Language): string[] =>
  wordsOf(text).filter((word) => word.length >= SHORTEST && !ANYTHING.test(word) && !EMPTY[language].test(word));

const stems = (text: string, language: Language): ReadonlySet<string> => new Set(telling(text, language).map(stemOf));

/** Words of a regular expression, each of which somebody may say. */
const literals = (source: string): string =>
  source
    .replaceAll(/\{[a-z]+\}|\(\?<[a-z]+>|\\[a-zA-Z]|\(\?[:!=]/g, ' ')
    .replaceAll(/([\p{L}]+)[?]/gu, '$1 ')
    .replaceAll(/[^\p{L} -]+/gu, ' ');

const subjects = new WeakMap<Look, Partial<Record<Language, ReadonlySet<string>>>>();

/** The words in which people ask for a look, and those for what it is about. */
function subjectOf(look: Look, language: Language): ReadonlySet<string> {
  const known = subjects.get(look) ?? {};
  const { sentences, words = '', examples } = look.asked[language];
  const all = [...sentences.map((one) => (typeof one === 'string' ? one : one[0])), words].map(literals);
  const made = known[language] ?? stems([...all, ...examples, look.name[language]].join(' '), language);
  subjects.set(look, { ...known, [language]: made });
  return made;
}

/** A word as those know it that it may be misspelt for. */
const meant = (word: string, known: ReadonlySet<string>): string =>
  known.has(stemOf(word)) || word.length < STEM
    ? stemOf(word)
    : ([...known].find((other) => other.length >= STEM - 1 && misspelling(stemOf(word), other) !== undefined) ??
      stemOf(word));

/**
 * The questions that are most like a prompt, by the words that they share and by what they are about, of those that the asker may ask.
 * Words that few looks know say more than those that many do; where none is shared, nothing is near.
 */
export function nearest(prompt: string, looks: readonly Look[], language: Language, page?: string): string[] {
  const timeless = withoutTime(prompt.slice(0, 300))?.rest ?? prompt.slice(0, 300);
  const each = looks.map((look) => ({ look, subject: subjectOf(look, language) }));
  const known = new Set(each.flatMap(({ subject }) => [...subject]));
  const words = [...new Set(telling(timeless, language).map((word) => meant(word, known)))];
  const rarity = (word: string) =>
    Math.log((1 + each.length) / (1 + each.filter(({ subject }) => subject.has(word)).length));
  const shared = (some: ReadonlySet<string>) =>
    words.filter((word) => some.has(word)).reduce((sum, word) => sum + rarity(word), 0);
  const questions = each.flatMap(({ look, subject }) => {
    const about = shared(subject);
    if (about === 0) return [];
    return look.asked[language].examples.map((question) => ({
      question,
      topic: look.topic,
      near: (about + IN_QUESTION * shared(stems(question, language))) * (isOfPage(look, page) ? 1 + OF_PAGE : 1),
    }));
  });
  const best = Math.max(...questions.map(({ near }) => near));
  return questions
    .filter(({ near }) => near >= best * NEAR_ENOUGH)
    .toSorted((a, b) => b.near - a.near)
    .filter(({ topic }, at, all) => all.findIndex((other) => other.topic === topic) === at)
    .slice(0, SUGGESTED)
    .map(({ question }) => question);
}
