import { plainText, wordsOf } from '@slotwise/contract/search-words';
import type { Language } from '@slotwise/contract/constants';
import type { Look, Question } from '../../../platform/look';
import type { Search } from '../../../platform/search';
import { recordsNamed, type NamedRecord } from '../../search';
import { kindsNamed } from './instruction';
import { wholeOf } from './whole';

/** Codes, what is quoted, and words in capitals: what a sentence may name. */
const CODES = /["“„«]([^"”“»]+)["”“»]|[\p{L}\p{N}][\p{L}\p{N}./_-]*\d[\p{L}\p{N}./_-]*|\S+@\S+\.\p{L}+/gu;
/** A word in capitals that is not the first of all. */
const SINGLE = /(?<=\s)\p{Lu}[\p{L}-]+/gu;
const TITLES = /\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)+/gu;
/** Names that are looked for. */
const TRIED = 4;
const SUGGESTED = 3;

/** A record that a sentence names among other words, if it names just one. */
export async function recordIn(
  question: Question,
  searches: readonly Search[],
  prompt: string,
): Promise<NamedRecord | undefined> {
  const text = wholeOf(prompt).slice(0, 300);
  const codes = [...text.matchAll(CODES)].map(([whole, quoted]) => quoted ?? whole);
  const names = [...codes, ...[...text.matchAll(TITLES)].flatMap(([whole]) => partsOf(whole))].slice(0, TRIED);
  for (const name of names) {
    const found = await recordsNamed(question, searches, name);
    const [only, ...others] = found.filter(({ title, also = [] }) =>
      [title, ...also].some((one) => plainText(one) === plainText(name)),
    );
    if (only && others.length === 0) return only;
  }
  return undefined;
}

/** A record that an order names by one word of its name alone, such as the first name of a person. Words for kinds of things name none. */
export async function recordByWord(
  question: Question,
  searches: readonly Search[],
  prompt: string,
): Promise<NamedRecord | undefined> {
  const text = wholeOf(prompt).slice(0, 300);
  const words = [...text.matchAll(SINGLE)]
    .map(([word]) => word)
    .filter((word) => kindsNamed(word, searches).length === 0);
  for (const word of words.slice(0, TRIED)) {
    const found = await recordsNamed(question, searches, word, { loosely: true });
    const [only, ...others] = found.filter(({ title }) => wordsOf(title).includes(plainText(word)));
    if (only && others.length === 0) return only;
  }
  return undefined;
}

/** The first word of a sentence is in capitals as well: `Kann Lena Fischer …`. */
const partsOf = (name: string): string[] => {
  const words = name.split(' ');
  return words.length > 2 ? [name, words.slice(1).join(' ')] : [name];
};

/** Questions about a record that a look can answer, those of which the words are in the prompt first. */
export function questionsAbout(
  { kind, title }: NamedRecord,
  looks: readonly Look[],
  language: Language,
  prompt: string,
): string[] {
  const said = plainText(prompt);
  const shared = (question: string) =>
    plainText(question)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3 && said.includes(word.slice(0, 5))).length;
  return looks
    .flatMap(({ names = {}, asked }) => {
      const [arg] = Object.entries(names).find(([, kinds]) => kinds === null || kinds.includes(kind)) ?? [];
      return arg === undefined
        ? []
        : (asked[language].named ?? []).map((question) => ({ question, filled: question.replace(`{${arg}}`, title) }));
    })
    .filter(({ filled }) => !filled.includes('{'))
    .toSorted((a, b) => shared(b.question) - shared(a.question))
    .slice(0, SUGGESTED)
    .map(({ filled }) => filled);
}
