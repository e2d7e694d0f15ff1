import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from './postgres.mjs';
import { rows } from './soak/rows.mjs';
import { runSlice } from './soak/run-slice.mjs';
import { openState, remaining, rowKey } from './soak/state.mjs';
import { writeTable } from './soak/write-table.mjs';
import { build, capture, ensureInstalled, root, seconds } from './workspace.mjs';

export const usage = `Usage: npm run soak -- [--only NAME,…] [--from NUMBER] [--counts 1%] [--database embedded|postgres|both] [--minutes N] [--state FILE]
Rows: ${rows.map(({ name }) => name).join(', ')}`;

/** @typedef {import('./soak/rows.mjs').Row} Row @typedef {import('./soak/rows.mjs').Database} Database */

/** @param {string[]} args */
function read(args) {
  const { values } = parseArgs({
    args: args.filter((each) => each !== '--'),
    options: {
      only: { type: 'string' },
      from: { type: 'string' },
      counts: { type: 'string', default: '100%' },
      database: { type: 'string', default: 'both' },
      minutes: { type: 'string', default: 'Infinity' },
      state: { type: 'string', default: path.join(root, 'node_modules/.cache/soak/state.json') },
    },
  });
  const names = values.only?.split(',');
  const chosen = names ? rows.filter(({ name }) => names.includes(name)) : rows;
  const share = Number(/^([\d.]+)%$/.exec(values.counts)?.[1]) / 100;
  const from = values.from === undefined ? undefined : Number(values.from);
  const databases = /** @type {Database[]} */ (
    values.database === 'both' ? ['embedded', 'postgres'] : [values.database]
  );
  const isWrong =
    (names && chosen.length !== names.length) ||
    !(share > 0 && share <= 1) ||
    (from !== undefined && (!Number.isInteger(from) || from < 0 || chosen.length !== 1)) ||
    databases.some((database) => !['embedded', 'postgres'].includes(database)) ||
    !(Number(values.minutes) > 0);
  if (isWrong) return undefined;
  return { chosen, share, from, databases, minutes: Number(values.minutes), state: values.state };
}

/** Slices that are left to try. @param {Row} row @param {{ share: number, from: number | undefined }} asked @param {{ from: number, to: number }[]} done */
function slicesOf({ count, slice, least = 1 }, { share, from }, done) {
  const until = Math.min(count, Math.max(least, Math.ceil(count * share)));
  if (from !== undefined) return [{ from, to: Math.min(from + slice, Math.max(until, from + 1)) }];
  return remaining(done, until, slice);
}

/** `npm run soak`: each row of the table of faults, in slices, until all were tried; then docs/soak.md. @param {string[]} args */
export async function main(args) {
  const asked = read(args);
  if (!asked) {
    console.error(usage);
    return 1;
  }
  await ensureInstalled();
  console.log('Building what changed…');
  const built = await build({ progress: true });
  if (built.code !== 0) {
    console.error(built.output);
    return 1;
  }
  const state = openState(asked.state);
  const commit = (await capture('git', ['rev-parse', '--short=8', 'HEAD'])).output.trim();
  const ends = Date.now() + asked.minutes * 60_000;
  let failed = 0;
  // A slice that was tried is written down; the one that is under way is ended, and tried again the next time.
  const told = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => told.abort());
  for (const database of asked.databases) {
    if (told.signal.aborted) break;
    const programs = database === 'postgres' ? findPostgres() : null;
    if (database === 'postgres' && !programs) {
      console.log('No PostgreSQL here: rows on it are left out, and stand so in the table.');
      continue;
    }
    const server = programs ? await startPostgres(programs, {}, { detached: true }) : undefined;
    try {
      for (const row of asked.chosen.filter(({ databases }) => databases.includes(database))) {
        const key = rowKey(database, row.name);
        for (const { from, to } of slicesOf(row, asked, state.slicesOf(key))) {
          if (Date.now() > ends || told.signal.aborted) break;
          const began = Date.now();
          const slice = { from, to, url: server?.url, signal: told.signal };
          const { passed, output, log, facts } = await runSlice(row.programs, slice);
          if (told.signal.aborted) break;
          const fault = passed
            ? undefined
            : (output.match(/^\s*(?:●|Error|Secrets).*$/m)?.[0].trim() ?? 'it ended early');
          state.record(key, {
            ...{ from, to, passed, facts, log, commit, fault },
            ...{ seconds: (Date.now() - began) / 1000, at: new Date(began).toISOString() },
          });
          await writeTable(state.all());
          console.log(
            `${passed ? '✓' : '✗'} ${key} ${from}–${to - 1} of ${row.count} in ${seconds(began)} ${JSON.stringify(facts)}`,
          );
          if (passed) continue;
          failed++;
          console.log(output.replace(/^/gm, '    '));
          console.log(`Again: npm run soak -- --only ${row.name} --database ${database} --from ${from}`);
        }
      }
    } finally {
      await server?.stop();
    }
  }
  console.log(`Written: ${path.relative(root, await writeTable(state.all()))}`);
  if (told.signal.aborted) console.log('Ended; the same command goes on.');
  return failed > 0 || told.signal.aborted ? 1 : 0;
}
