import type { Page } from '@playwright/test';
import { plant, test, type Report } from '../fixtures/planted';
import { expect } from '../fixtures/test';
import { Frame } from '../pages/frame';

declare global {
  var plantedMark: { mark: string; since: number } | undefined;
}

test.describe.configure({ mode: 'parallel', timeout: 150_000 });
test.afterEach(({ published }) => published.mend('roles'));

const heldBack = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Roles is not answering.' });

const mayHave = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Which of them did that is not known' });
const NO_ANSWER = 'The page did not answer for five seconds while it ran.';
const named = (reports: readonly Report[]) =>
  expect
    .poll(() => reports.filter(({ kind }) => kind === 'timeout').map(({ remote, message }) => ({ remote, message })))
    .toEqual([{ remote: 'roles', message: NO_ANSWER }]);

/** So long the page does not answer before somebody ends it: longer than it takes to be noticed. */
const NOTICED = 7000;

/** Opens the page that will hang, and waits until it has: the page itself says nothing any more, only its mark does. */
async function hang(page: Page, ms = NOTICED) {
  const beside = await page.context().newPage();
  await beside.goto('/robots.txt');
  await page.goto('/roles', { waitUntil: 'commit' });
  // A page that goes on takes it away within half a second.
  await beside.waitForFunction(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('slotwise.begun.'));
    const mark = key && localStorage.getItem(key);
    if (!mark || mark !== globalThis.plantedMark?.mark)
      globalThis.plantedMark = { mark: mark ?? '', since: Date.now() };
    return mark && Date.now() - globalThis.plantedMark.since > 1500;
  });
  await beside.waitForTimeout(ms);
  await beside.close();
}

/** Waits until the worker has remembered that the page does not answer: on a busy machine it is given longer than five seconds. */
async function noticed(page: Page) {
  const beside = await page.context().newPage();
  await beside.goto('/robots.txt');
  const count = () =>
    beside.evaluate(async () => {
      const known = await indexedDB.databases();
      if (!known.some(({ name }) => name === 'slotwise-heartbeat')) return 0;
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('It was not read.'));
        });
      const database = await done(indexedDB.open('slotwise-heartbeat'));
      const cases = await done(database.transaction('cases').objectStore('cases').count());
      database.close();
      return cases;
    });
  await expect.poll(count, { timeout: 100_000 }).toBeGreaterThan(0);
  await beside.close();
}

/** A page that a browser has ended because it did not answer, and the one that its person opens then. */
async function end(hung: Page): Promise<Page> {
  const next = await hung.context().newPage();
  await hung.close();
  return next;
}

for (const [mistake, when] of [
  ['hangs when it is drawn', 0],
  ['hangs when it is drawn', NOTICED],
  ['hangs when it is evaluated', NOTICED],
] as const) {
  test(`a remote that ${mistake}, ended after ${when + 1500} ms: not opened unasked by any way to it`, async ({
    user,
    served,
    published,
    reports,
  }) => {
    await plant(served, published, mistake);
    await hang(user, when);
    const next = await end(user);
    await next.goto('/dashboard');
    const frame = new Frame(next);
    await expect(frame.heading('Dashboard')).toBeVisible();
    // Its card is its code, too, and so is what it says that needs a person.
    const kept = next.getByRole('main').getByRole('alert').filter({ hasText: 'It was not opened again by itself' });
    await expect(kept).toHaveCount(2);
    await expect(kept.filter({ hasText: 'Users by role' })).toBeVisible();
    await expect(kept.filter({ hasText: 'Requests for permissions' })).toBeVisible();
    await frame.go('Roles');
    await expect(heldBack(next)).toBeVisible();
    await next.goto('/inventory');
    await next.goto('/roles');
    await expect(heldBack(next)).toBeVisible();
    await named(reports);
  });
}

test('a page that was open before another one hung does not open the remote either', async ({
  user,
  served,
  published,
}) => {
  await plant(served, published, 'hangs when it is drawn');
  await user.goto('/invitations');
  await expect(new Frame(user).heading('Invitation Management')).toBeVisible();
  const hung = await user.context().newPage();
  await hang(hung);
  await new Frame(user).go('Roles');
  await expect(heldBack(user)).toBeVisible();
  await hung.close();
});

test('a timer that never ends, after its person has gone elsewhere: its remote is named, the page that is there is not', async ({
  user,
  served,
  published,
  reports,
}) => {
  await plant(served, published, 'hangs in a timer after it was left');
  await user.goto('/roles');
  await expect(user.getByText('Planted')).toBeVisible();
  await new Frame(user).go('Invitations');
  await noticed(user);
  const next = await end(user);
  await next.goto('/invitations');
  await expect(new Frame(next).heading('Invitation Management')).toBeVisible();
  await new Frame(next).go('Roles');
  await expect(heldBack(next)).toBeVisible();
  await named(reports);
});

test('a listener that never ends, after an await: its remote is named', async ({
  user,
  served,
  published,
  reports,
}) => {
  await plant(served, published, 'hangs at a key');
  await user.goto('/roles');
  await expect(user.getByText('Planted')).toBeVisible();
  void user.keyboard.press('a').catch(() => undefined);
  await noticed(user);
  const next = await end(user);
  await next.goto('/roles');
  await expect(heldBack(next)).toBeVisible();
  await named(reports);
});

test('where it is not known whose code ran, all that were drawn wait to be asked for, and nobody is named', async ({
  user,
  served,
  published,
  reports,
}) => {
  await plant(served, published, 'hangs where nobody sees it');
  await user.goto('/dashboard');
  await expect(new Frame(user).heading('Dashboard')).toBeVisible();
  await new Frame(user).go('Roles');
  await expect(user.getByText('Planted')).toBeVisible();
  await noticed(user);
  const next = await end(user);
  await next.goto('/roles');
  await expect(mayHave(next)).toBeVisible();
  await next.getByRole('button', { name: /retry/i }).click();
  await expect(next.getByText('Planted')).toBeVisible();
  expect(reports.filter(({ kind }) => kind === 'timeout')).toEqual([]);
});
