import type { BrowserContext, Page } from '@playwright/test';
import type { HostOptions } from '../fixtures/host-page';
import { expectClean } from '../fixtures/expect-clean';
import { card, element, inside, ISOLATIONS, Partner, told } from '../fixtures/partner';
import { expect, test } from '../fixtures/partner-test';
import { tried } from '../fixtures/soaked';

let partner: Partner;
test.beforeAll(async () => {
  partner = await Partner.open();
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
const visit = (options: Partial<HostOptions> & { body: string }): Promise<Page> => partner.visit(context, options);

for (const isolation of tried(ISOLATIONS, 'shadow')) {
  test.describe(isolation, () => {
    test.use({ isolation });
    test('made higher, moved or given its function anew, it keeps what is being typed', async () => {
      const page = await visit({ body: element(isolation) });
      const remote = inside(page, isolation);
      await remote.getByRole('button', { name: 'Create', exact: true }).click();
      const name = remote.getByRole('dialog', { name: 'Create New Role' }).getByLabel('Name');
      await name.fill('Half a name');
      const at = page.locator('slotwise-remote');
      await at.evaluate((each) => each.setAttribute('height', '480'));
      await expect.poll(() => at.evaluate((each) => each.getBoundingClientRect().height)).toBe(480);
      await at.evaluate((each) => each.removeAttribute('height'));
      await expect.poll(() => at.evaluate((each) => each.getBoundingClientRect().height)).toBeGreaterThan(480);
      await at.evaluate((each) => {
        const made = window as unknown as { fetchTokenOf(e: Element): unknown };
        Object.assign(each, { fetchToken: made.fetchTokenOf(each) });
        const place = document.body.appendChild(document.createElement('section')) as HTMLElement & {
          moveBefore?(moved: Element, before: null): void;
        };
        if (place.moveBefore) place.moveBefore(each, null);
        else if (each.getAttribute('isolation') !== 'iframe') place.append(each);
      });
      await expect(name).toHaveValue('Half a name');
      expect(await told(page, 'mounted')).toHaveLength(1);
    });
  });
}

for (const isolation of tried(ISOLATIONS, 'iframe')) {
  test.describe(isolation, () => {
    test.use({ isolation });
    test('by keyboard alone, focus stays in a dialog and comes back; axe finds nothing, on a phone neither', async () => {
      const page = await visit({
        body: `<main><h1>A portal</h1><button>Before</button>${element(isolation)}<button>After</button></main>`,
      });
      const remote = inside(page, isolation);
      await expect(card(remote, 'Member')).toBeVisible();
      // Fluent's focus sentinels again: elements in a shadow root cannot be left out by a selector.
      const clean = (where: string) => expectClean(page, where, { rules: { 'aria-hidden-focus': { enabled: false } } });
      await clean('an embedded screen');
      await page.getByRole('button', { name: 'Before' }).focus();
      const create = remote.getByRole('button', { name: 'Create', exact: true });
      for (let presses = 0; presses < 3; presses += 1) {
        await page.keyboard.press('Tab');
        if (await create.evaluate((each) => each.matches(':focus'))) break;
      }
      await expect(create).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = remote.getByRole('dialog', { name: 'Create New Role' });
      await expect(dialog.getByLabel('Name')).toBeFocused();
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => dialog.evaluate((each) => each.matches(':focus-within'))).toBe(true);
      }
      await clean('an embedded screen with a dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(create).toBeFocused();

      await page.setViewportSize({ width: 320, height: 720 });
      await expect(card(remote, 'Member')).toBeVisible();
      await clean('an embedded screen on a phone');
    });
  });
}

for (const isolation of tried(ISOLATIONS, 'iframe')) {
  test.describe(isolation, () => {
    test.use({ isolation });
    test('what a screen needs later is there when the network, or the build on the server, is gone', async ({
      guard,
    }) => {
      guard.allow(/ERR_INTERNET_DISCONNECTED/);
      const page = await visit({ body: element(isolation) });
      const remote = inside(page, isolation);
      await expect(card(remote, 'Member')).toBeVisible();
      const files = () =>
        (page.frames().at(-1) ?? page).evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/remotes/roles/')).length,
        );
      const first = await files();
      await expect.poll(files).toBeGreaterThan(first);
      // They come one after the other, whenever the page has nothing else to do: on a busy machine with pauses.
      let [last, looks] = [-1, 0];
      await expect
        .poll(
          async () => {
            const now = await files();
            looks = now === last ? looks + 1 : 0;
            last = now;
            return looks;
          },
          { intervals: [2000], timeout: 120_000 },
        )
        .toBeGreaterThanOrEqual(3);
      await context.setOffline(true);
      await remote.getByRole('button', { name: 'Create', exact: true }).click();
      const name = remote.getByRole('dialog', { name: 'Create New Role' }).getByLabel('Name');
      await name.fill('Night shift');
      await expect(name).toHaveValue('Night shift');
    });
  });
}

test('what Slotwise says of its remotes is used only as it was signed', async ({ guard }) => {
  guard.allow(/its signature does not hold/);
  await context.route('**/api/remotes/registry*', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: { integrity: object }[] };
    for (const entry of registry.remotes) entry.integrity = {};
    await route.fulfill({ response, json: registry });
  });
  const page = await visit({ body: element('shadow') });
  await expect(page.locator('slotwise-remote').getByRole('alert')).toContainText('was changed on the way');
  expect((await told(page, 'error')).map(({ code }) => code)).toEqual(['load_failed']);
  expect(await page.evaluate(() => typeof (window as { slotwise_roles?: unknown }).slotwise_roles)).toBe('undefined');
});
