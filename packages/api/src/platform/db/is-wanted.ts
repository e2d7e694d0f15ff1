import { sql, type RawBuilder } from 'kysely';
import type { Wanted } from '../search';

/** By Unicode's own rules: a database whose locale is C would leave every letter beyond ASCII as it is. */
const small = (text: RawBuilder<unknown>) => sql`lower((${text}) COLLATE "und-x-icu")`;

/**
 * Whether a row is one that is searched for.
 * @param id name of the column with its id
 * @param text of the row that is searched, in one piece
 */
export const isWanted = (wanted: Wanted, id: string, text: RawBuilder<string>): RawBuilder<boolean> =>
  'ids' in wanted ? sql<boolean>`${sql.ref(id)} = ANY(${wanted.ids}::text[])` : contains(text, wanted.term);

/** Whether a text contains a term, whatever the case of either. */
export const contains = (text: RawBuilder<string>, term: string): RawBuilder<boolean> =>
  sql<boolean>`position(${small(sql`${term}::text`)} IN ${small(text)}) > 0`;
