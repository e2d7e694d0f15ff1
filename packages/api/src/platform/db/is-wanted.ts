import { sql, type RawBuilder } from 'kysely';
import type { Wanted } from '../search';

/** By Unicode's own rules: a database whose locale is C would leave every letter beyond ASCII as it is. */
const small = (text: RawBuilder<unknown>) => sql`lower((${text}) COLLATE "und-x-icu")`;

/** Letters of ASCII have one small form each, which takes the database a tenth of the time to find. */
const smallAscii = (text: RawBuilder<unknown>) => sql`lower((${text}) COLLATE "C")`;
const isAscii = (term: string) => /^[ -~]*$/.test(term);

/** Whether a text contains a term, regardless of case. */
export function contains(text: RawBuilder<string>, term: string): RawBuilder<boolean> {
  const toSmall = isAscii(term) ? smallAscii : small;
  return sql<boolean>`position(${toSmall(sql`${term}::text`)} IN ${toSmall(text)}) > 0`;
}

/** Share of a misspelt word's letters that a text must have to be looked at more closely. */
const NEAR = 0.25;

/** Whether a row is searched for, and how likely it is the one. */
export interface Searched {
  where: RawBuilder<boolean>;
  /** To order by first: the most likely ones have the least. */
  order: RawBuilder<number>;
}

/**
 * For kinds of which a tenant has thousands at most: each text is read. Every word of the term must stand in it, in any
 * order and regardless of case and accents.
 * @param id name of the column with its id
 * @param title what it is called
 * @param text all of it that is searched, in one piece
 */
export function searched(
  wanted: Wanted,
  id: string,
  title: RawBuilder<string>,
  text: RawBuilder<string> = title,
): Searched {
  if ('ids' in wanted) return { where: sql`${sql.ref(id)} = ANY(${wanted.ids}::text[])`, order: sql`0::int` };
  const plain = (words: RawBuilder<string>) => sql`search_text(${words})`;
  const term = plain(sql`${wanted.term}::text`);
  if (wanted.near) {
    const likeness = sql<number>`word_similarity(${term}, ${plain(text)})`;
    return { where: sql`${likeness} >= ${NEAR}`, order: sql`-${likeness}` };
  }
  const parts = sql`unnest(string_to_array(${term}, ' ')) AS part`;
  return {
    where: sql`(SELECT bool_and(position(part IN ${plain(text)}) > 0) FROM ${parts})`,
    order: sql`CASE WHEN ${plain(title)} = ${term} THEN 0 WHEN starts_with(${plain(title)}, ${term}) THEN 1 ELSE 2 END`,
  };
}
