import type { FoundRecord } from '@slotwise/contract';
import { SEARCH_RANKS } from '@slotwise/contract/constants';
import { codeOf, codeStarts, meantBy, plainText, wordsOf } from '@slotwise/contract/search-words';
import type { Candidate } from '../../platform/search';

export interface Ranked {
  record: FoundRecord;
  /** To order by within a rank: less is better. */
  place: number;
}

/** A term, read once for all candidates. */
export function readTerm(term: string) {
  const text = plainText(term.trim());
  return { text, parts: text.split(/\s+/), words: wordsOf(term), code: codeOf(term) };
}
type Term = ReturnType<typeof readTerm>;

/** Barcodes are the same with and without zeros before them. */
const digits = (code: string) => (/^\d+$/.test(code) ? code.replace(/^0+/, '') : code);

/** Match of a candidate with a term; undefined if it only looked like one. */
export function rank(
  typed: Term,
  { id, title, subtitle, also = [], beside = [], reads }: Candidate,
): Ranked | undefined {
  const term = reads === undefined ? typed : readTerm(reads);
  const texts = [title, ...also, subtitle];
  const words = texts.flatMap(wordsOf);
  const ranked = (name: keyof typeof SEARCH_RANKS, place: number, marks: readonly string[] = []): Ranked => ({
    record: { id, title, subtitle, rank: SEARCH_RANKS[name], ...(marks.length > 0 && { marks: [...marks] }) },
    place,
  });
  const isCode = term.code !== '';
  const isTerm = (text: string) =>
    plainText(text) === term.text || (isCode && digits(codeOf(text)) === digits(term.code));
  // A result found by a text that is not shown says which one it was.
  if (texts.some(isTerm)) return ranked('exact', 0, also.filter(isTerm));
  const begins = (text: string) =>
    plainText(text).startsWith(term.text) || (isCode && codeOf(text).startsWith(term.code));
  if (begins(title)) return ranked('start', title.length);
  const number = digits(term.code);
  const begun = also.filter((text) => begins(text) || (number !== '' && digits(codeOf(text)).startsWith(number)));
  if (begun.length > 0) return ranked('start', title.length, begun);
  const exact = term.words.filter((word) => words.includes(word)).length;
  const atStart = plainText(subtitle).startsWith(term.text) ? 0 : 1;
  if (isCode && term.words.every((word) => words.some((other) => other.startsWith(word))))
    return ranked('words', atStart + (term.words.length - exact) * 2);
  // Codes are read out without the letters and parts before.
  if (isCode && codeStarts(title).some((start) => start.startsWith(term.code))) return ranked('words', title.length);
  const all = plainText(texts.join('\n'));
  if (term.parts.every((part) => all.includes(part))) return ranked('within', 0);
  const wider = [...words, ...beside.flatMap(wordsOf)];
  if (isCode && beside.length > 0 && term.words.every((word) => wider.some((other) => other.startsWith(word))))
    return ranked('within', 1, beside);
  const meant = meantBy(term.words, words);
  return meant && ranked('near', meant.slips, meant.words);
}
