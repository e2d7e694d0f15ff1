import { toCsv } from '@slotwise/shared/files';
import type { ResultRow } from './model/run';
import type { Said } from './words';

export const resultsCsv = (results: readonly ResultRow[], say: (reason: Said) => string): string =>
  toCsv(
    ['line', 'address', 'name', 'role', 'outcome', 'reason'],
    results.map(({ line, address, name, role = null, outcome, reason }) => [
      line,
      address,
      name,
      role,
      outcome,
      typeof reason === 'string' ? reason : reason && say(reason),
    ]),
  );
