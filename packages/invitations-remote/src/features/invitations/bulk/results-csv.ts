import { toCsv } from '@slotwise/shared/files';
import type { ResultRow } from './model/run';
import type { Said } from './words';

export const resultsCsv = (results: readonly ResultRow[], say: (reason: Said) => string): string =>
  toCsv(
    ['line', 'address', 'name', 'outcome', 'reason'],
    results.map(({ line, address, name, outcome, reason }) => [
      line,
      address,
      name,
      outcome,
      typeof reason === 'string' ? reason : reason && say(reason),
    ]),
  );
