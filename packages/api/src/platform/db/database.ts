import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataDir } from './lock';
import { startEmbedded } from './pglite';
import type { Db, Tables } from './tables';
import { keepUp } from './upkeep';

const INT8 = 20;
/** Row counts and sequence numbers come as numbers: none of ours reaches 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (Number(oid) === INT8 ? Number : (pg.types.getTypeParser(oid, format) as TextParser)),
};
type TextParser = (text: string) => unknown;

export type DatabaseOptions =
  | { url: string; pool: number }
  | { dataDir: string; workerFile: string; snapshot?: string }
  /** In memory, for tests. */
  | { workerFile: string; snapshot?: string };

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
  /** Only of the embedded database: its data directory as an archive. */
  dump(): Promise<Uint8Array>;
  /** Periodic maintenance; PostgreSQL does it by itself. */
  upkeep: (() => Promise<unknown>) | null;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL by URL, or the embedded one after taking the lock of its directory.
 * @param onFault called when the database is lost for good; the process should end.
 * @throws DataDirLocked if another process has the directory.
 */
export async function openDatabase(options: DatabaseOptions, onFault: (fault: Error) => void): Promise<OpenDatabase> {
  if ('url' in options) return openPostgres(options.url, options.pool);
  const dataDir = 'dataDir' in options ? options.dataDir : undefined;
  const unlock = dataDir ? lockDataDir(dataDir, onFault) : () => {};
  try {
    const embedded = await startEmbedded({
      workerFile: options.workerFile,
      snapshot: options.snapshot,
      dataDir: dataDir && join(dataDir, 'postgres'),
      onFault,
    });
    const pool = new pg.Pool({
      max: 1,
      user: 'postgres',
      database: 'postgres',
      idleTimeoutMillis: 0,
      stream: () => embedded.connect(),
      types,
    });
    pool.on('error', onFault);
    const db = kyselyOn(pool);
    return {
      db,
      pool,
      kind: 'embedded',
      dump: () => embedded.dump(),
      upkeep: () => keepUp(pool),
      async close() {
        try {
          await db.destroy().finally(() => embedded.close());
        } finally {
          // A lock that stays would keep the directory from the next start, for a reason that is over.
          unlock();
        }
      },
    };
  } catch (fault) {
    unlock();
    throw fault;
  }
}

function openPostgres(url: string, size: number): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements here take milliseconds, and compiling one takes up to half a second: an import was ten times as slow.
    options: '-c jit=off',
  });
  // An idle connection that breaks is replaced by the pool; a query that meets it fails on its own.
  pool.on('error', () => {});
  const db = kyselyOn(pool);
  return {
    db,
    pool,
    kind: 'postgres',
    dump: () => Promise.reject(new Error('Use pg_dump.')),
    upkeep: null,
    close: () => db.destroy(),
  };
}

const kyselyOn = (pool: pg.Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
