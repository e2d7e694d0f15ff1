import { sql } from 'kysely';
import { migrations } from '../migrations';
import { openDatabase } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import { workerFile } from './harness';

test('accounts from before count as confirmed, and those that come later do not', async () => {
  const database = await openDatabase({ workerFile }, (fault) => {
    throw fault;
  });
  try {
    const { db } = database;
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0046')));
    const add = (id: string, email: string) =>
      sql`INSERT INTO users (id, kind, email, password_hash, first_name, last_name, created_at)
        VALUES (${id}, 'company', ${email}, '', 'A', 'B', now())`.execute(db);
    await add('before', 'ada@example.com');
    await migrate(db, migrations);
    await add('later', 'ADA@example.com');
    const { rows } = await sql<{ id: string; confirmed: boolean }>`
      SELECT id, confirmed_at IS NOT NULL AS confirmed FROM users ORDER BY id`.execute(db);
    expect(rows).toEqual([
      { id: 'before', confirmed: true },
      { id: 'later', confirmed: false },
    ]);
    await expect(sql`UPDATE users SET confirmed_at = now() WHERE id = 'later'`.execute(db)).rejects.toThrow(
      /users_confirmed_email/,
    );
  } finally {
    await database.close();
  }
});
