import { sql, type RawBuilder } from 'kysely';
import type { Wanted } from '../search';

/**
 * Whether a row is one that is searched for.
 * @param id name of the column with its id
 * @param text of the row that is searched, in one piece
 */
export const isWanted = (wanted: Wanted, id: string, text: RawBuilder<string>): RawBuilder<boolean> =>
  'ids' in wanted
    ? sql<boolean>`${sql.ref(id)} = ANY(${wanted.ids}::text[])`
    : sql<boolean>`position(lower(${wanted.term}) IN lower(${text})) > 0`;
