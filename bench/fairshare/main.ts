/**
 * How long a tenant waits for its reads while another one sends thousands of requests at once, on PostgreSQL, and how many of those are
 * told to come back. `npm run bench -- fairshare [--requests 2500] [--rounds 5] [--pool 10] [--limits] [--database postgres://…]`, which
 * fails when a read waits longer than its limit, or fails. Without `--database` the command starts Debian's PostgreSQL on an empty folder.
 *
 * Limits by source, session and tenant are off: they would refuse most of the requests before they wait for the database. `--limits`
 * leaves them on, as a deployment has them.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { startServer } from '../../e2e/fixtures/server';
import { newCompany } from '../import/company';
import { percentile } from '../import/others';
import type { Flooded } from './flood';

/** Longest that a read of the second tenant may take, in ms. */
const LIMIT_MS = 2000;
const BETWEEN_READS_MS = 20;
const QUIET_READS = 200;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    requests: { type: 'string', default: '2500' },
    rounds: { type: 'string', default: '5' },
    pool: { type: 'string', default: '10' },
    limits: { type: 'boolean', default: false },
    database: { type: 'string' },
  },
});

if (values.database === undefined) throw new Error('Give a PostgreSQL that may be filled with --database.');
const tell = (what: string, value: string) => console.log(`${what.padEnd(44)} ${value}`);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const spread = (waits: readonly number[]) =>
  `p50 ${ms(percentile(waits, 50))}, p99 ${ms(percentile(waits, 99))}, at most ${ms(Math.max(...waits))} (${waits.length} reads)`;

const server = await startServer({
  DATABASE_URL: values.database,
  DATABASE_POOL: values.pool,
  RATE_LIMIT_FACTOR: values.limits ? '1' : '0',
});
const greedy = fork(path.join(import.meta.dirname, 'flood.ts'), [server.url, values.requests]);
try {
  const [other] = await newCompany(server.url, 1);
  await once(greedy, 'message');
  const faults: string[] = [];
  const read = async () => {
    const at = performance.now();
    await other?.('GET', '/mycompany/users').catch((fault: unknown) => faults.push(String(fault)));
    return performance.now() - at;
  };
  for (let n = 0; n < QUIET_READS; n += 1) await read();
  const quiet: number[] = [];
  while (quiet.length < QUIET_READS) quiet.push(await read());
  tell('reads of the second tenant, alone', spread(quiet));

  const beside: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const reads: Promise<number>[] = [];
    let flooded: Flooded | undefined;
    greedy.once('message', (message) => (flooded = message as Flooded));
    greedy.send('go');
    // Begun at a steady pace, however long the ones before take: whoever waits for an answer would ask less where it is slow.
    while (flooded === undefined) {
      reads.push(read());
      await sleep(BETWEEN_READS_MS);
    }
    const waits = await Promise.all(reads);
    beside.push(...waits);
    const answers = Object.entries(flooded.statuses).map(([status, count]) => `${count} × ${status}`);
    tell(`round ${round}: ${values.requests} requests of the first`, `${ms(flooded.ms)}: ${answers.join('; ')}`);
    tell(`round ${round}: reads of the second meanwhile`, spread(waits));
    await sleep(1000);
  }
  tell('reads of the second tenant, all rounds', spread(beside));
  const most = Math.max(...beside);
  if (most > LIMIT_MS) faults.push(`a read waited ${ms(most)}, and may wait ${ms(LIMIT_MS)}`);
  for (const fault of new Set(faults)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  greedy.kill();
  await server.stop();
}
