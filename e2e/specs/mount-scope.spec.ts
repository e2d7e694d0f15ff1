import type { CDPSession, Page } from '@playwright/test';
import { browserOptions } from '../fixtures/browser';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

/** As many as an hour of going to and fro: `MOUNT_CYCLES=200`. */
const CYCLES = Number(process.env.MOUNT_CYCLES ?? 20);
/** Things that are made once and kept, such as parsed code and filled caches, are there by then. */
const WARM_UP = 6;

interface Held {
  listeners: number;
  nodes: number;
  heap: number;
}

async function held(page: Page, session: CDPSession): Promise<Held> {
  // Chromium gives up detached trees and closed requests only after a while, and in more than one round.
  for (let round = 0; round < 3; round += 1) {
    await page.waitForTimeout(300);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
}

// Machine code that is compiled while it runs is no remote's doing, and would be three quarters of the growth.
const { args, ...browser } = browserOptions();
test.use({ launchOptions: { ...browser, args: [...args, '--js-flags=--jitless'] }, trace: 'off' });
test.setTimeout(300_000 + CYCLES * 4_000);

test('mounted and unmounted over and over, remotes leave nothing behind', async ({ newCompany }) => {
  const { page } = await newCompany('Tidy Goods');
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/remotes/reports') && request.postData()?.includes('"leak"')) {
      leaks.push(request.postData() ?? '');
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const frame = new Frame(page);
  await page.goto('/dashboard');
  const cycle = async () => {
    for (const [item, heading] of [
      ['Roles', 'Role & Permission Management'],
      ['Invitations', 'Invitation Management'],
      ['Dashboard', 'Dashboard'],
    ] as const) {
      await frame.go(item);
      await expect(frame.heading(heading)).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    }
  };
  for (let n = 0; n < WARM_UP; n += 1) await cycle();
  const before = await held(page, session);
  for (let n = 0; n < CYCLES; n += 1) await cycle();
  const after = await held(page, session);
  const left = {
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    heap: after.heap - before.heap,
  };
  console.log(`${CYCLES} cycles of three remotes leave`, left, 'of', before);
  expect(leaks, 'what the page itself has noticed').toEqual([]);
  expect(left.listeners).toBeLessThanOrEqual(5);
  expect(left.nodes).toBeLessThanOrEqual(20);
  // Caches that are filled once: 230 kB after 20 cycles as after 60, and a third more on a busy machine. A tree that is kept is some 50 kB, three
  // in each cycle.
  expect(left.heap).toBeLessThan(600 * 1024);
});
