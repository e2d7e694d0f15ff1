/**
 * From the last key of a scanner until the phone's screen says "Booked", beside the bare call of the same move by `fetch` in the same page.
 * `npm run bench -- floor [--times 30]`
 *
 * The page of moves at 320 px, on the demonstration's data and the embedded database: goods and target are scanned by keys, and the bare
 * call carries the piece back.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { scan } from '../../e2e/fixtures/scanner';
import { startServer } from '../../e2e/fixtures/server';
import { percentile } from '../import/others';
import { launch } from '../peer/measure';
import { tokensOf } from '../peer/sign-in';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { times: { type: 'string', default: '30' } },
});
const times = Number(values.times);
/** Moves before the measured ones: the first load code and fill caches. */
const WARM = 3;
const PHONE = { width: 320, height: 640 };

interface Row {
  sku: { id: string; code: string };
  location: { id: string; code: string };
  lot: unknown;
  state: string;
  onHand: number;
  reserved: number;
}
interface Lane {
  warehouseId: string;
  sku: Row['sku'];
  from: Row['location'];
  to: Row['location'];
}

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Response>;
const callOf =
  (url: string, token: string): Call =>
  (method, path, body) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });

const moveOf = ({ warehouseId, sku, from, to }: Lane, key: string) => ({
  warehouse_id: warehouseId,
  moves: [{ key, sku_id: sku.id, quantity: 1, from_location_id: from.id, to_location_id: to.id }],
});

/** Goods without lots or numbers, and another place that takes a piece of them: one that takes it gets it, and gives it back. */
async function findLane(call: Call): Promise<Lane> {
  const read = async <T>(path: string) => (await (await call('GET', path)).json()) as T;
  const { myWarehouses } = await read<{ myWarehouses: { id: string }[] }>('/mycompany/warehouses');
  for (const { id: warehouseId } of myWarehouses) {
    const { items: rows } = await read<{ items: Row[] }>(`/stock?warehouse_id=${warehouseId}&sort=-onHand&limit=50`);
    const { items: places } = await read<{ items: (Row['location'] & { purpose: string })[] }>(
      `/locations?warehouse_id=${warehouseId}&limit=200`,
    );
    for (const { sku, location, lot, state, onHand, reserved } of rows) {
      if (lot !== null || state !== 'available' || onHand - reserved < 5) continue;
      for (const to of places) {
        if (to.id === location.id || to.purpose !== 'storage') continue;
        const lane = { warehouseId, sku, from: location, to };
        if (!(await call('POST', '/stock/move', moveOf(lane, `bench:try:${sku.id}:${to.id}`))).ok) continue;
        const back = { ...lane, from: to, to: location };
        if ((await call('POST', '/stock/move', moveOf(back, `bench:back:${sku.id}:${to.id}`))).ok) return lane;
      }
    }
  }
  throw new Error('No goods of the demonstration can be moved to and fro.');
}

const question = (page: Page) =>
  page.getByRole('region', { name: 'What is asked now' }).getByRole('heading', { level: 2 });

/** Scans what leads to another question. */
async function answer(page: Page, code: string) {
  const before = await question(page).textContent();
  await scan(page, code);
  await page.waitForFunction(
    (text) => {
      const heading = document.querySelector('main h2')?.textContent;
      return heading !== undefined && heading !== text;
    },
    before,
    { timeout: 30_000 },
  );
}

/** Scans the target of goods in hand. Answers the milliseconds from the last key until the screen has drawn that it is booked. */
async function put(page: Page, code: string): Promise<number> {
  await page.evaluate(() => {
    performance.clearMarks();
    const newest = 'li[data-status]';
    const before = document.querySelector(newest);
    const watch = new MutationObserver(() => {
      const row = document.querySelector(newest);
      if (!row || row === before || row.getAttribute('data-status') !== 'sent') return;
      if (!row.textContent?.includes('Booked')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('booked')));
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  await scan(page, code);
  await page.waitForFunction(() => performance.getEntriesByName('booked').length > 0, undefined, { timeout: 30_000 });
  return page.evaluate(
    () =>
      (performance.getEntriesByName('booked')[0]?.startTime ?? Number.NaN) -
      (performance.getEntriesByName('last-key')[0]?.startTime ?? Number.NaN),
  );
}

/** Books a move by the bare call in the page. Answers its milliseconds. */
const callBare = (page: Page, body: object): Promise<number> =>
  page.evaluate(async (said) => {
    const begun = performance.now();
    const answered = await fetch('/api/stock/move', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(said),
    });
    await answered.json();
    if (!answered.ok) throw new Error(`POST /stock/move answered ${answered.status}`);
    return performance.now() - begun;
  }, body);

const server = await startServer();
const browser = await launch();
try {
  const tokens = await tokensOf(server.url);
  const lane = await findLane(callOf(server.url, tokens.access_token ?? ''));
  const back = { ...lane, from: lane.to, to: lane.from };
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US' });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    // The last key of a scanner.
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => key === 'Enter' && performance.mark('last-key', { startTime: timeStamp }),
      { capture: true },
    );
  }, tokens);
  const page = await context.newPage();
  await page.goto(`${server.url}/inventory/floor/move?warehouse=${lane.warehouseId}`);
  await question(page).waitFor();
  await answer(page, lane.from.code);
  const scanned: number[] = [];
  const bare: number[] = [];
  for (let time = -WARM; time < times; time += 1) {
    await answer(page, lane.sku.code);
    const wait = await put(page, lane.to.code);
    const call = await callBare(page, moveOf(back, `bench:bare:${time + WARM}`));
    if (time < 0) continue;
    scanned.push(wait);
    bare.push(call);
  }
  const tell = (what: string, p50: string, p99: string) =>
    console.log(`${what.padEnd(44)} ${p50.padStart(10)} ${p99.padStart(10)}`);
  const ms = (waits: readonly number[], hundredth: number) => `${percentile(waits, hundredth).toFixed(1)} ms`;
  const ratio = (hundredth: number) => (percentile(scanned, hundredth) / percentile(bare, hundredth)).toFixed(2);
  tell(`${times} moves at ${PHONE.width} px`, 'p50', 'p99');
  tell('last key of the scan to "Booked" on the screen', ms(scanned, 50), ms(scanned, 99));
  tell('the bare call by fetch in the same page', ms(bare, 50), ms(bare, 99));
  tell('ratio', ratio(50), ratio(99));
} finally {
  await browser.close();
  await server.stop();
}
