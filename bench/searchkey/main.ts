/**
 * From a key in the global search until the first frame is painted in which its list is another, beside a plain input of the same page
 * that paints what was typed: `npm run bench -- searchkey [--keys 40] [--throttle 1]`. The people and goods are the demonstration's.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { percentile } from '../import/others';
import { launch } from '../peer/measure';
import { serve } from '../peer/serve';
import { tokensOf } from '../peer/sign-in';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { keys: { type: 'string', default: '40' }, throttle: { type: 'string', default: '1' } },
});
const TARGET_MS = 100;
/** Names of pages, actions, people and goods, and one that nothing has. */
const TERMS = ['stock', 'movements', 'invite', 'anna', 'permissions', 'webhook', 'xyzzy', 'inventory'];
/** Time that a person takes from key to key; the answers to the one before arrive in it. */
const BETWEEN_MS = 220;

type Watched = { painted: Promise<number | null> };

/** Watches for the next key, before it is pressed. A list that is the same after the time that a person waits has not changed. */
const watchKey = (page: Page, kind: 'search' | 'plain') =>
  page.evaluate((which) => {
    const longest = 1000;
    (globalThis as unknown as Watched).painted = new Promise((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const paint = () =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              // It comes after the frame that this one is part of.
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            });
          if (which === 'plain') {
            addEventListener('input', paint, { once: true, capture: true });
            return;
          }
          const isOfList = ({ target }: MutationRecord) =>
            (target instanceof Element ? target : target.parentElement)?.closest('[role="listbox"]') !== null;
          const watch = new MutationObserver((changes) => {
            if (!changes.some(isOfList)) return;
            watch.disconnect();
            paint();
          });
          watch.observe(document, { childList: true, subtree: true, characterData: true });
          setTimeout(() => {
            watch.disconnect();
            resolve(null);
          }, longest);
        },
        { once: true, capture: true },
      );
    });
  }, kind);

/** Presses keys one after the other. @returns milliseconds of those that changed something, and how many did not */
async function press(page: Page, kind: 'search' | 'plain', clear: () => Promise<void>) {
  const times: number[] = [];
  let slowest = { took: 0, typed: '' };
  let unchanged = 0;
  for (let term = 0; times.length < Number(values.keys); term += 1) {
    await clear();
    let typed = '';
    for (const key of TERMS[term % TERMS.length] ?? '') {
      typed += key;
      if (times.length >= Number(values.keys)) break;
      await watchKey(page, kind);
      await page.keyboard.press(key);
      const took = await page.evaluate(() => (globalThis as unknown as Watched).painted);
      if (took === null) unchanged += 1;
      else times.push(took);
      if (took !== null && took > slowest.took) slowest = { took, typed };
      await page.waitForTimeout(BETWEEN_MS);
    }
    if (term > 0 && times.length === 0) throw new Error('No key changed anything: the list is not found.');
  }
  return { times, slowest, unchanged };
}

const browser = await launch();
const server = await serve('packages/shell/dist');
try {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  // The compiler of these scripts names functions so.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    await tokensOf(server.url),
  );
  const page = await context.newPage();
  if (Number(values.throttle) > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.throttle) });
  }
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.waitFor();
  const clear = async () => {
    await box.fill('');
    await page.waitForTimeout(BETWEEN_MS);
  };
  const search = await press(page, 'search', clear);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const plain = Object.assign(document.createElement('input'), { id: 'plain' });
    Object.assign(plain.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '9999' });
    document.body.append(plain);
    plain.focus();
  });
  const plain = await press(page, 'plain', () => page.locator('#plain').fill(''));
  const row = (...cells: string[]) => console.log(cells.map((cell, at) => cell.padEnd(at === 0 ? 44 : 12)).join(''));
  row('from the key to the painted frame', 'keys', 'p50 ms', 'p95 ms', 'p99 ms', `< ${TARGET_MS} ms`);
  for (const [what, { times, slowest }] of [
    ['the list of the search', search],
    ['a plain input in the same page', plain],
  ] as const) {
    const shares = [50, 95, 99].map((share) => percentile(times, share));
    const verdict = percentile(times, 99) < TARGET_MS ? 'met' : 'MISSED';
    row(what, String(times.length), ...shares.map((ms) => ms.toFixed(1)), `${verdict}, slowest “${slowest.typed}”`);
  }
  console.log(`${search.unchanged} further keys of the search left its list as it was.`);
  process.exitCode = percentile(search.times, 99) < TARGET_MS ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
