import type { BulkCheck } from '@slotwise/contract';
import { checkRow, type RequestRow } from './entry';
import type { PreparedRow } from './prepare';
import { refusalOf } from './refusal';

/** A prepared row with what the server says of it; `unchecked` while it has not. */
export interface JudgedRow extends Omit<PreparedRow, 'state'> {
  state: PreparedRow['state'] | 'unchecked' | 'pending' | 'member';
}

/** The server's word on rows, each found by what was asked of it. */
export type Verdicts = ReadonlyMap<string, BulkCheck>;

const keyOf = (row: RequestRow): string => JSON.stringify([row.address, row.name]);

export const verdictsOf = (asked: readonly RequestRow[], results: readonly BulkCheck[]): Verdicts => {
  const byIndex = new Map(results.map((result) => [result.index, result]));
  return new Map(
    asked.flatMap((row, index) => {
      const result = byIndex.get(index);
      return result ? [[keyOf(row), result]] : [];
    }),
  );
};

export const rowsToCheck = (rows: readonly PreparedRow[]): RequestRow[] =>
  rows.filter(({ state }) => state === 'valid').map(checkRow);

/** An entry that is faulty by itself stays so; the server decides about the others. */
export const judge = (rows: readonly PreparedRow[], verdicts: Verdicts): JudgedRow[] =>
  rows.map((row) => {
    if (row.state !== 'valid') return row;
    const verdict = verdicts.get(keyOf(checkRow(row)));
    if (!verdict) return { ...row, state: 'unchecked' };
    return verdict.outcome === 'free'
      ? row
      : {
          ...row,
          state: verdict.outcome,
          reason: refusalOf(verdict),
          faulty: verdict.fault?.field === 'address' ? 'address' : null,
        };
  });

/** Whether a row goes out when the list is sent. The server judges again then, so one that nobody checked may go too. */
export const goesOut = ({ state }: Pick<JudgedRow, 'state'>): boolean => state === 'valid' || state === 'unchecked';
