/**
 * The engine against published values. `--instances <folder>` names a folder with `sprp/` (Heßler and Irnich, 2024),
 * `slaprp/` (Prunet, Absi and Cattaruzza, 2024) and `online-retail/` (UCI); none of them is part of the project.
 * `--only routing,assignment,retail,generated` chooses, `--seconds 60` is the time of the processor for each large
 * problem, `--seeds 1` how often the real orders are searched. `--write` keeps what the page of case studies shows.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithHistory, readRetail } from './history';
import { generatedHistory } from './generate';
import { compareRouting } from './routing';
import { ensureCommitted, writeMeasured } from './record';
import { compare } from './search';
import { readGuo, readSilva } from './slaprp';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    instances: { type: 'string' },
    only: { type: 'string', default: 'routing,assignment,retail,generated' },
    seconds: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const only = values.only.split(',');
const seconds = Number(values.seconds);
const seeds = Number(values.seeds);
if (values.write) ensureCommitted();

function instances(set: string): string {
  if (values.instances) return path.join(values.instances, set);
  console.error('Usage: npm run bench -- engine --instances <folder with sprp/, slaprp/ and online-retail/>');
  process.exit(1);
}

const routing = only.includes('routing') ? compareRouting(instances('sprp')) : null;
const assignment = only.includes('assignment')
  ? [compare('Guo', readGuo(instances('slaprp')), 1), compare('Silva', readSilva(instances('slaprp')), 3)]
  : null;
const retail = only.includes('retail')
  ? compareWithHistory('Online Retail', readRetail(instances('online-retail')), seconds, seeds)
  : null;
if (values.write) {
  if (!routing || !assignment || !retail) throw new Error('What is written has routing, assignment and retail.');
  writeMeasured({
    command: `npm run bench -- engine --instances <folder> --only ${only.join()} --seconds ${seconds} --seeds ${seeds} --write`,
    routing,
    assignment,
    retail,
  });
}
if (only.includes('generated')) {
  for (const [items, lines, time] of [
    [1_000, 100_000, 10],
    [10_000, 1_000_000, 60],
    [100_000, 1_000_000, 120],
  ] as const)
    compareWithHistory(`${items} SKUs, ${lines} lines`, generatedHistory(items, lines), time);
}
