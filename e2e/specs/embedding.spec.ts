import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { forge, type Granted, type HostOptions, type HostWindow } from '../fixtures/host-page';
import { card, element, inside, ISOLATIONS, Partner, SECRET, told } from '../fixtures/partner';
import { freePort, type Server } from '../fixtures/server';
import { expect, test } from '../fixtures/partner-test';
import { tried } from '../fixtures/soaked';

interface Role {
  id: string;
  name: string;
  permissions: { id: string }[];
}

let partner: Partner;
let product: Server;
let owner: string;
let portal: string;
let key: { id: string; secret: string };
const ask = <T>(...asked: Parameters<Partner['ask']>) => partner.ask<T>(...asked);
const makeKey = (origins?: string[]) => partner.makeKey(origins);
const issue = (change?: Record<string, unknown>, secret?: string) => partner.issue(change, secret);

test.beforeAll(async () => {
  partner = await Partner.open();
  ({ product, owner, portal, key } = partner);
});
test.afterAll(() => partner.close());

let context: BrowserContext;
test.beforeEach(async ({ guard, isolation }) => {
  context = await partner.newContext(isolation);
  guard.watch(context);
});
test.afterEach(async () => {
  await context.close();
  await partner.leave();
});
const visit = (options: Partial<HostOptions> & { body: string }, at?: number): Promise<Page> =>
  partner.visit(context, options, at);

/** Nothing was left in the partner's origin, nor cookies anywhere. */
async function expectNothingStored(page: Page) {
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }));
  expect(stored).toEqual({ local: 0, session: 0, cookies: '', databases: 0, workers: 0 });
  expect(await context.cookies()).toEqual([]);
  const { origins } = await context.storageState({ indexedDB: true });
  expect(origins).toEqual([]);
}

