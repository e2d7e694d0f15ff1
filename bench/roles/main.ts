/**
 * The roles page of a very large company: rows with elements, filters from the key to the painted result, frames while
 * something is dragged by the mouse, the first drawing, and the cost of one live event.
 * `npm run bench -- roles [--roles 1000] [--users 10000] [--keys 5] [--views list,grid,matrix] [--url http://127.0.0.1:4000]`
 *
 * The product runs whole; only the tenant's two long lists are answered at the edge of the browser's network, so that
 * no server has to hold them.
 */
import { parseArgs } from 'node:util';
import type { Permission, Role, User } from '@slotwise/contract';
import type { BrowserContext, Locator, Page } from 'playwright';
import { launch, median } from '../peer/measure';
import type { Server } from '../../e2e/fixtures/server';
import { serve } from '../peer/serve';
import { paintedAfterKey, watchFrames } from './frames';
import type { Frames, KeyPress } from './frames';
import { largeTenant } from './tenant';

const LOGIN = { email: 'owner@alderbrook.example', password: 'slotwise-demo' };
const TARGET = { rows: 80, filterMs: 100, frameMs: 50 };
/** Items of the page's long lists, and the small things inside of an item. */
const ROWS = 'main :is(li[data-id], [role="row"], [role="option"])';
const CHIPS = 'main li:not([data-id])';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    roles: { type: 'string', default: '1000' },
    users: { type: 'string', default: '10000' },
    keys: { type: 'string', default: '5' },
    views: { type: 'string', default: 'list,grid,matrix' },
    url: { type: 'string' },
  },
});

