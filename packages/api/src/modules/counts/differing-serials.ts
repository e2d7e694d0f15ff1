import { codeKey } from '@slotwise/contract/code-key';

interface Named {
  counted_serials: readonly string[] | null;
  expected_serials: readonly string[] | null;
}

const keysOf = (serials: readonly string[]) => new Set(serials.map(codeKey));

/** The pieces that were not found, and those that were found beyond; null where pieces are not told apart. */
export function differingSerials({ counted_serials: counted, expected_serials: expected }: Named) {
  if (!counted && !expected) return null;
  const [here, known] = [keysOf(counted ?? []), keysOf(expected ?? [])];
  return {
    missing: (expected ?? []).filter((serial) => !here.has(codeKey(serial))),
    surplus: (counted ?? []).filter((serial) => !known.has(codeKey(serial))),
  };
}