for (const isolation of ISOLATIONS) {
  test.describe(isolation, () => {
    test.use({ isolation });
    test('it mounts, edits, changes its theme, hears others, and leaves nothing behind', async () => {
      const page = await visit({ body: element(isolation) });
      const remote = inside(page, isolation);
      await expect(card(remote, 'Member')).toBeVisible();
      expect(await told(page, 'mounted')).toEqual([{ type: 'mounted', name: 'roles', version: '1.0.0' }]);

      const name = `Night shift ${isolation}`;
      await remote.getByRole('button', { name: 'Create', exact: true }).click();
      const dialog = remote.getByRole('dialog', { name: 'Create New Role' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('button', { name: 'Create Role' }).click();
      await expect(card(remote, name)).toBeVisible();

      const drawn = remote.locator('[data-slotwise-root]').first();
      await expect(drawn).toHaveAttribute('data-theme', 'light');
      await page.locator('slotwise-remote').evaluate((each) => each.setAttribute('theme', 'dark'));
      await expect(drawn).toHaveAttribute('data-theme', 'dark');

      await ask('POST', '/role', owner, { name: `By another ${isolation}` });
      await expect(card(remote, `By another ${isolation}`)).toBeVisible();

      const heights = (await told(page, 'resize')).map(({ height = 0 }) => height);
      expect(heights.at(-1)).toBeGreaterThan(300);
      await expectNothingStored(page);

      await page.locator('slotwise-remote').evaluate((each) => each.remove());
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    test('what was not granted is not offered, and refused if it is sent all the same', async () => {
      let token = '';
      const page = await visit({
        body: element(isolation),
        token: async () => {
          const granted = await issue({ permissions: ['view_roles', 'view_users'] });
          token = granted.access_token;
          return granted;
        },
      });
      const remote = inside(page, isolation);
      await expect(card(remote, 'Member')).toBeVisible();
      await expect(remote.getByRole('button', { name: 'Create', exact: true })).toHaveCount(0);
      const answer = await fetch(`${product.url}/api/role`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, origin: portal, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Never' }),
      });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
    });

    test('its token is renewed before it is over, and it asks the page to go elsewhere', async () => {
      const refused: number[] = [];
      context.on('response', (answer) => {
        if (answer.status() === 401) refused.push(answer.status());
      });
      const page = await visit({
        body: `<slotwise-remote name="dashboard" isolation="${isolation}" height="600"></slotwise-remote>`,
        token: async (remote) => ({ ...(await issue({ remote })), expires_in: 4 }),
      });
      const remote = inside(page, isolation);
      await remote
        .getByRole('link', { name: /roles?/i })
        .first()
        .click();
      await expect.poll(async () => (await told(page, 'navigate')).map(({ to }) => to)).toEqual(['/roles']);
      expect(page.url()).toBe(`${portal}/`);
      await expect.poll(() => page.evaluate(() => (window as unknown as HostWindow).asked)).toBeGreaterThan(1);
      expect(refused).toEqual([]);
      await expectNothingStored(page);
    });

    test('what does not load says so in its place and to the page, and can be tried again', async ({ guard }) => {
      guard.allow(/ERR_FAILED/, /slotwise_roles|remoteEntry|\[ Federation Runtime \]/);
      await context.route(/\/remotes\/roles\/.*\.js/, (route) => route.abort());
      const page = await visit({ body: element(isolation) });
      const alert = page.locator('slotwise-remote').getByRole('alert');
      await expect(alert).toContainText('“roles” could not be loaded.');
      expect((await told(page, 'error')).map(({ code }) => code)).toEqual(['load_failed']);
      await context.unroute(/\/remotes\/roles\/.*\.js/);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(card(inside(page, isolation), 'Member')).toBeVisible();
    });

    for (const react of tried([17, 18] as const, isolation === 'shadow' ? 17 : 18)) {
      test(`twice on a page with React ${react}, whose style is hostile`, async () => {
        const page = await visit({
          react,
          style: `* { all: unset !important; } slotwise-remote { display: none !important; } button, article { display: none !important; }
          html, body { font: 40px cursive !important; color: red !important; direction: rtl !important; }`,
          body: '<div id="root"></div>',
          script: `
          const connect = (element) => { if (element) element.fetchToken = fetchTokenOf(element); };
          const place = (name) => React.createElement(
            'slotwise-remote', { name, isolation: '${isolation}', locale: 'de-DE', ref: connect });
          const root = document.querySelector('#root');
          const both = React.createElement('main', null, place('roles'), place('invitations'));
          if (ReactDOM.createRoot) ReactDOM.createRoot(root).render(both);
          else ReactDOM.render(both, root);`,
        });
        const roles = inside(page, isolation);
        await expect(card(roles, 'Member')).toBeVisible();
        await expect(roles.getByRole('button', { name: 'Anlegen', exact: true })).toBeVisible();
        expect(await page.evaluate(() => (window as unknown as { React: { version: string } }).React.version)).toMatch(
          `${react}.`,
        );
        const invitations = inside(page, isolation, 1);
        await expect(invitations.getByText(/^\d{1,2}\.\d{1,2}\.\d{4}$/).first()).toBeVisible();
        await page
          .locator('slotwise-remote')
          .nth(1)
          .evaluate((each) => each.setAttribute('locale', 'en-GB'));
        await expect(invitations.getByText(/^\d{1,2} \w+ \d{4}$/).first()).toBeVisible();
        const seen = await card(roles, 'Member').evaluate((each) => {
          const { fontSize, color, direction } = getComputedStyle(each);
          return { fontSize, red: color === 'rgb(255, 0, 0)', direction };
        });
        expect(seen).toEqual({ fontSize: '14px', red: false, direction: 'ltr' });
        // A rem would be 40px here.
        const inRem = await card(roles, 'Member').evaluate((each) =>
          (each.getRootNode() as ShadowRoot).adoptedStyleSheets
            .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
            .filter((rule) => /\drem/.test(rule)),
        );
        expect(inRem).toEqual([]);
        await page
          .locator('slotwise-remote')
          .first()
          .evaluate((each) => each.setAttribute('dir', 'rtl'));
        await expect(card(roles, 'Member')).toHaveCSS('direction', 'rtl');
        await expectNothingStored(page);
      });
    }

    test('when the key is revoked it leaves the page at once, and nothing of it stays', async ({ guard }) => {
      guard.allow(/status of (401|502)/, /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|ERR_EMPTY_RESPONSE/);
      const own = await makeKey();
      const page = await visit({ body: element(isolation), token: () => issue({}, own.secret) });
      await expect(card(inside(page, isolation), 'Member')).toBeVisible();
      await ask('DELETE', '/embed/keys', owner, { key_id: own.id });
      await expect(page.locator('slotwise-remote').getByRole('alert')).toContainText('could not get access');
      await expect(page.locator('slotwise-remote').getByRole('article')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect((await told(page, 'error')).map(({ code }) => code)).toEqual(['token_unusable']);
    });

    test('a token that is not good for this page shows nothing of anybody', async ({ guard }) => {
      guard.allow(/status of 40[13]/, /frame-ancestors/, /ERR_BLOCKED/);
      const revoked = await makeKey();
      const replayed = await issue({}, revoked.secret);
      await ask('DELETE', '/embed/keys', owner, { key_id: revoked.id });
      const elsewhere = await makeKey(['https://other.example']);
      const good = await issue();
      const forged = (change: Record<string, unknown>, secret?: string) => ({
        ...good,
        access_token: forge(good.access_token, change, secret),
      });
      const tokens: Record<string, [Granted, string[]]> = {
        replayed: [replayed, ['token_refused', 'frame_refused']],
        widened: [forged({ permissions: ['manage_company'] }), ['token_refused']],
        expired: [forged({ exp: Math.floor(Date.now() / 1000) - 5 }, SECRET), ['token_refused']],
        foreign: [forged({}, 'the secret of another deployment, not ours'), ['token_refused']],
        'for another page': [await issue({ origin: 'https://other.example' }, elsewhere.secret), ['wrong_origin']],
        'for another remote': [await issue({ remote: 'invitations' }), ['wrong_remote']],
        none: [{ access_token: '', expires_in: 600 }, ['token_unusable']],
      };
      let current: Granted = good;
      const page = await visit({ body: '', token: () => Promise.resolve(current) });
      for (const [what, [token, codes]] of Object.entries(tokens)) {
        current = token;
        await page.evaluate((kind) => {
          (window as unknown as HostWindow).told = [];
          type Panel = HTMLElementTagNameMap['slotwise-remote'];
          const made = document.createElement('slotwise-remote');
          made.setAttribute('name', 'roles');
          made.setAttribute('isolation', kind);
          made.fetchToken = (window as unknown as { fetchTokenOf(e: Element): Panel['fetchToken'] }).fetchTokenOf(made);
          document.body.replaceChildren(made);
        }, isolation);
        const alert = page.locator('slotwise-remote').getByRole('alert');
        await expect(alert, what).toContainText('could not be loaded.');
        await expect(page.locator('slotwise-remote').getByRole('article'), what).toHaveCount(0);
        expect(codes, what).toContain((await told(page, 'error')).at(-1)?.code);
      }
      await expectNothingStored(page);
    });
  });
}

test('the example portal: one command, its own sessions, and screens that follow who is signed in', async () => {
  const at = await freePort();
  const url = `http://portal.localhost:${at}`;
  const env = { ...process.env, SLOTWISE_URL: product.url, PORTAL_PORT: String(at), PORTAL_ORIGIN: url };
  const program = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../examples/partner-portal/server.mjs')],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  partner.atEnd(async () => {
    program.kill();
    await once(program, 'exit');
  });
  await once(program.stdout, 'data');
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'A member' }).click();
  // The demonstration has more roles than are drawn at first.
  await expect(async () => {
    await inside(page, 'shadow').getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(card(inside(page, 'shadow'), 'Member')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const create = inside(page, 'shadow').getByRole('button', { name: 'Create', exact: true });
  await expect(create).toHaveCount(0);
  // Permissions of their role change elsewhere, and here at once.
  const { myRoles } = await ask<{ myRoles: Role[] }>('GET', '/mycompany/roles', owner);
  const { id, permissions } = myRoles.find(({ name }) => name === 'Member') ?? { id: '', permissions: [] };
  const hold = (held: { id: string }[]) =>
    ask('PATCH', '/role/permissions', owner, { role_id: id, permissions: held.map((each) => ({ id: each.id })) });
  await hold([...permissions, { id: 'manage_roles' }]);
  await expect(create).toBeEnabled();
  await hold(permissions);
  await expect(create).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'The owner' }).click();
  await expect(create).toBeEnabled();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByLabel('Isolation').selectOption('iframe');
  await expect(inside(page, 'iframe').getByRole('heading', { name: 'Invitation Management' })).toBeVisible();
  expect((await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['portal_session', true]]);
});

test('a page of another origin gets nothing, whatever it has got hold of', async ({ guard }) => {
  guard.allow(/CORS policy/, /ERR_FAILED/, /frame-ancestors/, /status of 40[134]/, /ERR_BLOCKED/);
  const stolen = (await issue()).access_token;
  const page = await visit({ body: '', token: () => Promise.reject(new Error('none')) }, await freePort());
  const got = await page.evaluate(
    async ([url, token]) => {
      const read = (address: string, headers: Record<string, string> = {}) =>
        fetch(url + address, { headers }).then(
          (answer) => `answered ${answer.status}`,
          () => 'refused',
        );
      return Promise.all([
        read('/api/me', { authorization: `Bearer ${token}` }),
        read('/api/mycompany/roles', { authorization: `Bearer ${token}` }),
        read('/api/remotes/registry'),
      ]);
    },
    [product.url, stolen] as const,
  );
  expect(got).toEqual(['refused', 'refused', 'refused']);

  // Even told by its own page that all is well, our frame does not show itself there.
  const address = `${product.url}/embed/frame?${new URLSearchParams({ key: key.id, origin: portal })}`;
  await page.evaluate((source) => {
    const frame = Object.assign(document.createElement('iframe'), { src: source });
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve));
  }, address);
  const shown = await page.frames()[1]?.evaluate(() => document.querySelector('script[data-frame-of]') !== null);
  expect(shown ?? false).toBe(false);
});

