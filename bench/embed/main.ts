/**
 * A partner's page with one remote in it, cold, in both isolations, beside the same screen in our own shell: from the
 * navigation until the first role is seen. The host is `examples/partner-portal` as it is.
 * `npm run bench -- embed [--runs 7]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright';
import { launch, median, NETWORK, throttle } from '../peer/measure';
import { freePort, type Server } from '../../e2e/fixtures/server';
import { serve } from '../peer/serve';
import { tokensOf } from '../peer/sign-in';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { runs: { type: 'string', default: '7' } },
});
const runs = Number(values.runs);
const OWNER = 'owner@alderbrook.example';
const PLACES = ['own shell', 'shadow', 'iframe'] as const;
type Place = (typeof PLACES)[number];
interface Sample {
  ms: number;
  requests: number;
}

async function startPortal(slotwise: string): Promise<Pick<Server, 'url' | 'stop'>> {
  const port = await freePort();
  const url = `http://portal.localhost:${port}`;
  const program = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../examples/partner-portal/server.mjs')],
    {
      env: { ...process.env, SLOTWISE_URL: slotwise, PORTAL_PORT: String(port), PORTAL_ORIGIN: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(program.stdout, 'data');
  return {
    url,
    async stop() {
      program.kill();
      if (program.exitCode === null) await once(program, 'exit');
    },
  };
}

const product = await serve('packages/shell/dist');
const portal = await startPortal(product.url);

async function enter(context: BrowserContext, place: Place): Promise<string> {
  if (place !== 'own shell') {
    // By its address: only browsers know names below localhost.
    const answer = await fetch(portal.url.replace('portal.localhost', '127.0.0.1') + '/login', {
      method: 'POST',
      body: new URLSearchParams({ email: OWNER }),
      redirect: 'manual',
    });
    const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    await context.addCookies([{ name, value, url: portal.url }]);
    return `${portal.url}/team?isolation=${place}`;
  }
  const tokens = await tokensOf(product.url);
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, tokens);
  return `${product.url}/roles`;
}

async function open(browser: Browser, place: Place): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const address = await enter(context, place);
    const page = await context.newPage();
    // Of the context, not of the page: a frame of another site is another process.
    let requests = 0;
    context.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests += 1;
    });
    await throttle(page);
    const startedAt = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    const embedded = page.locator('slotwise-remote');
    const drawn = { 'own shell': page, shadow: embedded, iframe: embedded.frameLocator('iframe') }[place];
    await drawn.getByRole('article').first().waitFor();
    const ms = performance.now() - startedAt;
    return { ms, requests };
  } finally {
    await context.close();
  }
}

const browser = await launch();
const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(13) : String(cell).padStart(11))).join(' '));
const samples: Record<Place, Sample[]> = { 'own shell': [], shadow: [], iframe: [] };
try {
  for (let run = -1; run < runs; run += 1) {
    for (const place of PLACES) {
      const sample = await open(browser, place);
      // The first round warms the server's caches of compressed files.
      if (run >= 0) samples[place].push(sample);
    }
  }
} finally {
  await browser.close();
  await portal.stop();
  await product.stop();
}
console.log(
  `HTTP/1.1, throttled to ${NETWORK.latencyMs} ms and ${NETWORK.downMbit} Mbit/s (a frame of another site is not); medians of ${runs} alternating runs.`,
);
row('place', 'ms', 'ratio', 'spread', 'requests');
for (const place of PLACES) {
  const times = samples[place].map(({ ms }) => ms);
  row(
    place,
    median(times).toFixed(0),
    (median(times) / median(samples['own shell'].map(({ ms }) => ms))).toFixed(2),
    `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
    median(samples[place].map(({ requests }) => requests)),
  );
}
