import type { Language } from '@slotwise/contract/constants';
import { sql, type RawBuilder } from 'kysely';
import { languageOfRequest } from '../current-request';

/** The values of a column, each with the word for it in each language. */
export type WordsOfValues<V extends string> = Readonly<Record<V, Readonly<Record<Language, string>>>>;

/** A column in words of the language of whoever sent the request. */
export function saidAs<V extends string>(column: string, words: WordsOfValues<V>): RawBuilder<string> {
  const language = languageOfRequest();
  const cases = Object.entries<Readonly<Record<Language, string>>>(words).map(
    ([value, said]) => sql`WHEN ${value} THEN ${said[language]}`,
  );
  return sql<string>`(CASE ${sql.ref(column)} ${sql.join(cases, sql` `)} ELSE ${sql.ref(column)} END)::text`;
}
