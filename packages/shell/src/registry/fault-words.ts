import { faultCatalogue } from '@slotwise/shared/loading';
import { defineWords } from '@slotwise/shared/words';

/** The words for what is wrong with a remote. */
export const { useWords: useFaultWords } = defineWords(faultCatalogue.source, faultCatalogue.fetch);
