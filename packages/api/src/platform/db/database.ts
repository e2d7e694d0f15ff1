import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataDir } from './lock';
import { startEmbedded } from './pglite';
import { checkDirectory } from './restoring';
import { reasonOf, Unusable } from '../unusable';
import type { Db, Tables } from './tables';
import { Upkeep } from './upkeep';

/** As PostgreSQL numbers its versions. */
const OLDEST_POSTGRES = 150_000;
const INT8 = 20;
/** Row counts and sequence numbers come as numbers: none of ours reaches 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (Number(oid) === INT8 ? Number : (pg.types.getTypeParser(oid, format) as TextParser)),
};
type TextParser = (text: string) => unknown;

interface PostgresOptions {
  url: string;
  pool: number;
  /** How long a connection may take. */
  connectMs?: number;
  /** The setting that the address comes from, as faults name it. Left out: DATABASE_URL. */
  setting?: 'BACKUP_DATABASE_URL';
}

export type DatabaseOptions =
  | PostgresOptions
  | { dataDir: string; workerFile: string; snapshot?: string }
  /** In memory, for tests. */
  | { workerFile: string; snapshot?: string };

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
  /** Only of the embedded database: its data directory as an archive. */
  dump(): Promise<Uint8Array>;
  /** Periodic maintenance, of so many tables at most; PostgreSQL does it by itself. */
  upkeep: ((tables?: number) => Promise<unknown>) | null;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL by URL, or the embedded one after taking the lock of its directory.
 * @param onFault called when the database is lost for good; the process should end.
 * @throws DataDirLocked if another process has the directory, RestoreInterrupted if a restore into it has not ended, and Unusable if PostgreSQL is not there or too old.
 */
export async function openDatabase(options: DatabaseOptions, onFault: (fault: Error) => void): Promise<OpenDatabase> {
  if ('url' in options) return openPostgres(options);
  const dataDir = 'dataDir' in options ? options.dataDir : undefined;
  const unlock = dataDir ? lockDataDir(dataDir, onFault) : () => {};
  try {
    if (dataDir) checkDirectory(dataDir);
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
    const upkeep = new Upkeep(pool);
    return {
      db,
      pool,
      kind: 'embedded',
      dump: () => embedded.dump(),
      upkeep: (tables) => upkeep.look(tables),
      async close() {
        try {
          await db.destroy();
        } finally {
          // A lock that stays would keep the directory from the next start, for a reason that is over.
          await embedded.close().finally(unlock);
        }
      },
    };
  } catch (fault) {
    unlock();
    throw fault;
  }
}

/** @throws Unusable if nobody answers in time, it may not be opened, or is older than what our statements need */
async function checkPostgres(pool: pg.Pool, url: string, setting: string): Promise<void> {
  const unusable = (why: string) => new Unusable('The database', setting, url, why);
  let version: { server_version: string; server_version_num: string } | undefined;
  try {
    const { rows } = await pool.query<{ server_version: string; server_version_num: string }>(
      `SELECT current_setting('server_version') AS server_version,
        current_setting('server_version_num') AS server_version_num`,
    );
    version = rows[0];
  } catch (fault) {
    throw unusable(reasonOf(fault));
  }
  if (!(Number(version?.server_version_num) >= OLDEST_POSTGRES)) {
    throw unusable(`it is PostgreSQL ${version?.server_version ?? 'of no version'}, and 15 or newer is needed`);
  }
}

async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, pool: size, connectMs = 10_000, setting = 'DATABASE_URL' } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: connectMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements here take milliseconds, and compiling one takes up to half a second: an import was ten times as slow.
    options: '-c jit=off',
  });
  // An idle connection that breaks is replaced by the pool; a query that meets it fails on its own.
  pool.on('error', () => {});
  // One that breaks while a transaction holds it, between two statements, would otherwise end the process: the next statement
  // fails, and the pool drops the connection when the transaction hands it back.
  pool.on('connect', (client) => void client.on('error', () => {}));
  try {
    await checkPostgres(pool, url, setting);
  } catch (fault) {
    await pool.end();
    throw fault;
  }
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
