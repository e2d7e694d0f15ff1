import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../postgres.mjs';
import { CURRENT_WITHIN_MS, Load } from './load.mjs';
import { endWithUs } from './end.mjs';
import { startAlone } from './parts.mjs';
import { closeConnections } from './sessions.mjs';

const WRITES = 20;

/**
 * One server on its embedded database, killed and started again under streams and writes, as often as `SOAK=from-to` says: nothing that was
 * acknowledged may be lost, no event be missed or heard twice, and all be current within 10 s after it is ready.
 * @param {string[]} args
 */
export async function main(args) {
  const { values } = parseArgs({ args, options: { streams: { type: 'string', default: '1000' } } });
  const [from = 0, to = 1] = (process.env.SOAK ?? '').split('-').filter(Boolean).map(Number);
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-restart-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0', PUBLIC_URL: url };
  /** Ready or not. @type {import('./parts.mjs').Running | undefined} */
  let running;
  const end = async () => {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = endWithUs(end);
  const start = () => startAlone({ folder, port, env }, (part) => (running = part));
  let server = await start();
  /** @type {import('./sessions.mjs').Session[]} */
  let sessions = [];
  const positions = async () =>
    new Map(
      await Promise.all(
        sessions.map(async (session) => /** @type {const} */ ([session.channel, await session.position()])),
      ),
    );
  const load = new Load(url, positions);
  const began = performance.now();
  /** @type {string[]} */
  const faults = [];
  let slowest = 0;
  try {
    sessions = await load.sessionsFor(Number(values.streams));
    const before = await positions();
    await load.begin(sessions, Number(values.streams), WRITES);
    for (let kill = from; kill < to; kill++) {
      await sleep(1000);
      await server.kill();
      server = await start();
      const ms = await load.current(Date.now());
      slowest = Math.max(slowest, ms);
      if (ms > CURRENT_WITHIN_MS) faults.push(`kill ${kill}: all were current after ${ms} ms`);
    }
    await load.endWriting();
    await load.current(Date.now());
    const counts = load.counts();
    for (const name of /** @type {const} */ (['lost', 'twice', 'resets']))
      if (counts[name] > 0) faults.push(`${counts[name]} events ${name}`);
    // Each acknowledged write is one event, and there are no others.
    const after = await positions();
    const numbers = [...after].reduce((sum, [channel, last]) => sum + last - (before.get(channel) ?? 0), 0);
    if (numbers !== counts.writes) faults.push(`${counts.writes} writes were acknowledged, ${numbers} were done`);
    const facts = { kills: to - from, streams: Number(values.streams), writes: counts.writes, heard: counts.heard };
    const took = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`restarts: ${JSON.stringify(facts)} in ${took} s`);
    console.log(`All were current ${slowest} ms after it was ready, at most.`);
  } finally {
    load.end();
    closeConnections();
    await end();
    forget();
  }
  for (const fault of faults) console.error(`Error: ${fault}`);
  return faults.length > 0 ? 1 : 0;
}
