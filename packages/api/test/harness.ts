import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { none, type Answer, type Body, type RouteKey } from '@slotwise/contract';
import { sql } from 'kysely';
import { buildSync } from 'esbuild';
import pg from 'pg';
import { bundling, external, THREADS } from '../bundling.mjs';
import { migrations } from '../migrations';
import { startServer as start, type Server, type ServerOptions } from '../src/app';
import { modules } from '../src/modules';
import { readConfig } from '../src/platform/config';
import { openDatabase, type DatabaseOptions } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import type { Outcome } from '../src/platform/db/outcome';
import type { Trx } from '../src/platform/db/tables';
import { isSoak } from './rounds';

const root = join(__dirname, '..');
export const workerFile = join(root, 'src/platform/db/pglite-worker.mjs');

/** PostgreSQL to test on; without one, the embedded database. */
const postgresUrl = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL || undefined;
export const onPostgres = postgresUrl !== undefined;
/** Tests of what only PostgreSQL has: beside the embedded database they are skipped, by name; a whole run has both. */
export const wherePostgresIs = onPostgres ? describe : describe.skip;

const fail = (fault: Error) => {
  throw fault;
};

function migrationsHash(): string {
  const hash = createHash('sha256');
  const sources = join(root, 'migrations');
  for (const name of readdirSync(sources).sort()) hash.update(readFileSync(join(sources, name)));
  return hash.digest('hex').slice(0, 16);
}

/** An archive of an empty, migrated database: starting from it takes a fraction of migrating anew. */
async function snapshot(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/slotwise');
  const file = join(folder, `migrated-${migrationsHash()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Two test processes may both make it: the last to rename wins, and both files are the same.
  const draft = `${file}.${randomUUID()}`;
  execFileSync(process.execPath, [join(__dirname, 'empty-database.mjs'), draft]);
  const database = await openDatabase({ workerFile, snapshot: draft }, fail);
  await migrate(database.db, migrations);
  // A start from the archive need not repeat its log.
  await sql`CHECKPOINT`.execute(database.db);
  const archive = await database.dump();
  await database.close();
  writeFileSync(draft, archive);
  renameSync(draft, file);
  return file;
}

const inPostgres = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const urlOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** The name of a migrated database in PostgreSQL: copying it takes a fraction of migrating anew. */
const template = (server: string): Promise<string> =>
  inPostgres(server, async (client) => {
    const name = `slotwise_template_${migrationsHash()}`;
    // Test processes that start together wait for the first one's. The lock ends with the connection.
    await client.query("SELECT pg_advisory_lock(hashtext('slotwise_template'))");
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    const database = await openDatabase({ url: urlOf(server, draft), pool: 1 }, fail);
    await migrate(database.db, migrations);
    await database.close();
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    return name;
  });

/** A database of its own for one server. */
async function ownDatabase(): Promise<{ options: DatabaseOptions; drop: () => Promise<void> }> {
  if (!postgresUrl) return { options: { workerFile, snapshot: await snapshot() }, drop: () => Promise.resolve() };
  const name = `slotwise_test_${randomUUID().replaceAll('-', '')}`;
  const source = await template(postgresUrl);
  await inPostgres(postgresUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${source}`));
  return {
    options: { url: urlOf(postgresUrl, name), pool: 10 },
    drop: async () => {
      await inPostgres(postgresUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** A database in which nothing is yet, for what fills it: the embedded one in a directory of its own. */
export async function emptyDatabase(): Promise<{ options: DatabaseOptions; drop: () => Promise<void> }> {
  if (!postgresUrl) {
    const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-empty-'));
    const drop = () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true }));
    return { options: { workerFile, dataDir }, drop };
  }
  const name = `slotwise_empty_${randomUUID().replaceAll('-', '')}`;
  await inPostgres(postgresUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  const drop = async () => {
    await inPostgres(postgresUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { options: { url: urlOf(postgresUrl, name), pool: 2 }, drop };
}

/** A new data directory with an empty, migrated database: a process starts on it with half the work that it has with an empty one. */
export async function preparedDirectory(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'slotwise-prepared-'));
  const database = join(dir, 'postgres');
  mkdirSync(database, { mode: 0o700 });
  execFileSync('tar', ['-xf', await snapshot(), '-C', database], { stdio: 'pipe' });
  return dir;
}

export interface TestServer extends Server {
  call: Caller;
}

/** A folder with the built files of threads: code of a thread is loaded by path. */
function threads(): string {
  const imports = join(root, 'src/modules/imports');
  const slotting = join(root, 'src/modules/slotting');
  const proposals = join(root, 'src/modules/slotting-proposals');
  const hash = createHash('sha256');
  // Installed packages are in them as well.
  for (const file of ['bundling.mjs', '../../pnpm-lock.yaml']) hash.update(readFileSync(join(root, file)));
  for (const source of [imports, slotting, proposals, join(root, '../engine/src')]) {
    for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.ts')) hash.update(readFileSync(join(source, name)));
    }
  }
  const folder = join(root, 'node_modules/.cache/slotwise', `threads-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${randomUUID()}`;
  buildSync({
    absWorkingDir: root,
    entryPoints: THREADS,
    outdir: draft,
    ...bundling,
    external,
    logLevel: 'error',
  });
  try {
    renameSync(draft, folder);
  } catch (fault) {
    // Another test process was first, with the same files.
    if (!existsSync(folder)) throw fault;
  }
  return folder;
}

/** Most tests begin with people who sign up and log in, and a hash at the product's cost takes a core for 12 ms. */
const CHEAP_HASHES = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Starts a real server on a free port of 127.0.0.1, on a database of its own. Close it after the tests. */
export async function startServer(
  environment: Record<string, string> = {},
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const { options: database, drop } = await ownDatabase();
  const defaults = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: isSoak ? 'info' : 'silent', RATE_LIMIT_FACTOR: '0' };
  const address = 'url' in database ? { DATABASE_URL: database.url } : {};
  const server = await start({
    config: readConfig({ ...defaults, ...address, ...environment }),
    database,
    modules,
    migrations,
    onFault: fail,
    threads: threads(),
    hashCost: CHEAP_HASHES,
    ...options,
  });
  const close = async () => {
    await server.close();
    await drop();
  };
  return { ...server, close, call: caller(server.url) };
}

