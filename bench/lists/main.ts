/**
 * First rows of the lists of the inventory, and figures of the dashboard on a year, by a company with very many of both: their wait for
 * the server.
 * `npm run bench -- lists [--seed huge] [--times 20] [--database postgres://…]`
 *
 * `--seed huge`: 100,000 SKUs and a million moves, whose lists are measured. `--seed large`: 520,000 order lines, whose figures are
 * measured as well. Without `--database` the embedded database is measured. With it, the database is one that may be filled; the seed
 * takes some minutes.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/fixtures/server';
import { percentile } from '../import/others';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    seed: { type: 'string', default: 'huge' },
    times: { type: 'string', default: '20' },
    database: { type: 'string' },
  },
});
const FILLED_WITHIN_MS = 60 * 60_000;
const TARGET_MS = { list: 150, figure: 300 };
const OWNERS: Record<string, string> = { huge: 'owner@atlas.example', large: 'owner@meridian.example' };
const LISTS = [
  '/skus?limit=50',
  '/skus?limit=50&sort=-name',
  '/skus?limit=50&sort=-weight',
  '/skus?limit=50&q=bolt',
  '/skus?limit=50&unmeasured=yes',
  '/stock?limit=50',
  '/stock?limit=50&sort=-onHand',
  '/stock?limit=50&q=10',
  '/stock/moves?limit=50',
  '/stock/moves?limit=50&kind=move',
  '/orders?limit=50',
  '/orders?limit=50&status=open',
];
const FIGURES = ['overview', 'rhythm', 'velocity', 'density', 'ageing'].map(
  (name) => `/figures/${name}?from=2021-07-01&to=2022-06-24`,
);

let missed = 0;
function tell(what: string, value: string, met?: boolean) {
  if (met === false) missed += 1;
  console.log(`${what.padEnd(60)} ${value.padStart(28)} ${met === undefined ? '' : met ? 'met' : 'MISSED'}`.trimEnd());
}

const owner = OWNERS[values.seed];
if (owner === undefined) throw new Error(`--seed is one of ${Object.keys(OWNERS).join(', ')}.`);
const at = performance.now();
const settings = { SEED: values.seed, ...(values.database !== undefined && { DATABASE_URL: values.database }) };
const server = await startServer(settings, undefined, FILLED_WITHIN_MS);
try {
  tell(`the seed ${values.seed}`, `${((performance.now() - at) / 1000).toFixed(0)} s`);
  const login = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner, password: 'slotwise-demo' }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const measured = async (path: string, target: number) => {
    const waits: number[] = [];
    let matching: number | undefined;
    for (let time = 0; time < Number(values.times); time++) {
      const begun = performance.now();
      const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      const body = (await answer.json()) as { matching?: number };
      if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}: ${JSON.stringify(body)}`);
      waits.push(performance.now() - begun);
      matching ??= body.matching;
    }
    const said = `p50 ${percentile(waits, 50).toFixed(0)}, p99 ${percentile(waits, 99).toFixed(0)} ms`;
    tell(`${path}${matching === undefined ? '' : `, ${matching} rows`}`, said, percentile(waits, 50) < target);
  };
  for (const path of LISTS) await measured(path, TARGET_MS.list);
  if (values.seed === 'large') for (const path of FIGURES) await measured(path, TARGET_MS.figure);
} finally {
  await server.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
