import { misspelling, wordsOf } from '@slotwise/contract/search-words';
import { asSystem } from '../../platform/db/transaction';
import type { Candidate, Search, SearchQuestion } from '../../platform/search';
import { skusByIds, skusByTerm, wordsLike } from './search-queries';

/** Words that stand for one misspelt word. */
const MEANT = 5;
/** A person types no more of them; each costs a look-up. */
const WORDS_MAX = 8;

/** Words are letters and digits only: nothing of them can be an operator. */
const whole = (word: string) => `'${word}'`;
const beginning = (word: string) => `'${word}':*`;

async function wantedSkus({ trx, tenantId: companyId, wanted, limit }: SearchQuestion): Promise<Candidate[]> {
  if ('ids' in wanted) return skusByIds(trx, companyId, wanted.ids);
  const { term, near } = wanted;
  const words = wordsOf(term).slice(0, WORDS_MAX);
  return asSystem(trx, async () => {
    const meant = near ? meantBy(await wordsLike(trx, companyId, words)) : new Map<string, string[]>();
    const query = (ofTyped: (word: string) => string) =>
      words.map((word) => `(${[ofTyped(word), ...(meant.get(word) ?? []).map(whole)].join('|')})`).join('&');
    return skusByTerm(trx, { companyId, term, limit, exact: query(whole), starting: query(beginning) });
  });
}

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
