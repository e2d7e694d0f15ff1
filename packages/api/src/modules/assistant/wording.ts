import type { Language } from '@slotwise/contract/constants';

/** More names than these are counted, not said. */
const NAMED = 10;

/** A text in each language. */
export type InEach = Readonly<Record<Language, string>>;

export const said = (language: Language, texts: InEach): string => texts[language];

/** `1,200` or `1.200`. */
export const figure = (value: number, language: Language, digits = 0): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

/** `1 user`, `2 users`. */
export const number = (count: number, language: Language, one: string, many: string): string =>
  `${figure(count, language)} ${count === 1 ? one : many}`;

export const share = (part: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(part);

/** `Ann, Ben and 3 more`. `whole`: how many there are, if not all of them are given. */
export const listed = (names: readonly string[], language: Language, whole = names.length): string => {
  const shown = names.slice(0, NAMED);
  const rest = whole - shown.length;
  const more = said(language, {
    en: `and ${figure(rest, language)} more`,
    de: `und ${figure(rest, language)} weitere`,
  });
  return shown.join(', ') + (rest > 0 ? ` ${more}` : '');
};

/** The names after a colon, or nothing where there are none. */
export const colon = (names: readonly string[], language: Language, whole?: number): string =>
  names.length === 0 ? '' : `: ${listed(names, language, whole)}`;

export const quoted = (text: string, language: Language): string =>
  said(language, { en: `“${text}”`, de: `„${text}“` });

/** How often each value occurs, the most frequent first. */
export const tally = (values: readonly string[]): [value: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
};
