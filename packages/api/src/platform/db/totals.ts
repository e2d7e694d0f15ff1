import { MATCHING_MAX } from '@slotwise/contract/constants';
import { sql, type OperationNodeSource } from 'kysely';
import type { Trx } from './tables';

/** Length of a list, and of the part that a filter lets through. */
export interface Totals {
  total: number;
  matching: number;
}

/** Counts the rows of two queries in one statement; `matching` is null where nothing is filtered. */
export async function countRows(
  trx: Trx,
  all: OperationNodeSource,
  matching: OperationNodeSource | null,
): Promise<Totals> {
  const count = (query: OperationNodeSource) => sql`(SELECT CAST(count(*) AS integer) FROM (${query}) AS counted)`;
  const { rows } = await sql<{ total: number; matching: number | null }>`
    SELECT ${count(all)} AS total, ${matching ? count(matching) : sql`NULL`} AS matching`.execute(trx);
  const { total = 0, matching: found = null } = rows[0] ?? {};
  return { total, matching: found ?? total };
}

/** Whether any of a filter's choices is made. */
export const isNarrowed = (filter: object): boolean => Object.values(filter).some((value) => value !== undefined);

/** Counts the rows of a query, at most one more than `MATCHING_MAX`: to count all of a million would take longer than the page. */
export async function countSome(trx: Trx, query: OperationNodeSource): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    SELECT CAST(count(*) AS integer) AS found FROM (SELECT FROM (${query}) AS q LIMIT ${MATCHING_MAX + 1}) AS counted`.execute(
    trx,
  );
  return rows[0]?.found ?? 0;
}
