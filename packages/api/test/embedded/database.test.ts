import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/db/database';
import { platformSweepers } from '../../src/platform/sweepers/platform-sweepers';
import { workerFile } from '../harness';

const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-database-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Bytes of the log that a start after a kill would write again. */
const BEHIND = 'SELECT (pg_current_wal_insert_lsn() - redo_lsn)::bigint AS log FROM pg_control_checkpoint()';

const fail = (fault: Error) => {
  throw fault;
};

test('what the database has answered is not kept', async () => {
  const worker = new Worker(workerFile, { workerData: {}, resourceLimits: { maxOldGenerationSizeMb: 160 } });
  try {
    await once(worker, 'message');
    const text = Buffer.from("SELECT repeat('x', 1000000)\0");
    // 300 MB of answers go through a worker that may hold about half of that.
    for (let n = 0; n < 300; n++) {
      const query = Buffer.concat([Buffer.from([81, 0, 0, 0, text.length + 4]), text]);
      const answered = once(worker, 'message');
      worker.postMessage({ stream: 1, bytes: new Uint8Array(query) });
      const [{ bytes }] = (await answered) as [{ bytes: Uint8Array }];
      expect(bytes.length).toBeGreaterThan(1_000_000);
    }
  } finally {
    await worker.terminate();
  }
}, 60_000);

test('neither the log that a start writes again nor dead rows pile up, while it runs and over kills', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'slotwise-upkeep-'));
  const MB = 1024 * 1024;
  try {
    const sizes: number[] = [];
    const behind: number[] = [];
    for (let run = 0; run < 2; run++) {
      const database = await openDatabase({ dataDir: dir, workerFile }, fail);
      const query = async <T>(text: string) => (await sql.raw<T>(text).execute(database.db)).rows[0] as T;
      if (run === 0) {
        await query('CREATE TABLE filler (id int PRIMARY KEY, text text)');
        await query(`INSERT INTO filler SELECT n, repeat(md5(n::text), 20) FROM generate_series(1, 20000) n`);
      }
      const look = platformSweepers(database).find(({ name }) => name.startsWith('upkeep'));
      if (!look) throw new Error('Nobody looks after the embedded database.');
      for (let n = 0; n < 4; n++) {
        await query(`UPDATE filler SET text = repeat(md5('${run} ${n}' || id), 20)`);
        await look.run(undefined as never);
        behind.push((await query<{ log: number }>(BEHIND)).log);
      }
      sizes.push((await query<{ size: number }>(`SELECT pg_relation_size('filler') AS size`)).size);
      // As a kill leaves it: without the checkpoint and the counts that an end would write.
      const killed = mkdtempSync(join(tmpdir(), 'slotwise-upkeep-'));
      cpSync(join(dir, 'postgres'), join(killed, 'postgres'), { recursive: true });
      await database.close();
      rmSync(dir, { recursive: true });
      renameSync(killed, dir);
    }
    // Each update writes about 17 MB of the log, and as much of rows.
    expect(Math.max(...behind)).toBeLessThan(56 * MB);
    const [first = 0, second = 0] = sizes;
    expect(second / first).toBeLessThan(1.3);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}, 120_000);

test('what was filled most since it was last counted is counted first', async () => {
  const database = await openDatabase({ workerFile }, fail);
  try {
    const query = async <T>(text: string) => (await sql.raw<T>(text).execute(database.db)).rows;
    for (let n = 0; n < 15; n++) await query(`CREATE TABLE small_${n} AS SELECT 1 AS id`);
    await query('CREATE TABLE filler (id int PRIMARY KEY)');
    await database.upkeep?.();
    await database.upkeep?.();
    await query('INSERT INTO filler SELECT generate_series(1, 20000)');
    await query(`SELECT pg_stat_force_next_flush()`);
    await database.upkeep?.();
    expect(await query(`SELECT reltuples FROM pg_class WHERE relname = 'filler'`)).toEqual([{ reltuples: 20000 }]);
  } finally {
    await database.close();
  }
});

test('a table is counted and swept while it grows, a part at a time', async () => {
  const database = await openDatabase({ workerFile }, fail);
  try {
    const query = async <T>(text: string) => (await sql.raw<T>(text).execute(database.db)).rows[0] as T;
    const filler = () =>
      query<{ counted: number; unswept: number }>(
        `SELECT round(reltuples::numeric, -3)::int AS counted, relpages - relallvisible AS unswept FROM pg_class WHERE relname = 'filler'`,
      );
    await query('CREATE TABLE filler (id int PRIMARY KEY)');
    await query('INSERT INTO filler SELECT generate_series(1, 200000)');
    await database.upkeep?.();
    expect(await filler()).toEqual({ counted: 200_000, unswept: 0 });
    // Little of such a table, and more than everybody should wait for at once.
    await query('INSERT INTO filler SELECT generate_series(200001, 225000)');
    await database.upkeep?.();
    expect(await filler()).toEqual({ counted: 225_000, unswept: 0 });
  } finally {
    await database.close();
  }
});

test('while the server runs, few are looked after at a time', async () => {
  const database = await openDatabase({ workerFile }, fail);
  try {
    const swept = async () =>
      (
        await sql<{ n: number }>`SELECT count(*) AS n FROM pg_stat_user_tables WHERE last_vacuum IS NOT NULL`.execute(
          database.db,
        )
      ).rows[0]?.n;
    for (let n = 0; n < 5; n++) await sql.raw(`CREATE TABLE small_${n} AS SELECT 1 AS id`).execute(database.db);
    const look = platformSweepers(database).find(({ name }) => name.startsWith('upkeep'));
    for (let n = 1; n <= 3; n++) {
      await look?.run(undefined as never);
      expect(await swept()).toBe(n);
    }
  } finally {
    await database.close();
  }
});

test('the data directory is given back even if the pool does not close', async () => {
  const database = await openDatabase({ dataDir, workerFile }, fail);
  await sql`SELECT 1`.execute(database.db);
  // A pool that is closed already refuses to be closed again.
  await database.pool.end();
  await expect(database.close()).rejects.toThrow('more than once');
  const again = await openDatabase({ dataDir, workerFile }, fail);
  await again.close();
});
