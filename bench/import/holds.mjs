// Loaded into a server before it starts: keeps how long its database connections were held, and what took longest meanwhile.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { HOLDS_FILE } = process.env;
const KEPT_MS = 20;

/** @typedef {{ at: number, name: string, longest: number }} Hold */

/** @param {unknown} query */
const nameOf = (query) => {
  const text = typeof query === 'string' ? query : String(/** @type {{ text?: string }} */ (query)?.text ?? '');
  return text.replace(/\s+/g, ' ').trim().slice(0, 60);
};

if (HOLDS_FILE && isMainThread) {
  const { Pool, Client } = createRequire(path.resolve('packages/api/package.json'))('pg');
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
    if (event === 'acquire') held.set(client, { at: performance.now(), name: '', longest: 0 });
    const hold = event === 'release' ? held.get(client) : undefined;
    if (hold) {
      held.delete(client);
      const took = performance.now() - hold.at;
      if (took > KEPT_MS) appendFileSync(HOLDS_FILE, `${JSON.stringify({ ...hold, took })}\n`);
    }
    return emit.call(this, event, ...given);
  };
}
