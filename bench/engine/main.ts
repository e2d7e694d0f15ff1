/**
 * The engine against published values. `--instances <folder>` names a folder with `sprp/` (Heßler and Irnich, 2024),
 * `slaprp/` (Prunet, Absi and Cattaruzza, 2024) and `online-retail/` (UCI); none of them is part of the project.
 * `--only` chooses among the parts below, `--seconds 60` is the time of the processor for each large problem, and the
 * times of others follow from it, `--seeds 1` is the number of searches of the real orders, `--moves 2000000` those of
 * each search side by side. `--write` keeps what the page of case studies shows.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toursOf } from '@slotwise/engine';
import { compareBounds } from './bounds';
import { familyHistory } from './families';
import { compareWithHistory, readRetail } from './history';
import { generatedHistory } from './generate';
import { compareMoved } from './moved';
import { compareRouting } from './routing';
import { ensureCommitted, writeMeasured } from './record';
import { compare } from './search';
import { readGuo, readSilva } from './slaprp';
import { compareSpeed } from './speed';
import { compareWorkers } from './workers';

const PARTS = 'routing,assignment,retail,families,generated,moved,bound,speed,workers';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    instances: { type: 'string' },
    only: { type: 'string', default: PARTS },
    seconds: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '1' },
    moves: { type: 'string', default: '2000000' },
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
if (only.includes('families'))
  for (const seed of [1, 2, 3])
    compareWithHistory(`families with drift, ${seed}`, familyHistory(seed, 4_000, 200_000), seconds);
if (only.includes('generated')) {
  for (const [items, lines, time] of [
    [1_000, 100_000, 10],
    [10_000, 1_000_000, 60],
    [100_000, 1_000_000, 120],
  ] as const)
    compareWithHistory(`${items} SKUs, ${lines} lines`, generatedHistory(items, lines), (time * seconds) / 60);
}
if (only.includes('moved')) {
  compareMoved('Online Retail', readRetail(instances('online-retail')), seconds);
  compareMoved('families with drift', familyHistory(1, 4_000, 200_000), seconds);
}
if (only.includes('bound')) {
  compareBounds('Guo', readGuo(instances('slaprp')), seconds / 60);
  compareBounds('Silva', readSilva(instances('slaprp')), seconds / 60);
  const { items, orders, warehouse, slots } = readRetail(instances('online-retail'));
  compareBounds(
    'Online Retail',
    [
      {
        name: 'Online Retail',
        problem: { warehouse, slots, items, tours: toursOf(orders, items) },
        published: Infinity,
      },
    ],
    seconds,
  );
}
if (only.includes('speed')) compareSpeed(10_000, 1_000_000, seconds / 3);
if (only.includes('workers')) await compareWorkers(10_000, 1_000_000, Number(values.moves));