const p95 = (list: number[]) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * 0.95) - 1] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(0)} ms`;
const lengths = ({ longestGap, longestTask, longestTaskCpu }: Frames) =>
  `${ms(longestGap)} / ${ms(longestTask)} / ${ms(longestTaskCpu)}`;
let missed = 0;
function tell(what: string, value: string, met?: boolean) {
  if (met === false) missed += 1;
  console.log(`${what.padEnd(52)} ${value.padStart(24)} ${met === undefined ? '' : met ? 'met' : 'MISSED'}`.trimEnd());
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}
const server: Pick<Server, 'url' | 'stop'> = values.url
  ? { url: values.url, stop: async () => {} }
  : await serve('packages/shell/dist');
const call = async <T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** Searches, counts and cuts as the server does; a cursor is the number of those before it. */
function pageOfUsers(users: readonly User[], asked: URLSearchParams) {
  const term = (asked.get('q') ?? '').toLowerCase();
  const matching = users.filter((user) =>
    `${user.firstName} ${user.lastName}\n${user.email}`.toLowerCase().includes(term),
  );
  const [from, limit] = [Number(asked.get('cursor') ?? 0), Number(asked.get('limit'))];
  return {
    myUsers: matching.slice(from, from + limit),
    nextCursor: from + limit < matching.length ? String(from + limit) : null,
    ...(from === 0 && { total: users.length, matching: matching.length }),
  };
}

/** A browser that is signed in, for which the company is large. */
async function visit(context: BrowserContext, tokens: Tokens, lists: { roles: Role[]; users: User[] }) {
  // tsx names functions through a helper of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(
    ([access, refresh, until]) => {
      localStorage.setItem('access_token', access!);
      localStorage.setItem('refresh_token', refresh!);
      localStorage.setItem('expires_at', until!);
    },
    [tokens.access_token, tokens.refresh_token, String(Date.now() + tokens.expires_in * 1000)],
  );
  const roles = JSON.stringify({ myRoles: lists.roles });
  await context.route('**/api/mycompany/roles*', (route) =>
    route.fulfill({ body: roles, contentType: 'application/json' }),
  );
  await context.route('**/api/mycompany/users?*', (route) =>
    route.fulfill({ json: pageOfUsers(lists.users, new URL(route.request().url()).searchParams) }),
  );
}

/** Types into a search field, key by key and back again. */
async function filterTimes(page: Page, field: Locator, text: string): Promise<KeyPress[]> {
  await field.click();
  const times: KeyPress[] = [];
  const keys = [...text].slice(0, Number(values.keys));
  for (const key of keys) times.push(await paintedAfterKey(browser, page, key));
  for (const _key of keys) times.push(await paintedAfterKey(browser, page, 'Backspace'));
  return times;
}

/** Drags with the mouse over several targets and back to the start. */
async function dragAround(page: Page, source: Locator, targets: Locator) {
  const box = (await source.boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let n = 0; n < Math.min(4, await targets.count()); n += 1) {
    const target = await targets.nth(n).boundingBox();
    if (!target || target.y > 780) continue;
    await page.mouse.move(target.x + target.width / 2, target.y + Math.min(60, target.height / 2), { steps: 25 });
  }
  await page.mouse.move(from.x, from.y, { steps: 25 });
  await page.mouse.up();
}

const browser = await launch();
try {
  const tokens = await call<Tokens>('POST', '/login', null, LOGIN);
  const token = tokens.access_token;
  const { myPermissions } = await call<{ myPermissions: Permission[] }>('GET', '/mycompany/permissions', token);
  const own = (await call<{ myRoles: Role[] }>('GET', '/mycompany/roles', token)).myRoles;
  const { myUsers } = await call<{ myUsers: User[] }>('GET', '/mycompany/users', token);
  const large = largeTenant({ roles: Number(values.roles), users: Number(values.users) }, myPermissions);
  const lists = { roles: [...own, ...large.roles], users: [...myUsers, ...large.users] };
  console.log(
    `${lists.roles.length} roles, ${lists.users.length} users, ${myPermissions.length} permissions; 1600 × 900.`,
  );

  for (const view of values.views.split(',')) {
    const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
    await visit(context, tokens, lists);
    const page = await context.newPage();
    await page.goto(`${server.url}/roles?view=${view}`);
    const first = page.locator(view === 'matrix' ? 'main [role="rowheader"]' : 'main article').first();
    await first.waitFor();
    const loaded = await page.evaluate(() => performance.now());
    await page.waitForTimeout(1500);
    tell(`${view}: from navigation to the first role`, ms(loaded));

    const rows = async () => page.locator(ROWS).count();
    let most = await rows();
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.move(view === 'matrix' ? 900 : 1200, 600);
      await page.mouse.wheel(0, 3000);
      await page.waitForTimeout(120);
      most = Math.max(most, await rows());
    }
    tell(`${view}: rows with elements, most while scrolling`, `${most}`, most <= TARGET.rows);
    tell(`${view}: chips in cards, now`, `${await page.locator(CHIPS).count()}`);
    tell(`${view}: all elements in main`, `${await page.locator('main *').count()}`);
    await page.mouse.wheel(0, -60_000);
    await page.waitForTimeout(300);

    const scroll = await watchFrames(browser, page, async () => {
      for (let step = 0; step < 30; step += 1) {
        await page.mouse.wheel(0, 250);
        await page.waitForTimeout(30);
      }
    });
    tell(`${view}: frame / task / its CPU, scrolling`, lengths(scroll));
    await page.mouse.wheel(0, -60_000);
    await page.waitForTimeout(300);

    for (const [placeholder, text] of [
      ['Search roles...', 'pickers 1'],
      ['Search permissions...', 'view_rol'],
      ['Search users...', '4321'],
    ] as const) {
      const field = page.getByPlaceholder(placeholder);
      if ((await field.count()) === 0) continue;
      const times = await filterTimes(page, field.first(), text);
      const both = (read: (press: KeyPress) => number) => {
        const list = times.map(read);
        return `${ms(median(list))}, ${ms(p95(list))}`;
      };
      tell(
        `${view}: ${placeholder} median, p95`,
        both(({ wall }) => wall),
      );
      tell(
        `${view}: ${placeholder} the same in CPU`,
        both(({ cpu }) => cpu),
        p95(times.map(({ wall, cpu }) => Math.min(wall, cpu))) < TARGET.filterMs,
      );
    }

    const source = page.locator('main [draggable="true"]');
    if ((await source.count()) > 0) {
      for (const [what, at] of [
        ['a permission', 0],
        ['a user', (await source.count()) - 1],
      ] as const) {
        const one = source.nth(at);
        await one.scrollIntoViewIfNeeded();
        const frames = await watchFrames(browser, page, () => dragAround(page, one, page.locator('main article')));
        tell(
          `${view}: frame / task / its CPU, dragging ${what}`,
          lengths(frames),
          frames.longestTaskCpu <= TARGET.frameMs,
        );
      }
    }

    const subject = own.at(-1)!;
    const events = await watchFrames(browser, page, async () => {
      const description = `Measured ${Date.now()}`;
      await call('PATCH', '/role', token, { role_id: subject.id, description });
      await page.waitForTimeout(1500);
    });
    tell(
      `${view}: frame / task / its CPU, on a live RoleUpdated`,
      lengths(events),
      events.longestTaskCpu <= TARGET.frameMs,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = missed === 0 ? 0 : 1; // A busy machine lengthens the first; the second counts a task that began before the key as a whole.
