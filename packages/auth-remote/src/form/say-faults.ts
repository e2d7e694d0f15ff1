import type { Faults } from '@slotwise/shared/ui/plain-form';

/** Writes what a model found wrong with each field. */
export function sayFaults<Name extends string, Sentence>(
  faults: Partial<Record<Name, Sentence>>,
  say: (sentence: Sentence) => string,
): Faults<Name> {
  const said: Faults<Name> = {};
  for (const name of Object.keys(faults) as Name[]) {
    const fault = faults[name];
    if (fault !== undefined) said[name] = say(fault);
  }
  return said;
}
