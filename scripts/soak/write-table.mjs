import { writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import path from 'node:path';
import { format } from 'oxfmt';
import { root } from '../workspace.mjs';
import { rows } from './rows.mjs';
import { rowKey, tried } from './state.mjs';

const file = path.join(root, 'docs/soak.md');
const NAMES = { embedded: 'embedded', postgres: 'PostgreSQL' };
/** @param {number} number */
const figure = (number) => number.toLocaleString('en');
/** @param {import('./state.mjs').Slice[]} slices */
const minutes = (slices) => (slices.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(1);
/** @param {string} text */
const inCell = (text) => text.replaceAll('|', '\\|');

/** @param {import('./state.mjs').Slice[]} slices */
function factsOf(slices) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { facts } of slices)
    for (const [name, value] of Object.entries(facts)) sums[name] = (sums[name] ?? 0) + value;
  // Outcomes by their status are for who reads the log.
  return Object.entries(sums)
    .filter(([name]) => /^[a-z ]+$/i.test(name))
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${figure(value)}`)
    .join(', ');
}

/** @param {import('./state.mjs').Slices} all */
function lines(all) {
  return rows.flatMap((row) =>
    row.databases.map((database) => {
      const slices = all[rowKey(database, row.name)] ?? [];
      const done = tried(slices, row.count);
      const failed = slices.filter(({ passed }) => !passed).length;
      const outcome = slices.length === 0 ? 'not run' : failed > 0 ? `**${failed} failed**` : 'none failed';
      const cells = [`\`${row.name}\``, row.what, NAMES[database], figure(row.count), figure(done), outcome];
      return `| ${[...cells, minutes(slices), factsOf(slices)].map(inCell).join(' | ')} |`;
    }),
  );
}

/** @param {import('./state.mjs').Slices} all */
function faults(all) {
  const failed = Object.entries(all).flatMap(([key, slices]) =>
    slices.filter(({ passed }) => !passed).map((slice) => ({ key, ...slice })),
  );
  if (failed.length === 0) return '';
  const list = failed.map(({ key, from, to, at, commit, fault }) => {
    const [database, name] = key.split(' ');
    return `- \`npm run soak -- --only ${name} --database ${database} --from ${from}\` (${from} to ${to - 1}, ${at.slice(0, 10)}, ${commit}): ${fault}`;
  });
  return `\n## What failed\n\n${list.join('\n')}\n`;
}

/** Writes docs/soak.md. @param {import('./state.mjs').Slices} all */
export async function writeTable(all) {
  const slices = Object.values(all).flat();
  const dates = slices.map(({ at }) => at).sort();
  const commits = [...new Set(slices.map(({ commit }) => commit))].join(', ');
  const logs = slices.reduce((sum, { log }) => sum + log.bytes, 0);
  const found = slices.reduce((sum, { log }) => sum + log.secrets, 0);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`;
  const text = `# Soak

The table "Faults and bad input" at its full counts. \`npm run soak\` writes this page; it takes hours, goes on where it was ended, and tries
a part with \`--counts 1%\`. A slice that failed is repeated alone with \`--only NAME --from NUMBER\`: its numbers are the seeds of what it does.

- From ${dates[0]?.slice(0, 16).replace('T', ' ') ?? 'never'} to ${dates.at(-1)?.slice(0, 16).replace('T', ' ') ?? 'never'} (UTC), commits ${commits || 'none'}
- ${machine}
- Canary secrets: ${figure(Math.round(logs / 1024))} KB of logs that servers wrote meanwhile hold ${found === 0 ? 'no' : `**${found}**`} password, token or key of the tests.

| row | what | database | full count | tried | outcome | minutes | what came of it |
| --- | --- | --- | --: | --: | --- | --: | --- |
${lines(all).join('\n')}
${faults(all)}`;
  const { code } = await format('table.md', text, { printWidth: 120 });
  writeFileSync(file, code);
  return file;
}
