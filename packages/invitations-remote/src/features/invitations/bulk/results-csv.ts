import { toCsv } from '../export/csv';
import type { ResultRow } from './model/run';

export const resultsCsv = (results: readonly ResultRow[]): string =>
  toCsv(
    ['line', 'address', 'name', 'outcome', 'reason'],
    results.map(({ line, address, name, outcome, reason }) => [line, address, name, outcome, reason]),
  );
