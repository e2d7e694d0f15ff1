import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/platform/db/tables';

/** A new role that may log in, with rights such as `CREATEROLE`. `drop` also removes what it owns in the database of `db`. */
export async function loginRole(db: Db, rights = ''): Promise<{ name: string; drop(): Promise<void> }> {
  const name = `slotwise_login_${randomUUID().replaceAll('-', '')}`;
  await sql`CREATE ROLE ${sql.id(name)} LOGIN ${sql.raw(rights)}`.execute(db);
  const drop = async () => {
    await sql`DROP OWNED BY ${sql.id(name)} CASCADE`.execute(db);
    await sql`DROP ROLE ${sql.id(name)}`.execute(db);
  };
  return { name, drop };
}

/** The address with another user, as PostgreSQL lets anybody in who comes from this machine. */
export const withUser = (url: string, username: string): string => Object.assign(new URL(url), { username }).href;