/** The work of a transaction in which a test prepares rows. */
export const prepared =
  <T>(work: (trx: Trx) => Promise<T>) =>
  async (trx: Trx): Promise<Outcome<T>> => ({ answer: await work(trx), audit: none('prepared by a test') });

export interface CallOptions<K extends RouteKey> {
  body?: Body<K>;
  token?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}
export interface CallResult<K extends RouteKey> {
  status: number;
  headers: Headers;
  /** The route's answer, or an error body. */
  body: Answer<K> & { code?: string; details?: { field: string; reason: string }[] };
}
export interface Caller {
  <K extends RouteKey>(route: K, options?: CallOptions<K>): Promise<CallResult<K>>;
  /** Address of the server. */
  url: string;
}

/** Calls routes of the contract at a server's address. */
export function caller(url: string): Caller {
  const call = async <K extends RouteKey>(
    route: K,
    { body, token, headers, query }: CallOptions<K> = {},
  ): Promise<CallResult<K>> => {
    const [method = '', path = ''] = route.split(' ');
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const response = await fetch(`${url}/api${path}${search}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text || 'null') };
  };
  return Object.assign(call, { url });
}

export interface Person {
  email: string;
  password: string;
  token: string;
  refreshToken: string;
  userId: string;
  tenantId: string;
  roleId: string;
}

/** Opens the newest link that confirms an address, as its owner does. A server without a mailbox page has nobody confirmed. */
export async function confirmAddress(call: Caller, email: string, password: string): Promise<void> {
  const answer = await fetch(`${call.url}/dev/mailbox`, { headers: { accept: 'application/json' } });
  if (answer.status === 404) return;
  const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] };
  const mail = mails.find(({ to, text }) => to === email && text.includes('/confirm-address'));
  const token = /\/confirm-address\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link that confirms it was mailed to ${email}.`);
  await call('POST /email/confirm', { body: { token, password } });
}

/** Signs up a tenant of its own, confirms its owner's address and logs them in. */
/** @param headers of the request that makes the tenant, such as its language */
export async function signUp(
  call: Caller,
  kind: 'company' | 'wms' = 'company',
  headers: Record<string, string> = {},
): Promise<Person> {
  const email = `owner-${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  const name = `Tenant ${randomUUID().slice(0, 8)}`;
  const tenant = kind === 'company' ? { new_company_name: name } : { new_wms_name: name };
  const body = { email, password, first_name: 'Ada', last_name: 'Lovelace', ...tenant };
  await call('POST /register', { body, headers });
  await confirmAddress(call, email, password);
  return logIn(call, email, password);
}

export async function logIn(call: Caller, email: string, password: string): Promise<Person> {
  const { body: tokens } = await call('POST /login', { body: { email, password } });
  const token = tokens.access_token;
  const { me } = (await call('GET /me', { token })).body;
  return {
    email,
    password,
    token,
    refreshToken: tokens.refresh_token,
    userId: me.id,
    tenantId: me.companyID ?? me.wmsID ?? '',
    roleId: me.roleID ?? '',
  };
}
