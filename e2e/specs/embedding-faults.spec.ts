import type { BrowserContext, Page, Route } from '@playwright/test';
import { PublishedRemotes, type Mistake } from '../fixtures/hostile';
import { card, element, inside, ISOLATIONS, Partner, told, type Isolation } from '../fixtures/partner';
import { expect, test } from '../fixtures/test';

let published: PublishedRemotes;
let partner: Partner;
test.beforeAll(async () => {
  published = new PublishedRemotes();
  partner = await Partner.open({ REMOTES_DIR: published.dir });
});
test.afterAll(async () => {
  await partner.close();
  published.remove();
});

let context: BrowserContext;
test.beforeEach(async ({ guard }) => {
  context = await partner.browser.newContext({ viewport: { width: 1280, height: 900 } });
  guard.watch(context);
});
test.afterEach(async () => {
  await context.close();
  await partner.leave();
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

for (const isolation of ISOLATIONS) {
  for (const [mistake, says] of [
    ['never resolves', 'Roles has not answered for 30 s.'],
    ['throws on load', 'The files of Roles could not be loaded'],
  ] satisfies [Mistake, string][]) {
    test(`${isolation}: a remote that ${mistake} is told to the page, and mended by Retry`, async ({ guard }) => {
      guard.allow(/planted/);
      const build = published.publishMistake('roles', mistake);
      try {
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
      } finally {
        published.mend('roles');
      }
    });
  }

  test(`${isolation}: a file that is corrupt by one byte is not run`, async ({ guard }) => {
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
    await expect(alertIn(page)).toContainText('are not what was published');
    await expectNeighbour(page, isolation);
    await context.unroute(files, corrupt);
    await expectRetryMends(page, isolation);
  });
}
