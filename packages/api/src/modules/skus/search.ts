import { SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import { misspelling, wordsOf } from '@slotwise/contract/search-words';
import { gtinIn, sameGoods } from '@slotwise/contract/gtin';
import { asSystem } from '../../platform/db/transaction';
import type { Candidate, Search, SearchQuestion } from '../../platform/search';
import { skusByIds, skusByTerm, wordsLike } from './search-queries';

/** Words that stand for one misspelt word. */
const MEANT = 5;
/**
 * A person types no more of them; each costs a look-up. One sign may stand for a whole word, so that they are cut to the length of a term: a
 * database looks for no word of more than two kilobytes.
 */
const WORDS_MAX = 8;

/** Words are letters and digits only: nothing of them can be an operator. */
const whole = (word: string) => `'${word}'`;
const beginning = (word: string) => `'${word}':*`;

async function wantedSkus({ trx, tenantId: companyId, wanted, limit }: SearchQuestion): Promise<Candidate[]> {
  if ('ids' in wanted) return skusByIds(trx, companyId, wanted.ids);
  const { term, near } = wanted;
  const words = wordsOf(term)
    .slice(0, WORDS_MAX)
    .map((word) => word.slice(0, SEARCH_TERM_MAX));
  const scanned = gtinIn(term);
  return asSystem(trx, async () => {
    const meant = near ? meantBy(await wordsLike(trx, companyId, words)) : new Map<string, string[]>();
    const query = (ofTyped: (word: string) => string) =>
      words.map((word) => `(${[ofTyped(word), ...(meant.get(word) ?? []).map(whole)].join('|')})`).join('&');
    const barcodes = scanned === undefined ? [term, `0${term}`, withoutZeros(term)] : sameGoods(scanned);
    const asked = { companyId, term, barcodes, begun: begunBarcodes(term), limit };
    const found = await skusByTerm(trx, { ...asked, exact: query(whole), starting: query(beginning) });
    return found.map((sku) => (scanned !== undefined && sku.also?.length ? { ...sku, reads: scanned } : sku));
  });
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');
/** Beginnings of barcodes that a term may be; fewer digits than these begin too many of them to be meant. */
const begunBarcodes = (term: string) =>
  [...new Set([term, `0${term}`, withoutZeros(term)])].filter((start) => /^\d{5,}$/.test(start));

/** Of words that look like those that were typed, the ones that differ by few letters. */
function meantBy(alike: readonly { typed: string; word: string }[]): Map<string, string[]> {
  const meant = new Map<string, { word: string; by: number }[]>();
  for (const { typed, word } of alike) {
    const by = misspelling(typed, word);
    if (by !== undefined) meant.set(typed, [...(meant.get(typed) ?? []), { word, by }]);
  }
  return new Map(
    [...meant].map(([typed, all]) => [
      typed,
      all
        .toSorted((a, b) => a.by - b.by)
        .slice(0, MEANT)
        .map(({ word }) => word),
    ]),
  );
}

export const skuSearch: Search = {
  kind: 'sku',
  nouns: {
    en: 'skus?|items?|articles?|products?|goods|barcodes?',
    de: 'artikeln?|skus?|produkte?[ns]?|waren?|barcodes?',
  },
  permission: 'view_inventory',
  tenant: 'company',
  find: wantedSkus,
};
export const search: Search[] = [skuSearch];
