import type { Sentence } from '../../words';
import { definePlainWords } from '../../words/plain-words';
import en from './en.json';

/** Catalogue of the faults of a remote, for pages that say them with `defineWords`. */
export const faultCatalogue = {
  source: en,
  fetch: (locale: string): Promise<unknown> =>
    import(/* webpackChunkName: "fault-words-[request]" */ `./${locale}.json`),
};

/** The same for pages without React. */
export const { sayIn: sayFaultIn, loadWords: loadFaultWords } = definePlainWords(
  faultCatalogue.source,
  faultCatalogue.fetch,
);

/** A fault of a remote, by id and values: a sentence that is written once the reader's language is known. */
export type FaultReason = Sentence<typeof en>;
