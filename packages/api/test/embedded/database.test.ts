import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/db/database';
import { workerFile } from '../harness';

const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-database-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const fail = (fault: Error) => {
  throw fault;
};

test('the data directory is given back even if the pool does not close', async () => {
  const database = await openDatabase({ dataDir, workerFile }, fail);
  await sql`SELECT 1`.execute(database.db);
  // A pool that is closed already refuses to be closed again.
  await database.pool.end();
  await expect(database.close()).rejects.toThrow('more than once');
  const again = await openDatabase({ dataDir, workerFile }, fail);
  await again.close();
});
