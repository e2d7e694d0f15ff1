import type { Frame as BrowserFrame, Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { test } from '../fixtures/published';
import { expect } from '../fixtures/test';
import { Frame } from '../pages/frame';

const HEADING = 'Role & Permission Management';

/** On the page of the remotes: lets pages keep Roles apart, or trust it. */
async function choose(page: Page, name: 'Keep apart' | 'Trust') {
  await page.goto('/remotes');
  const card = page.getByRole('group', { name: 'Roles', exact: true });
  await card.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await expect(
    card.getByRole('button', { name: name === 'Trust' ? 'Keep apart' : 'Trust', exact: true }),
  ).toBeVisible();
  await expect(card.getByText('Kept apart', { exact: true })).toHaveCount(name === 'Keep apart' ? 1 : 0);
}

const inside = (page: Page) => page.frameLocator('iframe[title="Roles"]');
const headingOf = (page: Page) => inside(page).getByRole('heading', { level: 1, name: HEADING });
/** The frame as its own code has it: whatever is tried there, a remote could try. */
function frameOf(page: Page): BrowserFrame {
  const found = page.frames().find((frame) => frame.url().endsWith('/embed/isolated'));
  if (!found) throw new Error('There is no such frame.');
  return found;
}
const failure = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Roles' });

/** Calls the API as the person of the page, from outside of the product. */
async function call(page: Page, method: 'post' | 'patch', address: string, data: object) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request[method](`/api${address}`, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { role: { id: string; version: number } };
}

test('a remote that is kept apart works in its frame, and a trusted one as before', async ({ user: page }) => {
  await choose(page, 'Keep apart');
  const frame = new Frame(page);
  await page.goto('/dashboard');
  await frame.item('Roles').first().click();
  await expect(headingOf(page)).toBeVisible();
  await expect(headingOf(page)).toBeFocused();
  await expect(page).toHaveTitle(/Role & Permission Management/);
  // A list and a call: both were asked for by the page, in this person's session.
  const name = `Night shift ${Date.now()}`;
  await inside(page).getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = inside(page).getByRole('dialog', { name: 'Create New Role' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create Role' }).click();
  await expect(inside(page).getByRole('heading', { name, exact: true })).toBeVisible();
  // A live event: nobody in the frame asked for it.
  await frame.expectLive();
  const { role } = await call(page, 'post', '/role', { name: `${name}, before` });
  await expect(inside(page).getByRole('heading', { name: `${name}, before`, exact: true })).toBeVisible();
  await call(page, 'patch', '/role', { role_id: role.id, name: `${name}, after` });
  await expect(inside(page).getByRole('heading', { name: `${name}, after`, exact: true })).toBeVisible();

  // The address bar follows the frame, and the frame the address bar.
  const search = inside(page).getByRole('searchbox', { name: 'Search roles' });
  await search.fill('after');
  await expect(page).toHaveURL(/\/roles\?.*after/);
  await expect(inside(page).getByRole('heading', { name, exact: true })).toBeHidden();
  await page.reload();
  await expect(search).toHaveValue('after');
  await frame.go('Roles');
  await expect(search).toHaveValue('');

  // Theme, and the shell's own keys.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(inside(page).locator('[data-slotwise-root]')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(inside(page).locator('[data-slotwise-root]')).toHaveAttribute('data-theme', 'light');
  await search.focus();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The heading is the frame's, into which this does not look.
  await expectClean(page, 'a remote in its frame', { rules: { 'page-has-heading-one': { enabled: false } } });

  await choose(page, 'Trust');
  await page.goto('/roles');
  await expect(frame.heading(HEADING)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('code in the frame reaches no token, no page, no API and no other server', async ({ user: page, guard }) => {
  guard.allow(
    /Content Security Policy|CSP|ERR_BLOCKED|Failed to load resource|CORS|ERR_FAILED|sandboxed|Blocked|Refused|\[roles|A part of the page failed/i,
  );
  await choose(page, 'Keep apart');
  await page.goto('/roles');
  await expect(headingOf(page)).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const reached = await frameOf(page).evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        return String(await work());
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    return {
      origin: self.origin,
      storage: await attempt(() => localStorage.getItem('access_token')),
      cookies: await attempt(() => document.cookie),
      page: await attempt(() => parent.document.title),
      api: await attempt(async () => (await fetch('/api/me')).status),
      elsewhere: await attempt(() => fetch('http://127.0.0.1:9/', { mode: 'no-cors' })),
      picture: await attempt(
        () =>
          new Promise((resolve) => {
            const picture = new Image();
            picture.onload = () => resolve('loaded');
            picture.onerror = () => resolve('refused');
            picture.src = 'http://127.0.0.1:9/a.png';
          }),
      ),
      window: await attempt(() => open('/dashboard')),
      top: await attempt(() => ((top as Window).location.href = '/login')),
    };
  });
  expect(reached).toMatchObject({
    origin: 'null',
    storage: 'SecurityError',
    cookies: 'SecurityError',
    page: 'SecurityError',
    api: 'TypeError',
    elsewhere: 'TypeError',
    picture: 'refused',
    window: 'null',
  });
  const told = await frameOf(page).evaluate(() => new XMLSerializer().serializeToString(document));
  expect(token.length).toBeGreaterThan(20);
  expect(told).not.toContain(token);
  await expect(page).toHaveURL(/\/roles$/);
  await expect(headingOf(page)).toBeVisible();

  // A remote that floods the page is closed and named, and comes back when somebody wants it to.
  const comesBack = async () => {
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expect(headingOf(page)).toBeVisible();
  };
  await frameOf(page).evaluate(() => {
    for (let n = 0; n < 5000; n += 1) parent.postMessage('planted', '*');
  });
  await expect(failure(page)).toContainText('too much at once');
  await comesBack();
  // Neither another page of ours nor one of another server takes its place, and that one hears of nothing.
  for (const leave of ['/embed/isolated?again', 'http://127.0.0.1:9/?told=everything']) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await frameOf(page).evaluate((to) => void setTimeout(() => location.assign(to)), leave);
    await expect(failure(page)).toContainText('left its place');
    expect(asked.filter((url) => url.startsWith('http://127.0.0.1:9/'))).toEqual([]);
    await comesBack();
  }
  await choose(page, 'Trust');
});

test('a frame that hangs keeps nobody from anything, and others do not speak for it', async ({ user: page, guard }) => {
  guard.allow(/\[roles|A part of the page failed/i);
  await choose(page, 'Keep apart');
  await page.goto('/roles');
  await expect(headingOf(page)).toBeVisible();
  // The page's own window, and a frame that is not the remote's: neither is heard, by the page or by the remote.
  await page.evaluate((hello) => {
    const other = document.body.appendChild(document.createElement('iframe'));
    other.hidden = true;
    const isolated = document.querySelector<HTMLIFrameElement>('iframe[title="Roles"]');
    for (let n = 0; n < 2000; n += 1) postMessage(hello, '*');
    for (let n = 0; n < 20; n += 1) isolated?.contentWindow?.postMessage(hello, '*', [new MessageChannel().port2]);
  }, 'slotwise:isolated');
  const other = page.frames().find((frame) => frame.url() === 'about:blank');
  await other?.evaluate((hello) => {
    for (let n = 0; n < 2000; n += 1) parent.postMessage(hello, '*');
    parent.frames[0]?.postMessage(hello, '*', [new MessageChannel().port2]);
  }, 'slotwise:isolated');
  const search = inside(page).getByRole('searchbox', { name: 'Search roles' });
  await search.fill('owner');
  await expect(page).toHaveURL(/owner/);
  await expect(failure(page)).toHaveCount(0);

  const hang = () =>
    frameOf(page).evaluate(
      () =>
        void setTimeout(() => {
          for (;;);
        }),
    );
  await hang();
  // The page goes on at once, and says so where the frame was.
  const frame = new Frame(page);
  await frame.openProfileMenu();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure(page)).toContainText('stopped answering', { timeout: 20_000 });
  // Chromium keeps the process of a frame that is gone for some seconds, and may give it to the next frame: that one hangs, too.
  await expect(async () => {
    await page.waitForTimeout(5000);
    const again = failure(page).getByRole('button', { name: 'Retry' });
    if (await again.isVisible()) await again.click();
    await expect(headingOf(page)).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 100_000 });
  await hang();
  await frame.go('Dashboard');
  await expect(frame.heading('Dashboard')).toBeVisible({ timeout: 30_000 });
  await choose(page, 'Trust');
});
