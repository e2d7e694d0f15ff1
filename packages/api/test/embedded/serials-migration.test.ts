import { sql } from 'kysely';
import { migrations } from '../../migrations';
import { openDatabase } from '../../src/platform/db/database';
import { migrate } from '../../src/platform/db/migrate';
import { workerFile } from '../harness';

const fail = (fault: Error) => {
  throw fault;
};

test('a mark that meant nothing is taken from what lies in stock without names, and said in the audit', async () => {
  const database = await openDatabase({ workerFile }, fail);
  try {
    const { db } = database;
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0125')));
    await sql`INSERT INTO tenants (id, kind, name, created_at) VALUES ('c', 'company', 'C', now())`.execute(db);
    for (const [id, isTracked] of [
      ['lying', true],
      ['none', true],
      ['plain', false],
    ] as const) {
      await sql`INSERT INTO skus (id, company_id, code, name, serial_tracked, created_at, changed_at)
        VALUES (${id}, 'c', ${id}, ${id}, ${isTracked}, now(), now())`.execute(db);
    }
    await sql`INSERT INTO stock (company_id, warehouse_id, location_id, sku_id, state, on_hand, since, moved_at)
      SELECT 'c', 'w', 'p', id, 'available', 1, now(), now() FROM skus WHERE id <> 'none'`.execute(db);

    expect(await migrate(db, migrations)).toContain('0125-serial-numbers');
    const skus = await db.selectFrom('skus').select(['id', 'serial_tracked', 'version']).orderBy('id').execute();
    expect(skus).toEqual([
      { id: 'lying', serial_tracked: false, version: 2 },
      { id: 'none', serial_tracked: true, version: 1 },
      { id: 'plain', serial_tracked: false, version: 1 },
    ]);
    const audit = await db.selectFrom('audit_log').select(['action', 'subject_id', 'before', 'after']).execute();
    expect(audit).toEqual([
      {
        ...{ action: 'sku.updated', subject_id: 'lying' },
        ...{ before: { serialTracked: true }, after: { serialTracked: false } },
      },
    ]);
  } finally {
    await database.close();
  }
});
