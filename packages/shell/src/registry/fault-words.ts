import { faultCatalogue } from '@slotwise/shared/loading';
import { defineWords } from '@slotwise/shared/words';

/** The words for the faults of a remote. */
export const { useWords: useFaultWords } = defineWords(faultCatalogue.source, faultCatalogue.fetch);
