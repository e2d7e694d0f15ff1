// Loaded into a server before it starts: keeps how long its database connections were held, what took longest meanwhile, and how long
// its thread and that of the embedded database only waited for a processor.
import { appendFileSync, existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { HOLDS_FILE } = process.env;
const KEPT_MS = 20;

/** @typedef {{ at: number, before: { ran: number, waited: number }, name: string, longest: number }} Hold */

/** Where Linux tells of this thread. */
const thread = () => path.join('/proc', readlinkSync('/proc/thread-self'), 'schedstat');
if (HOLDS_FILE && process.argv[1]?.endsWith('pglite-worker.mjs')) writeFileSync(`${HOLDS_FILE}.thread`, thread());

/** @param {unknown} query */
const nameOf = (query) => {
  const text = typeof query === 'string' ? query : String(/** @type {{ text?: string }} */ (query)?.text ?? '');
  return text.replace(/\s+/g, ' ').trim().slice(0, 60);
};

if (HOLDS_FILE && isMainThread) {
  const threads = [thread()];
  /** Milliseconds that the database has run, and that both could have run and did not. */
  const usedSoFar = () => {
    if (threads.length === 1 && existsSync(`${HOLDS_FILE}.thread`)) {
      threads.unshift(readFileSync(`${HOLDS_FILE}.thread`, 'utf8'));
    }
    const used = threads.map((file) =>
      readFileSync(file, 'utf8')
        .split(' ')
        .map((ns) => Number(ns) / 1e6),
    );
    return { ran: used[0]?.[0] ?? 0, waited: used.reduce((sum, [, waits = 0]) => sum + waits, 0) };
  };

  const { Pool, Client } = createRequire(process.argv[1] ?? '')('pg');
  /** @type {WeakMap<object, Hold>} */
  const held = new WeakMap();

  const { query } = Client.prototype;
  Client.prototype.query = function (/** @type {unknown[]} */ ...given) {
    const at = performance.now();
    const note = () => {
      const took = performance.now() - at;
      const hold = held.get(this);
      if (hold && took > hold.longest) Object.assign(hold, { longest: took, name: nameOf(given[0]) });
    };
    const last = given.at(-1);
    if (typeof last === 'function') {
      const told = (/** @type {unknown[]} */ ...answer) => {
        note();
        last(...answer);
      };
      return query.apply(this, [...given.slice(0, -1), told]);
    }
    const asked = query.apply(this, given);
    asked.then(note, note);
    return asked;
  };

  const { emit } = Pool.prototype;
  Pool.prototype.emit = function (/** @type {string} */ event, /** @type {unknown[]} */ ...given) {
    const [first, second] = given;
    const client = /** @type {object} */ (event === 'release' ? second : first);
    if (event === 'acquire') held.set(client, { at: performance.now(), before: usedSoFar(), name: '', longest: 0 });
    const hold = event === 'release' ? held.get(client) : undefined;
    if (hold) {
      held.delete(client);
      const took = performance.now() - hold.at;
      if (took > KEPT_MS) {
        const { ran, waited } = usedSoFar();
        // Both may have waited at the same time, but what the database has run is work.
        const atWork = Math.max(ran - hold.before.ran, took - (waited - hold.before.waited));
        appendFileSync(HOLDS_FILE, `${JSON.stringify({ name: hold.name, took, atWork })}\n`);
      }
    }
    return emit.call(this, event, ...given);
  };
}
