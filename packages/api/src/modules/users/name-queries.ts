import type { User } from '@slotwise/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { columns, toUser } from './queries';

/** The name of the person in the rows of `table`, an alias of the table of users; null where the row was joined in vain. */
export const fullName = (table: string): RawBuilder<string | null> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<string | null>`nullif(trim(concat(${column('first_name')}, ' ', ${column('last_name')})), '')`;
};

/** Up to two people of a tenant who are called so: by their address, else by their full name, their first or their last one. */
export async function colleaguesNamed(trx: Trx, tenantId: string, name: string): Promise<User[]> {
  const key = name.replace(/\s+/gu, ' ').trim().toLowerCase();
  const called = (term: RawBuilder<string>) =>
    columns(trx)
      .where('users.tenant_id', '=', tenantId)
      .where(sql<boolean>`lower(${term}) = ${key}`)
      .orderBy('users.id')
      .limit(2)
      .execute();
  for (const term of [
    sql<string>`users.email`,
    sql<string>`trim(concat(users.first_name, ' ', users.last_name))`,
    sql<string>`users.first_name`,
    sql<string>`users.last_name`,
  ]) {
    const found = await called(term);
    if (found.length > 0) return found.map(toUser);
  }
  return [];
}
