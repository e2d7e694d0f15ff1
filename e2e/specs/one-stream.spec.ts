import type { BrowserContext, Page } from '@playwright/test';
import { heard, noteHeard } from '../fixtures/heard';
import { newPerson, openSession, register, signedIn, type Tokens } from '../fixtures/people';
import { startServer, type Server } from '../fixtures/server';
import { expect, test as base } from '../fixtures/test';
import { Frame } from '../pages/frame';

/** As many as a busy week: `STREAM_EVENTS=10000`. On PostgreSQL: `STREAM_DATABASE_URL=postgres://…`, an empty database. */
const EVENTS = Number(process.env.STREAM_EVENTS ?? 300);
const TABS = 8;
const AT_ONCE = 4;
const DISTURBANCES = ['close', 'stop', 'expire', 'crash', 'kill', 'expire'] as const;
type Disturbance = (typeof DISTURBANCES)[number];
/** Number of times that something happens while events flow. */
const TIMES = Math.max(DISTURBANCES.length, Math.round(EVENTS / 250));

/** Each of them in turn. The oldest tabs lead first: some must be left at the end to tell of all events. */
function disturbances(): Disturbance[] {
  let lost = 0;
  return Array.from({ length: TIMES }, (_, nth) => {
    const next = DISTURBANCES[nth % DISTURBANCES.length] ?? 'expire';
    if (next !== 'close' && next !== 'crash') return next;
    lost += 1;
    return lost <= TABS - 2 ? next : 'expire';
  });
}

const test = base.extend<{ product: Server }>({
  product: async ({}, use) => {
    const product = await startServer({ DATABASE_URL: process.env.STREAM_DATABASE_URL ?? '' });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.url),
});
// Pictures of every tab at every step would be most of its work.
test.use({ trace: 'off' });
test.setTimeout(300_000 + EVENTS * 60);

async function streamsOf({ url }: Server): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^slotwise_streams_open (\d+)/m.exec(text)?.[1]);
}

/**
 * Renames the company until the server says that it did; a retry of a call that it had done already changes nothing.
 */
async function rename(product: Server, { access_token: token }: Tokens, name: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': name.replace(' ', '-'),
  };
  const body = JSON.stringify({ name });
  for (;;) {
    const answer = await fetch(`${product.url}/api/mycompany`, { method: 'PATCH', headers, body }).catch(() => null);
    if (answer?.ok) return;
    if (answer && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The tabs of one browser, and which of them holds the stream. */
class Tabs {
  readonly open = new Set<Page>();
  leader: Page | undefined;
  streams = 0;
  refreshes = 0;

  constructor(readonly context: BrowserContext) {
    context.on('request', (request) => {
      if (request.url().endsWith('/api/refresh')) this.refreshes += 1;
      if (!request.url().includes('/api/sse/stream')) return;
      this.leader = request.frame().page();
      this.streams += 1;
    });
  }

  async add(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto('/settings');
    await new Frame(page).expectLive();
    await noteHeard(page);
    this.open.add(page);
    return page;
  }

  /** @param how `crash`: it says nothing any more, as a tab that the system kills */
  async loseLeader(how: 'close' | 'crash'): Promise<void> {
    const { leader } = this;
    if (!leader) throw new Error('No tab holds the stream.');
    this.open.delete(leader);
    if (how === 'crash') {
      const session = await this.context.newCDPSession(leader);
      session.send('Page.crash').catch(() => undefined);
      await leader.waitForEvent('crash');
    }
    await leader.close();
  }

  /** The token is over, as after ten minutes, and all tabs come back at once, as after a lost network. */
  async expireTokens(): Promise<void> {
    const last = [...this.open].at(-1);
    await last?.evaluate(() => {
      localStorage.setItem('expires_at', String(Date.now() - 1));
      localStorage.setItem('access_token', 'expired');
    });
    await Promise.all([...this.open].map((page) => page.evaluate(() => void dispatchEvent(new Event('online')))));
    await expect.poll(() => last?.evaluate(() => localStorage.getItem('access_token'))).not.toBe('expired');
  }
}

test('eight tabs hold one stream, and each hears every event once, whatever happens to them and the server', async ({
  product,
  browser,
  request,
  guard,
}) => {
  guard.allow(/Failed to load resource|ERR_|EventSource|net::/);
  const person = newPerson();
  await register(request, product.url, person, { new_company_name: 'Event 0' });
  const context = await signedIn(browser, product.url, await openSession(request, product.url, person));
  guard.watch(context);
  const publisher = await openSession(request, product.url, person);
  const tabs = new Tabs(context);
  // One after another: the first one is to lead.
  const first = await tabs.add();
  await Promise.all(Array.from({ length: TABS - 1 }, () => tabs.add()));
  expect(tabs.leader).toBe(first);
  expect(tabs.streams).toBe(1);
  expect(await streamsOf(product)).toBe(1);
  const survivors = new Set(tabs.open);

  let sent = 0;
  const publishUpTo = (count: number) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (sent < count) await rename(product, publisher, `Event ${++sent}`);
      }),
    );
  for (const [nth, disturbance] of disturbances().entries()) {
    const publishing = publishUpTo(Math.floor((EVENTS * (nth + 1)) / TIMES));
    if (disturbance === 'expire') await tabs.expireTokens();
    else if (disturbance === 'close' || disturbance === 'crash') await tabs.loseLeader(disturbance);
    else await product.restart({ kill: disturbance === 'kill' });
    await publishing;
    while (tabs.open.size < TABS) await tabs.add();
  }

  for (const page of survivors) if (!tabs.open.has(page)) survivors.delete(page);
  const all = Array.from({ length: EVENTS }, (_, n) => `Event ${n + 1}`);
  const orders = new Set<string>();
  for (const page of survivors) {
    const missing = async () => {
      const names = new Set(await heard(page));
      return all.filter((name) => !names.has(name));
    };
    await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
    const order = await heard(page);
    expect(order.filter((name, at) => order.indexOf(name) !== at)).toEqual([]);
    orders.add(order.join());
  }
  console.log(`${EVENTS} events in ${survivors.size} tabs that stayed`, `after ${TIMES} disturbances`, {
    streams: tabs.streams,
    refreshes: tabs.refreshes,
  });
  expect(survivors.size).toBeGreaterThan(0);
  expect(orders.size).toBe(1);
  expect(tabs.refreshes).toBeGreaterThanOrEqual(disturbances().filter((each) => each === 'expire').length);
  expect(await streamsOf(product)).toBe(1);
  await context.close();
});
