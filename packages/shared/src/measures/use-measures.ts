import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { measuresOf, type Measures } from './measures';

/** Measures as the company or WMS of the reader has them, in the reader's language. */
export function useMeasures(): Measures {
  const formats = useFormats();
  const system = useSession(usePlatform()).me?.units ?? 'metric';
  return useMemo(() => measuresOf(system, formats), [system, formats]);
}
