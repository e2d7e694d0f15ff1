import type { CountFound } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { fullName } from '../users';

/** Results of the second counts of places, by task. They are for those who approve: the person who counts is not to know. */
export async function foundIn(trx: Trx, taskIds: readonly string[]): Promise<Map<string, CountFound>> {
  const rows = await trx
    .with('last', (query) =>
      query
        .selectFrom('count_entries as e')
        .innerJoin('skus as k', 'k.id', 'e.sku_id')
        .select('e.task_id')
        .select([
          sql<string | null>`(array_agg(k.id ORDER BY abs(e.counted - e.expected) DESC, k.code_key)
            FILTER (WHERE e.counted <> e.expected))[1]`.as('sku_id'),
          sql<number>`count(DISTINCT k.id) FILTER (WHERE e.counted <> e.expected)::int`.as('skus'),
          sql<number>`sum(e.counted - e.expected)::bigint`.as('change'),
          sql<number>`sum(e.counted)::bigint`.as('counted'),
          sql<number>`sum(e.expected)::bigint`.as('expected'),
          sql<string | null>`(array_agg(e.user_id ORDER BY e.at DESC))[1]`.as('user_id'),
          sql<Date>`max(e.at)`.as('at'),
        ])
        .where('e.round', '=', 2)
        .where(sql<boolean>`e.task_id = ANY(${[...taskIds]}::text[])`)
        .groupBy('e.task_id'),
    )
    .selectFrom('last as f')
    .leftJoin('skus as k', 'k.id', 'f.sku_id')
    .leftJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.task_id', 'f.skus', 'f.change', 'f.counted', 'f.expected', 'f.user_id', 'f.at'])
    .select(['k.id', 'k.code', 'k.name'])
    .select(fullName('u').as('user_name'))
    .execute();
  return new Map(
    rows.map(({ task_id, skus, change, counted, expected, user_id, user_name, at, id, code, name }) => [
      task_id,
      {
        sku: id === null ? null : { id, code: code ?? '', name: name ?? '' },
        ...{ skus, change, counted, expected },
        ...{ user: user_id === null ? null : { id: user_id, name: user_name }, at: at.toISOString() },
      },
    ]),
  );
}
