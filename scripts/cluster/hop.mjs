import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../workspace.mjs';
import { Listener } from './listener.mjs';
import { call } from './sessions.mjs';

const api = createRequire(path.join(root, 'packages/api/package.json'));
const EVENTS = 300;
const PAUSE_MS = 15;
/** As long as the message of a renamed company. */
const MESSAGE = JSON.stringify({ from: 'x'.repeat(36), message: { data: 'x'.repeat(250) } });

/** @param {number[]} list @param {number} share */
const percentile = (list, share) =>
  [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? Number.NaN;
/** @param {number[]} list */
const figures = (list) => ({ p50: percentile(list, 0.5), p99: percentile(list, 0.99) });

/** How far this process' finer clock is behind the system's, in ms. */
function clockOffset() {
  const before = Date.now();
  let now = before;
  while (now === before) now = Date.now();
  return now - (performance.timeOrigin + performance.now());
}

/** From one connection to another, over the server alone. @param {string} natsUrl @returns {Promise<number[]>} ms */
async function overNatsAlone(natsUrl) {
  const { connect } = await import(api.resolve('@nats-io/transport-node'));
  const [one, two] = [await connect({ servers: natsUrl }), await connect({ servers: natsUrl })];
  /** @type {number[]} */
  const times = [];
  let sent = 0;
  two.subscribe('hop', { callback: () => times.push(performance.now() - sent) });
  await two.flush();
  for (let n = 0; n < EVENTS; n++) {
    sent = performance.now();
    one.publish('hop', MESSAGE);
    await sleep(PAUSE_MS);
  }
  await one.close();
  await two.close();
  return times;
}

/**
 * Time from the commit, as PostgreSQL noted it, until a client of the same instance and one of another has heard the event.
 * @param {import('./parts.mjs').Cluster} cluster
 * @param {import('./sessions.mjs').Session} session
 * @param {{ query: (text: string, values: unknown[]) => Promise<{ rows: any[] }> }} database
 */
export async function measureHop({ instances: [first, second], natsUrl }, session, database) {
  const [hereUrl, thereUrl] = [first?.url ?? '', second?.url ?? ''];
  const listeners = [new Listener(session, hereUrl), new Listener(session, thereUrl)];
  /** When each heard each number. */
  const heard = listeners.map((listener) => {
    /** @type {Map<number, number>} */
    const times = new Map();
    listener.onEvent = (number, at) => times.set(number, at);
    return times;
  });
  for (const listener of listeners) await listener.start();
  const offset = clockOffset();
  for (let n = 0; n < EVENTS; n++) {
    await call(hereUrl, 'PATCH /mycompany', { token: await session.token(), body: { name: `Hop ${n}` } });
    await sleep(PAUSE_MS);
  }
  while (heard.some(({ size }) => size < EVENTS)) await sleep(20);
  for (const listener of listeners) listener.end();
  const { rows } = await database.query(
    'SELECT seq, extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000 AS ms FROM outbox WHERE channel = $1',
    [session.channel],
  );
  const [same, other] = heard.map((times) =>
    rows.flatMap(({ seq, ms }) => {
      const at = times.get(Number(seq));
      return at === undefined ? [] : [at + offset - Number(ms)];
    }),
  );
  return {
    'commit → client of the same instance': figures(same ?? []),
    'commit → client of another instance': figures(other ?? []),
    'NATS alone': figures(await overNatsAlone(natsUrl)),
  };
}
