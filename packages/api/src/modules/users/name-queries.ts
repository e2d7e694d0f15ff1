import { sql, type RawBuilder } from 'kysely';

/** The name of the person in the rows of `table`, an alias of the table of users; null where the row was joined in vain. */
export const fullName = (table: string): RawBuilder<string | null> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<string | null>`nullif(trim(concat(${column('first_name')}, ' ', ${column('last_name')})), '')`;
};
