import type { BrowserContext, Page, Route } from '@playwright/test';
import { PublishedRemotes, type Mistake } from '../fixtures/hostile';
import { card, element, inside, ISOLATIONS, OWNER, Partner, told, type Isolation } from '../fixtures/partner';
import { expect, test } from '../fixtures/partner-test';
import { tried } from '../fixtures/soaked';

let published: PublishedRemotes;
let partner: Partner;
test.beforeAll(async () => {
  published = new PublishedRemotes();
  partner = await Partner.open({ REMOTES_DIR: published.dir, DEPLOYMENT_ADMINS: OWNER });
});
test.afterAll(async () => {
  await partner.close();
  published.remove();
});

let context: BrowserContext;
test.beforeEach(async ({ guard, isolation }) => {
  context = await partner.newContext(isolation);
  guard.watch(context);
});
test.afterEach(async () => {
  // No page may still be asking for files while they are put back.
  await context.close();
  await partner.leave();
  published.mend('roles');
});

const alertIn = (page: Page) => page.locator('slotwise-remote').getByRole('alert');
const servedBuild = async () => {
  const { access_token: token } = await partner.issue();
  const headers = { authorization: `Bearer ${token}`, origin: partner.portal };
  const answer = await fetch(`${partner.product.url}/api/remotes/registry`, { headers });
  const { remotes } = (await answer.json()) as { remotes: { id: string; build: string }[] };
  return remotes.find(({ id }) => id === 'roles')?.build;
};

/** Another remote on the same page, which must not notice. */
async function expectNeighbour(page: Page, isolation: Isolation) {
  const invitations = inside(page, isolation, 1);
  await expect(invitations.getByRole('heading', { name: 'Invitation Management' })).toBeVisible();
}
const both = (isolation: Isolation) =>
  `${element(isolation)}<slotwise-remote name="invitations" isolation="${isolation}" height="400"></slotwise-remote>`;

async function expectRetryMends(page: Page, isolation: Isolation) {
  await alertIn(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(inside(page, isolation), 'Member')).toBeVisible();
  expect((await told(page, 'error')).map(({ code }) => code)).toEqual(['load_failed']);
}

for (const isolation of tried(ISOLATIONS, 'shadow')) {
  test.describe(isolation, () => {
    test.use({ isolation });
    for (const [mistake, says] of [
      ['never resolves', 'Roles has not answered for 30 s.'],
      ['throws on load', 'Its code could not be started.'],
    ] satisfies [Mistake, string][]) {
      test(`a remote that ${mistake} is told to the page, and mended by Retry`, async ({ guard }) => {
        guard.allow(/planted/);
        const build = published.publishMistake('roles', mistake);
        await expect.poll(servedBuild).toBe(build);
        await context.clock.install();
        const page = await partner.visit(context, { body: both(isolation) });
        await expectNeighbour(page, isolation);
        if (mistake === 'never resolves') await context.clock.fastForward(31_000);
        await expect(alertIn(page)).toContainText(says);
        await expectNeighbour(page, isolation);
        published.mend('roles');
        await expect.poll(servedBuild).not.toBe(build);
        await expectRetryMends(page, isolation);
      });
    }

    test('a file that is corrupt by one byte is not run', async ({ guard }) => {
      guard.allow(/integrity|digest/, /slotwise_roles|remoteEntry|\[ Federation Runtime \]/);
      const files = /\/remotes\/roles\/.*\.js/;
      const corrupt = async (route: Route) => {
        const answer = await route.fetch();
        const body = await answer.body();
        body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
        await route.fulfill({ response: answer, body });
      };
      await context.route(files, corrupt);
      const page = await partner.visit(context, { body: both(isolation) });
      await expect(alertIn(page)).toContainText('is not the one that was published');
      await expectNeighbour(page, isolation);
      await context.unroute(files, corrupt);
      await expectRetryMends(page, isolation);
    });
  });
}

for (const isolation of tried(ISOLATIONS, 'iframe')) {
  test.describe(isolation, () => {
    test.use({ isolation });
    test('a remote whose files were gone comes back by itself', async ({ guard }) => {
      guard.allow(/ERR_FAILED|ERR_INTERNET/, /slotwise_roles|remoteEntry|\[ Federation Runtime \]/);
      const files = /\/remotes\/roles\/.*\.js/;
      await context.route(files, (route) => route.abort());
      await context.clock.install();
      const page = await partner.visit(context, { body: element(isolation) });
      await expect(alertIn(page)).toContainText('could not be loaded');
      await context.unroute(files);
      await context.clock.fastForward(21_000);
      await expect(card(inside(page, isolation), 'Member')).toBeVisible();
      expect((await told(page, 'error')).map(({ code }) => code)).toEqual(['load_failed']);
    });
  });
}

test('a file of which the registry names no hash is not loaded', async () => {
  const build = published.publishUnchecked('roles');
  await expect.poll(servedBuild).toBe(build);
  const page = await partner.visit(context, { body: element('shadow') });
  await expect(alertIn(page)).toContainText('names no integrity hash for its files');
  expect(await page.evaluate(() => typeof (window as { slotwise_roles?: unknown }).slotwise_roles)).toBe('undefined');
  published.mend('roles');
  await expect.poll(servedBuild).not.toBe(build);
  await expectRetryMends(page, 'shadow');
});

test('a build that failed with the shell of the deployment is drawn in no partner’s page', async () => {
  const build = await servedBuild();
  const landing = await (await fetch(`${partner.product.url}/landing`)).text();
  const shell = /name="slotwise-shell" content="([^"]+)"/.exec(landing)?.[1];
  const say = (passed: boolean) =>
    partner.ask('POST', '/remotes/trials', partner.owner, {
      remote: 'roles',
      trials: [{ shell, build, passed, ...(!passed && { why: 'planted' }) }],
    });
  await say(false);
  const page = await partner.visit(context, { body: ISOLATIONS.map((isolation) => element(isolation)).join('') });
  for (const nth of ISOLATIONS.keys())
    await expect(alertIn(page).nth(nth)).toContainText('was tried with this version of the page and failed');
  await say(true);
  for (const isolation of ISOLATIONS) {
    await alertIn(page).getByRole('button', { name: 'Retry' }).first().click();
    await expect(card(inside(page, isolation, ISOLATIONS.indexOf(isolation)), 'Member')).toBeVisible();
  }
});

test('a build that is deployed while a page is open is drawn beside the one that it shows', async ({ guard }) => {
  // The rest of the older build is gone when the page would bring it in advance.
  guard.allow(/status of 404/);
  const page = await partner.visit(context, { body: element('shadow') });
  await expect(card(inside(page, 'shadow'), 'Member')).toBeVisible();
  const before = await servedBuild();
  published.redeploy('roles', 2);
  await expect.poll(servedBuild).not.toBe(before);
  await page.evaluate(() => {
    const made = document.createElement('slotwise-remote');
    made.setAttribute('name', 'roles');
    const fetchToken = (window as unknown as { fetchTokenOf(e: Element): unknown }).fetchTokenOf(made);
    document.body.append(Object.assign(made, { fetchToken }));
  });
  await expect(card(inside(page, 'shadow', 1), 'Member')).toBeVisible();
  expect(await page.evaluate(() => globalThis.slotwiseTaken?.roles)).toBe(2);
  await expect(card(inside(page, 'shadow'), 'Member')).toBeVisible();
});
