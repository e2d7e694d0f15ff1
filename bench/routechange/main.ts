/**
 * From a click on a link of the side bar until the heading of its screen is painted, federated, beside the same
 * application built as one bundle: to a remote that is not loaded yet, and back to one that is.
 * `npm run bench -- routechange [--runs 7] [--returns 5]`; both builds must exist (the command makes them).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { launch, median, NETWORK, throttle } from '../peer/measure';
import type { Server } from '../../e2e/fixtures/server';
import { makeCertificate } from '../../e2e/fixtures/certificate';
import { serve } from '../peer/serve';
import { tokensOf } from '../peer/sign-in';

const BUILDS = { federated: 'packages/shell/dist', 'one bundle': 'packages/shell/dist-mono' } as const;
type Build = keyof typeof BUILDS;
/** Start and target of each visit. */
const START = { link: 'Dashboard', heading: 'Dashboard', path: '/dashboard' };
const PLACES = [
  { link: 'Roles', heading: 'Role & Permission Management' },
  { link: 'Invitations', heading: 'Invitation Management' },
];
/** Times of the one bundle that a change may take: quality's limits. */
const LIMIT = { 'not loaded': 1.3, loaded: 1 };
type Kind = keyof typeof LIMIT;
type Times = Record<Kind, number[]>;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { runs: { type: 'string', default: '7' }, returns: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const returns = Number(values.returns);

/** Clicks the link as a person does, and answers the milliseconds from the press of the button to the painted heading. */
async function change(page: Page, link: string, heading: string): Promise<number> {
  await page.evaluate((title) => {
    performance.clearMarks();
    addEventListener('pointerdown', () => performance.mark('pressed'), { once: true, capture: true });
    const watch = new MutationObserver(() => {
      if (![...document.querySelectorAll('main h1')].some((h1) => h1.textContent?.includes(title))) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  }, heading);
  await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0, undefined, { timeout: 60_000 });
  return page.evaluate(
    () =>
      (performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN) -
      (performance.getEntriesByName('pressed')[0]?.startTime ?? Number.NaN),
  );
}

/** One visit with an empty cache: each place for the first time, then back and forth. */
async function visit(browser: Browser, url: string): Promise<Times> {
  const tokens = await tokensOf(url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, tokens);
    const page = await context.newPage();
    await throttle(page);
    await page.goto(url + START.path);
    await page.getByRole('heading', { level: 1, name: START.heading }).waitFor();
    const times: Times = { 'not loaded': [], loaded: [] };
    for (const { link, heading } of PLACES) times['not loaded'].push(await change(page, link, heading));
    // Files that the screens still load must not stand in the way of the next measurement.
    await page.waitForTimeout(2000);
    for (let i = 0; i < returns; i += 1) {
      for (const { link, heading } of [START, ...PLACES]) times.loaded.push(await change(page, link, heading));
    }
    return times;
  } finally {
    await context.close();
  }
}

const scratch = mkdtempSync(path.join(tmpdir(), 'slotwise-bench-tls-'));
const certificate = await makeCertificate(scratch);
const browser = await launch(certificate.spki);
const running: Server[] = [];
const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => (i < 3 ? String(cell).padEnd(13) : String(cell).padStart(11))).join(' '));

console.log(
  `Throttled to ${NETWORK.latencyMs} ms and ${NETWORK.downMbit} Mbit/s; ${runs} alternating visits, ${returns} returns each.`,
);
row('protocol', 'remote', 'build', 'ms', 'ratio', 'spread', 'limit');
try {
  for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
    const tls = protocol === 'HTTP/2' ? certificate.env : undefined;
    const servers: Record<Build, Server> = {
      federated: await serve(BUILDS.federated, tls),
      'one bundle': await serve(BUILDS['one bundle'], tls),
    };
    running.push(...Object.values(servers));
    const all: Record<Build, Times> = {
      federated: { 'not loaded': [], loaded: [] },
      'one bundle': { 'not loaded': [], loaded: [] },
    };
    for (let run = -1; run < runs; run += 1) {
      for (const build of Object.keys(BUILDS) as Build[]) {
        const times = await visit(browser, servers[build].url);
        // The first round warms the server's caches of compressed files.
        if (run >= 0) for (const kind of Object.keys(LIMIT) as Kind[]) all[build][kind].push(...times[kind]);
      }
    }
    for (const kind of Object.keys(LIMIT) as Kind[]) {
      for (const build of Object.keys(BUILDS) as Build[]) {
        const times = all[build][kind];
        const ratio = median(times) / median(all['one bundle'][kind]);
        const spread = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
        const limit = build === 'federated' ? `≤ ${LIMIT[kind].toFixed(1)}` : '';
        row(protocol, kind, build, median(times).toFixed(1), ratio.toFixed(2), spread, limit);
      }
    }
  }
} finally {
  await browser.close();
  for (const server of running) await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