test('the frame hears nobody but the page that it is for, and the page nobody but its frame', async () => {
  const page = await visit({ body: element('iframe') });
  await expect(card(inside(page, 'iframe'), 'Member')).toBeVisible();
  await page.evaluate(() => {
    for (const type of ['mounted', 'failed'])
      postMessage({ slotwise: { kind: type, failure: { code: 'planted', message: 'planted' }, mounted: true } }, '*');
    document.body.appendChild(document.createElement('iframe')).name = 'sibling';
  });
  // Of the same page, but with another source than the one that the frame is in.
  await page.frame('sibling')?.evaluate(() => {
    const frame = parent.document.querySelector('slotwise-remote')?.shadowRoot?.querySelector('iframe');
    frame?.contentWindow?.postMessage({ slotwise: { kind: 'theme', theme: 'dark' } }, '*');
  });
  await page.waitForTimeout(300);
  expect(await told(page, 'error')).toEqual([]);
  await expect(inside(page, 'iframe').locator('[data-slotwise-root]').first()).toHaveAttribute('data-theme', 'light');
  // The browser does block what third parties would store, so all of this works without.
  const kept = await page
    .frames()
    .find((frame) => frame.url().startsWith(product.url))
    ?.evaluate(() => {
      document.cookie = 'probe=1; SameSite=None; Secure';
      return document.cookie;
    });
  expect(kept).toBe('');
});
