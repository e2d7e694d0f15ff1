/**
 * The plan of a large warehouse on /slotting: times of its frames while it is dragged and zoomed, beside a page with an empty canvas
 * under the same hand in the same browser, for a machine without a graphics card or with other work draws no empty page in time either.
 * `npm run bench -- map [--places 10000] [--skus 2000] [--lines 20000] [--seconds 5]`
 */
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright';
import { startServer } from '../../e2e/fixtures/server';
import { newOwner, type Call } from '../import/company';
import { percentile } from '../import/others';
import { launch } from '../peer/measure';
import { plantOf } from '../slotting/plant';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    places: { type: 'string', default: '10000' },
    skus: { type: 'string', default: '2000' },
    lines: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '5' },
  },
});
/** One frame of sixty a second. */
const FRAME_MS = 1000 / 60;
const DRAGS_A_ZOOM = 12;
const EMPTY = '<main><div tabindex="0"><canvas width="1200" height="600" style="display:block"></canvas></div></main>';

/** Drags the stage to and fro and zooms it in between. @returns times between frames, in ms */
async function framesOf(page: Page, stage: Locator): Promise<number[]> {
  await stage.scrollIntoViewIfNeeded();
  await stage.focus();
  const box = await stage.boundingBox();
  if (!box) throw new Error('There is no plan to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = 0;
    const frame = (at: number) => {
      if (last > 0) gaps.push(at - last);
      last = at;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(globalThis, { benchGaps: gaps });
  });
  const until = performance.now() + Number(values.seconds) * 1000;
  for (let turn = 0; performance.now() < until; turn++) {
    await page.keyboard.press(turn % 8 < 4 ? '+' : '-');
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= DRAGS_A_ZOOM; step++)
      await page.mouse.move(x + (turn % 2 ? -8 : 8) * step, y + (turn % 4 < 2 ? 5 : -5) * step);
    await page.mouse.up();
  }
  return page.evaluate(() => [...(globalThis as unknown as { benchGaps: number[] }).benchGaps]);
}

function tell(what: string, gaps: readonly number[]) {
  // A timer of the browser tells some of sixty frames a second a little late.
  const inTime = gaps.filter((gap) => gap <= FRAME_MS + 0.1).length / gaps.length;
  const figures = [percentile(gaps, 50), percentile(gaps, 95), Math.max(...gaps)].map((ms) => ms.toFixed(1));
  console.log(
    `${what.padEnd(28)} p50 ${figures[0]}, p95 ${figures[1]}, worst ${figures[2]} ms; ${(inTime * 100).toFixed(0)} % within 16.7 ms of ${gaps.length} frames`,
  );
}

const server = await startServer();
const browser = await launch();
try {
  const [token] = await newOwner(server.url, 1);
  if (!token) throw new Error('There is no session to look with.');
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as never;
  };
  const { warehouseId, places } = await plantOf(call, {
    ...{ places: Number(values.places), skus: Number(values.skus), lines: Number(values.lines) },
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // tsx names functions through a helper of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const empty = await context.newPage();
  await empty.setContent(EMPTY);
  tell('an empty canvas', await framesOf(empty, empty.locator('div[tabindex]')));
  await empty.close();
  const page = await context.newPage();
  await page.addInitScript(
    ([access, until]) => {
      localStorage.setItem('access_token', access!);
      localStorage.setItem('expires_at', until!);
    },
    [token, String(Date.now() + 600_000)],
  );
  await page.goto(`${server.url}/slotting/${warehouseId}`);
  const stage = page.locator('main [role="application"]');
  await stage.waitFor({ timeout: 60_000 });
  tell(`the plan of ${places} places`, await framesOf(page, stage));
} finally {
  await browser.close();
  await server.stop();
}
