/**
 * Searches that people type into the global search of a company with very many SKUs, and their wait for the answer.
 * `npm run bench -- search [--skus 100000] [--times 200] [--database postgres://…]`
 *
 * Without `--database` the embedded database is measured. With it, the database is one that may be filled.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/fixtures/server';
import { newCompany } from '../import/company';
import { applied, checked, sent } from '../import/importing';
import { percentile } from '../import/others';
import { namedFile, namedSkus, numbers, type NamedSku } from './goods';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    skus: { type: 'string', default: '100000' },
    times: { type: 'string', default: '200' },
    database: { type: 'string' },
  },
});
const TARGET_MS = 50;
const below = numbers(11);
const word = ({ name }: NamedSku, at: number) => name.split(' ')[at] ?? '';
/** Two neighbours in the middle of a word, swapped. */
const slip = (text: string) => `${text.slice(0, 3)}${text[4] ?? ''}${text[3] ?? ''}${text.slice(5)}`;

/** Text that somebody types to look for one SKU. */
const TYPED: Record<string, (sku: NamedSku) => string> = {
  'a whole code': ({ code }) => code,
  'the beginning of a code': ({ code }) => code.slice(0, 7),
  'a barcode': ({ barcode }) => barcode,
  'one letter': (sku) => word(sku, 0).slice(0, 1),
  'a word that is in very many names': (sku) => word(sku, 1),
  'two such words': (sku) => `${word(sku, 0)} ${word(sku, 1)}`,
  'the beginning of a rare word': (sku) => word(sku, 2).slice(0, 6),
  'a rare word that is misspelt': (sku) => slip(word(sku, 2)),
  'a misspelt word beside another': (sku) => `${word(sku, 1)} ${slip(word(sku, 3))}`,
  'what is in no name': () => 'xyzzyplugh',
};

let missed = 0;
function tell(what: string, value: string, met?: boolean) {
  if (met === false) missed += 1;
  console.log(`${what.padEnd(60)} ${value.padStart(26)} ${met === undefined ? '' : met ? 'met' : 'MISSED'}`.trimEnd());
}

const url = values.database;
const server = await startServer(url === undefined ? {} : { DATABASE_URL: url });
try {
  const [call] = await newCompany(server.url, 1);
  if (!call) throw new Error('There is no session to search with.');
  const skus = namedSkus(Number(values.skus));
  const at = performance.now();
  const file = await sent(call, 'skus', namedFile(skus));
  await checked(call, file, {});
  await applied(call, file);
  tell(`import of ${skus.length} SKUs`, `${((performance.now() - at) / 1000).toFixed(1)} s`);

  const waits: Record<string, number[]> = {};
  const found: Record<string, number> = {};
  for (let time = 0; time < Number(values.times); time += 1) {
    for (const [kind, typed] of Object.entries(TYPED)) {
      const sku = skus[below(skus.length)];
      if (!sku) throw new Error('There are no SKUs.');
      const path = `/search?term=${encodeURIComponent(typed(sku))}`;
      const begun = performance.now();
      const { groups } = await call<{ groups: { records: { title: string }[] }[] }>('GET', path);
      (waits[kind] ??= []).push(performance.now() - begun);
      if (groups.some(({ records }) => records.some(({ title }) => title === sku.code)))
        found[kind] = (found[kind] ?? 0) + 1;
    }
  }
  const said = (all: readonly number[]) =>
    `p50 ${percentile([...all], 50).toFixed(1)}, p99 ${percentile([...all], 99).toFixed(1)} ms`;
  for (const [kind, all] of Object.entries(waits)) {
    const share = `${found[kind] ?? 0} of ${all.length} times among the first`;
    tell(`${kind}, ${share}`, said(all), percentile(all, 50) < TARGET_MS);
  }
  tell('all of them', said(Object.values(waits).flat()));
} finally {
  await server.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
