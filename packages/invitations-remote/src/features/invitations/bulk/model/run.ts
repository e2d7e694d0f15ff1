import type { Answer, Body, BulkResult } from '@slotwise/contract';
import type { Said } from '../words';
import { faultOfAddress } from './address';
import { requestRow } from './entry';
import type { JudgedRow } from './judge';
import { refusalOf } from './refusal';

/** Small enough that progress moves and stopping stops; large enough to be few requests. */
export const CHUNK = 50;

/** Result of a row. `failed`: the server refused or did not answer; `unsent`: it was not asked to. */
export type Outcome = BulkResult['outcome'] | 'failed' | 'unsent';

export interface ResultRow {
  id: string;
  line: number;
  address: string;
  name: string | null;
  role?: string;
  /** Null: the role for all. */
  roleId: string | null;
  outcome: Outcome;
  /** Why; a text where the whole request failed. */
  reason: Said | string | null;
}

/** Every row before anything was sent: those that cannot be invited have their result already. */
export const initialResults = (rows: readonly JudgedRow[]): ResultRow[] =>
  rows.map(({ state, faulty: _, ...row }) => ({
    ...row,
    outcome: state === 'valid' || state === 'unchecked' ? 'unsent' : state,
  }));

const OPEN: ReadonlySet<Outcome> = new Set(['invalid', 'failed', 'unsent']);

/** People who are still to be invited, to be corrected in the list. Members and who is invited already need nothing. */
export const restOf = (results: readonly ResultRow[]): ResultRow[] =>
  results.filter(({ outcome }) => OPEN.has(outcome));

/** Rows that a retry sends: those that did not get through, and faulty ones that have been mended. */
export const isToSend = ({ id, outcome, address }: ResultRow, mended: ReadonlySet<string>): boolean =>
  outcome === 'failed' || outcome === 'unsent' || (outcome === 'invalid' && mended.has(id) && !faultOfAddress(address));

/** A row as it stands while it is put right: what was wrong with it before says nothing of what stands there now. */
export function mendedRow(row: ResultRow, mended: ReadonlySet<string>): Pick<ResultRow, 'outcome' | 'reason'> {
  if (row.outcome !== 'invalid' || !mended.has(row.id)) return row;
  const reason = faultOfAddress(row.address);
  return reason === null ? { outcome: 'unsent', reason: { id: 'fault.mended' } } : { outcome: 'invalid', reason };
}

type Request = Pick<Body<'POST /invitation/bulk'>, 'rows'>;
type Send = (request: Request) => Promise<Answer<'POST /invitation/bulk'>>;

export interface Run {
  rows: readonly ResultRow[];
  send: Send;
  /** Each time some rows have their result. */
  onResults: (results: readonly ResultRow[]) => void;
  /** Asked before each part. */
  stopped: () => boolean;
  /** Says why a part failed. */
  explain: (error: unknown) => string;
}

/**
 * Sends rows part by part. The first part that fails ends it: its rows are `failed`, later rows stay `unsent`. @returns
 * the error, if one ended it
 */
export async function runBulk({ rows, send, onResults, stopped, explain }: Run): Promise<unknown> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    if (stopped()) return null;
    const part = rows.slice(from, from + CHUNK);
    try {
      const { results } = await send({ rows: part.map(requestRow) });
      const byIndex = new Map(results.map((result) => [result.index, result]));
      onResults(
        part.map((row, index) => {
          const result = byIndex.get(index);
          if (!result) return { ...row, outcome: 'failed', reason: { id: 'fault.no-answer' } };
          return { ...row, outcome: result.outcome, reason: refusalOf(result) };
        }),
      );
    } catch (error) {
      onResults(part.map((row) => ({ ...row, outcome: 'failed', reason: explain(error) })));
      return error;
    }
  }
  return null;
}
