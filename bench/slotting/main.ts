/**
 * A search for a plan on the server, beside another company at work: how long the others wait, how often progress is told, and how
 * soon a stop ends it. And put-away advice in a large warehouse.
 * `npm run bench -- slotting [--places 10000] [--skus 4000] [--lines 100000] [--seconds 30] [--database postgres://…]`
 *
 * Without `--database` the embedded database is measured. With it, the database is one that may be filled.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/fixtures/server';
import { memoryOf, newCompany, newOwner, type Call } from '../import/company';
import { othersAtWork, percentile } from '../import/others';
import { hear } from './heard';
import { plantOf } from './plant';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    places: { type: 'string', default: '10000' },
    skus: { type: 'string', default: '4000' },
    lines: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '30' },
    database: { type: 'string' },
  },
});
const TARGET = { adviceMs: 50, othersMs: 100, aSecond: 2, stopMs: 200 };
const ADVICE = 200;
/** Seconds, more than the search is left to itself. */
const LONG = 600;

let missed = 0;
function tell(what: string, value: string, met?: boolean) {
  if (met === false) missed += 1;
  console.log(`${what.padEnd(52)} ${value.padStart(34)} ${met === undefined ? '' : met ? 'met' : 'MISSED'}`.trimEnd());
}
const said = (all: readonly number[]) =>
  `p50 ${percentile(all, 50).toFixed(1)}, p99 ${percentile(all, 99).toFixed(1)} ms of ${all.length}`;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Run {
  id: string;
  status: string;
  progress: { plan: unknown };
}

const server = await startServer(values.database === undefined ? {} : { DATABASE_URL: values.database });
try {
  const others = await newCompany(server.url, 1);
  const [token] = await newOwner(server.url, 1);
  if (!token) throw new Error('There is no session to search with.');
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as never;
  };
  const { warehouseId, places, skuIds } = await plantOf(call, {
    ...{ places: Number(values.places), skus: Number(values.skus), lines: Number(values.lines) },
  });
  const { companyID: companyId } = (await call<{ me: { companyID: string } }>('GET', '/me')).me;

  const advice: number[] = [];
  for (let ask = 0; ask <= ADVICE; ask++) {
    const sku = skuIds[(ask * 31) % skuIds.length] ?? '';
    const at = performance.now();
    await call('GET', `/stock/places?warehouse_id=${warehouseId}&sku_id=${sku}&quantity=10`);
    advice.push(performance.now() - at);
  }
  const [first = 0, ...next] = advice;
  tell(`first advice, of ${places} places`, `${first.toFixed(0)} ms`);
  tell('advice after it', said(next), percentile(next, 99) < TARGET.adviceMs);

  const runOf = async (id: string) => (await call<{ run: Run }>('GET', `/slotting/run?run_id=${id}`)).run;
  const until = async (id: string, holds: (run: Run) => boolean): Promise<Run> => {
    for (;;) {
      const run = await runOf(id);
      if (run.status === 'failed') throw new Error(`The search failed: ${JSON.stringify(run)}`);
      if (holds(run)) return run;
      await wait(20);
    }
  };
  const live = await hear(server.url, token, companyId);
  const before = memoryOf(server.pid());
  const body = { warehouse_id: warehouseId, seconds: LONG };
  const { id } = (await call<{ run: Run }>('POST', '/slotting/run', body)).run;
  await until(id, ({ progress }) => progress.plan !== null);
  const heard = live.times('SlottingProgressed').length;
  const at = performance.now();
  const leave = othersAtWork(others);
  await wait(Number(values.seconds) * 1000);
  const waits = await leave();
  const told = live.times('SlottingProgressed').slice(heard);
  const rate = told.length / ((performance.now() - at) / 1000);
  const gaps = told.slice(1).map((one, number) => one - (told[number] ?? 0));
  for (const kind of ['reads', 'writes'] as const)
    tell(`${kind} of others beside a search`, said(waits[kind]), percentile(waits[kind], 99) < TARGET.othersMs);
  tell('calls of others that failed', String(waits.failed), waits.failed === 0);
  tell(
    'progress told live',
    `${rate.toFixed(1)} a second, pause p99 ${percentile(gaps, 99).toFixed(0)} ms`,
    rate >= TARGET.aSecond,
  );
  tell('memory of the server', `${before.toFixed(0)} MB and ${(memoryOf(server.pid()) - before).toFixed(0)} more`);
  const asked = performance.now();
  await call('POST', '/slotting/run/stop', { run_id: id });
  const stopped = await until(id, ({ status }) => status === 'done');
  tell(
    'from a stop to the kept plan',
    `${(performance.now() - asked).toFixed(0)} ms`,
    performance.now() - asked < TARGET.stopMs,
  );
  if (stopped.progress.plan === null) throw new Error('The search was stopped and kept nothing.');
  live.close();
} finally {
  await server.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
