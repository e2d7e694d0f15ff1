import type { Language } from '@slotwise/contract/constants';
import { plainText, wordsOf } from '@slotwise/contract/search-words';
import type { Look } from '../../../platform/look';

const SUGGESTED = 3;
/** A page's own questions are so much nearer. */
const OF_PAGE = 0.15;

const trigrams = (text: string): Set<string> => {
  const padded = `  ${wordsOf(text).join(' ')} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((one) => b.has(one)).length;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
};

export const isOfPage = ({ asked }: Look, page: string | undefined): boolean =>
  page !== undefined && asked.pages.some((start) => pathOf(page) === start || pathOf(page).startsWith(`${start}/`));

const pathOf = (page: string): string => page.split(/[?#]/)[0] ?? '';

/** The questions that are most like a prompt, by their words and by three letters each, of those that the asker may ask. */
export function nearest(prompt: string, looks: readonly Look[], language: Language, page?: string): string[] {
  const words = new Set(wordsOf(prompt));
  const letters = trigrams(plainText(prompt).slice(0, 300));
  return looks
    .flatMap((look) =>
      look.asked[language].examples.map((question) => ({
        question,
        topic: look.topic,
        near:
          overlap(words, new Set(wordsOf(question))) +
          overlap(letters, trigrams(question)) +
          (isOfPage(look, page) ? OF_PAGE : 0),
      })),
    )
    .toSorted((a, b) => b.near - a.near)
    .filter(({ topic }, at, all) => all.findIndex((other) => other.topic === topic) === at)
    .slice(0, SUGGESTED)
    .map(({ question }) => question);
}
