/**
 * An order history on its way in, beside COPY of the same lines, while another company works: how long it takes, how
 * much memory the server grows by, how long the others wait, and what held up the embedded database's one connection.
 * `npm run bench -- import [--lines 520000] [--skus 3800] [--database postgres://…]`
 *
 * Without `--database` the embedded database is measured. With it, the database is one that may be filled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/fixtures/server';
import { memoryOf, newCompany } from './company';
import { copied } from './copy';
import { applied, checked, sent } from './importing';
import { historyFile, orderLines, skuFile } from './file';
import { longestHolds, MOST_MS } from './longest-holds';
import { othersAtWork, percentile } from './others';
import { cpuOf } from '../streams/process-use';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    lines: { type: 'string', default: '520000' },
    skus: { type: 'string', default: '3800' },
    database: { type: 'string' },
  },
});
const url = values.database;
const TARGET = { seconds: url === undefined ? 60 : 30, megabytes: 300, p99: 200 };

let missed = 0;
function tell(what: string, value: string, met?: boolean) {
  if (met === false) missed += 1;
  console.log(`${what.padEnd(52)} ${value.padStart(24)} ${met === undefined ? '' : met ? 'met' : 'MISSED'}`.trimEnd());
}
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const rate = (ms: number, lines: number) => `${Math.round(lines / (ms / 1000))} lines a second`;
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const at = performance.now();
  return [await work(), performance.now() - at];
}

// Before the server starts: COPY holds up this process, and connections that it keeps open would end meanwhile.
const lines = orderLines(Number(values.lines), Number(values.skus));
const peer = await copied(lines, url);
tell('COPY of the same lines', `${seconds(peer)}, ${rate(peer, lines.length)}`);

const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-holds-'));
const HOLDS_FILE = path.join(folder, 'holds');
const watched = {
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'holds.mjs')).href}`,
  HOLDS_FILE,
};
// Of a database with many connections nobody waits for all of them.
const server = await startServer(url === undefined ? watched : { DATABASE_URL: url });
try {
  const [call] = await newCompany(server.url, 1);
  const others = await newCompany(server.url, 1);
  if (!call) throw new Error('There is no session to import with.');
  const { warehouse } = await call<{ warehouse: { id: string } }>('POST', '/warehouse', { name: 'Measured' });
  const skus = await sent(call, 'skus', skuFile(Number(values.skus)));
  await checked(call, skus, {});
  await applied(call, skus);

  const before = memoryOf(server.pid());
  let most = before;
  const idle = cpuOf(server.pid());
  const watching = setInterval(() => (most = Math.max(most, memoryOf(server.pid()))), 200);
  longestHolds(HOLDS_FILE);
  const stop = othersAtWork(others);
  const [id, upload] = await timed(() => sent(call, 'orders', historyFile(lines)));
  const [, check] = await timed(() => checked(call, id, { warehouse_id: warehouse.id }));
  const [{ counts }, run] = await timed(() => applied(call, id));
  clearInterval(watching);
  const waits = await stop();
  if (counts.added !== lines.length) throw new Error(`${counts.added} of ${lines.length} lines were added.`);

  tell('upload', seconds(upload));
  tell('check', `${seconds(check)}, ${rate(check, lines.length)}`);
  tell('run', `${seconds(run)}, ${rate(run, lines.length)}`);
  const all = upload + check + run;
  tell('all of it', seconds(all), all / 1000 < (TARGET.seconds * lines.length) / 520_000);
  // A busy machine takes longer, and no more work.
  tell(
    'CPU of the server, others included',
    `${(((cpuOf(server.pid()) - idle) * 1000) / lines.length).toFixed(0)} µs a line`,
  );
  tell('beside COPY', `${(all / peer).toFixed(1)} times`);
  // The embedded database is part of the server's process, and so is its memory of the lines.
  tell(
    'memory of the server',
    `${before.toFixed(0)} MB and ${(most - before).toFixed(0)} more`,
    most - before < TARGET.megabytes,
  );
  for (const kind of ['reads', 'writes'] as const) {
    const p99 = percentile(waits[kind], 99);
    const said = `p50 ${percentile(waits[kind], 50).toFixed(0)}, p99 ${p99.toFixed(0)} ms of ${waits[kind].length}`;
    tell(`${kind} of others`, said, p99 < TARGET.p99);
  }
  if (url === undefined) {
    const long = longestHolds(HOLDS_FILE);
    for (const { name, times, longest, longestAtWork } of long)
      tell(`  ${name}`, `${times} times, up to ${longest.toFixed(0)} ms, ${longestAtWork.toFixed(0)} at work`);
    const count = long.reduce((sum, { times }) => sum + times, 0);
    tell(`held everybody up for more than ${MOST_MS} ms`, `${count} times`, count === 0);
  }
  tell('calls of others that failed', String(waits.failed), waits.failed === 0);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed > 0 ? 1 : 0;
