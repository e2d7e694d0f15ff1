import { numberReaderOf } from '@slotwise/shared/measures';
import type { Formats } from '@slotwise/shared/words';

/** @returns a number as people type it in their language; NaN for an empty field and for anything else */
export const typedNumber = (text: string, formats: Formats): number => numberReaderOf(formats)(text.trim()) ?? NaN;
