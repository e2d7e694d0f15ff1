/**
 * Runs the embedded PostgreSQL in its own thread: a slow query must never stall the streams of the main thread.
 * Speaks PostgreSQL's wire protocol over the port it is given: `{ stream, bytes }` in both directions, where bytes are
 * whole protocol messages and `stream` numbers the client connection. `{ close }` ends the database.
 * Plain JavaScript, because a worker is loaded by path: from the sources in tests, from dist in production.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

// The engine optimises a function of the database once it has run for a while. Twenty times as late as it would by itself, that is a
// sixth less work for a start, most of whose functions are not called again.
setFlagsFromString('--wasm-tiering-budget=40000000');

const TERMINATE = 'X'.charCodeAt(0);
const { dataDir, snapshot } = workerData;
/** Extensions that migrations may install. */
const extensions = { btree_gin, pg_trgm };
if (!parentPort) throw new Error('This is loaded by a worker.');
const port = parentPort;

const archive = async () => {
  if (!snapshot || !existsSync(snapshot)) return {};
  const type = snapshot.endsWith('.gz') ? 'application/x-gzip' : 'application/x-tar';
  return { loadDataDir: new Blob([new Uint8Array(await readFile(snapshot))], { type }) };
};

const open = async () => {
  if (!dataDir) return PGlite.create({ dataDir: 'memory://', extensions, ...(await archive()) });
  if (!existsSync(dataDir)) {
    // Made under another name: a process that is killed in between leaves no half directory behind.
    const draft = `${dataDir}.new`;
    await rm(draft, { recursive: true, force: true });
    const db = await PGlite.create({ dataDir: draft, extensions, ...(await archive()) });
    await db.close();
    await rename(draft, dataDir);
  }
  return PGlite.create({ dataDir, extensions });
};

/** There is one backend for all connections, so one that ends must leave no transaction, role or setting behind. @param {PGlite} db */
const leaveClean = async (db) => {
  await db.exec('ROLLBACK');
  await db.exec('DISCARD ALL');
};

/** @param {Uint8Array[]} chunks */
const joined = (chunks) => {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** @param {PGlite} db @param {{ stream: number, bytes: Uint8Array }} message */
const serve = async (db, { stream, bytes }) => {
  if (bytes[0] === TERMINATE) return leaveClean(db);
  /** @type {Uint8Array[]} */
  const chunks = [];
  // Not `execProtocolRaw`, which also reads each answer and keeps what it read for as long as the database runs. The
  // bytes handed over lie in the engine's own memory.
  await db.execProtocolRawStream(bytes, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  const answer = joined(chunks);
  port.postMessage({ stream, bytes: answer }, [answer.buffer]);
};

/** @param {PGlite} db */
const dump = async (db) => {
  const archived = new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer());
  port.postMessage({ archive: archived }, [archived.buffer]);
};

/** @param {PGlite} db */
const close = async (db) => {
  await db.close();
  port.postMessage({ closed: true });
  port.close();
};

const db = await open();
let turn = Promise.resolve();
port.on('message', (message) => {
  // A fault here is one of the engine itself; unhandled, it ends the worker and the pool reports it.
  turn = turn.then(() => (message.close ? close(db) : message.dump ? dump(db) : serve(db, message)));
});
port.postMessage({ ready: true });
