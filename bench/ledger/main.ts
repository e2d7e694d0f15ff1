/**
 * Moves of the ledger that a server books a second while several people scan the same few SKUs, and the proof of the stock afterwards.
 * `npm run bench -- ledger [--skus 50] [--people 8] [--moves 4000] [--lines 1] [--database postgres://…]`
 *
 * Without `--database` the embedded database is measured. With it, the database is one that may be filled. `--lines`: moves of one
 * request, as a person books several scans at once.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/fixtures/server';
import { newCompany, type Call } from '../import/company';
import { percentile } from '../import/others';
import { numbers } from '../search/goods';
import { cpuOf } from '../streams/process-use';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    skus: { type: 'string', default: '50' },
    people: { type: 'string', default: '8' },
    moves: { type: 'string', default: '4000' },
    lines: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
});
const [skuCount, people, moves, lines] = [values.skus, values.people, values.moves, values.lines].map(Number) as [
  number,
  number,
  number,
  number,
];
const tell = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value.padStart(32)}`);

const url = values.database;
const server = await startServer(url === undefined ? {} : { DATABASE_URL: url });
try {
  const calls = await newCompany(server.url, people);
  const [call] = calls;
  if (!call) throw new Error('There is no session to book with.');
  const { warehouse } = await call<{ warehouse: { id: string } }>('POST', '/warehouse', { name: 'Measured' });
  const placeOf = async (code: string) =>
    (
      await call<{ location: { id: string } }>('POST', '/location', {
        ...{ warehouse_id: warehouse.id, code, purpose: 'storage' },
      })
    ).location.id;
  const places = [await placeOf('A-01'), await placeOf('A-02')];
  const skus: string[] = [];
  while (skus.length < skuCount) {
    const body = { code: `HOT-${skus.length}`, name: 'Hot' };
    skus.push((await call<{ sku: { id: string } }>('POST', '/sku', body)).sku.id);
  }
  const below = numbers(5);
  let number = 0;
  const key = () => `bench:${number++}`;
  for (const sku_id of skus)
    for (const to_location_id of places) {
      const move = { key: key(), sku_id, quantity: 1_000_000, to_location_id };
      await call('POST', '/stock/receive', { warehouse_id: warehouse.id, moves: [move] });
    }

  const waits: number[] = [];
  let left = Math.ceil(moves / lines);
  const booking = async (own: Call) => {
    while (left-- > 0) {
      const turn = below(2);
      const [from_location_id = '', to_location_id = ''] = turn ? places : [...places].reverse();
      const wanted = Array.from({ length: lines }, () => ({
        ...{ key: key(), sku_id: skus[below(skus.length)] ?? '', quantity: 1, from_location_id, to_location_id },
      }));
      const begun = performance.now();
      await own('POST', '/stock/move', { warehouse_id: warehouse.id, moves: wanted });
      waits.push(performance.now() - begun);
    }
  };
  const idle = cpuOf(server.pid());
  const begun = performance.now();
  await Promise.all(calls.map(booking));
  const seconds = (performance.now() - begun) / 1000;
  const booked = waits.length * lines;
  tell(`${people} people, ${skuCount} SKUs in two places`, `${booked} moves in ${seconds.toFixed(1)} s`);
  tell('moves a second', (booked / seconds).toFixed(0));
  tell('a request', `p50 ${percentile(waits, 50).toFixed(0)}, p99 ${percentile(waits, 99).toFixed(0)} ms`);
  tell('CPU of the server a move', `${((cpuOf(server.pid()) - idle) / booked).toFixed(1)} ms`);
  const { proof } = await call<{ proof: { moves: number; wrongOnHand: unknown[] } }>('GET', '/stock/proof');
  tell('the ledger’s sums are the stock', `${proof.moves} moves, ${proof.wrongOnHand.length} wrong`);
  if (proof.wrongOnHand.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
