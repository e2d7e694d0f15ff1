import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import type { PublishedRemotes, Mistake } from '../fixtures/hostile';
import { plant, test, type Report } from '../fixtures/planted';
import type { Served } from '../fixtures/published';
import { expect } from '../fixtures/test';
import { Frame } from '../pages/frame';

declare global {
  var plantedCount: number | undefined;
  var plantedDone: boolean | undefined;
  var plantedRead: (string | null)[] | undefined;
  var slotwiseIntegrity: ((url: string) => string | undefined) | undefined;
}

test.describe.configure({ mode: 'parallel' });

/** Opens the spoilt remote's page, in which `Planted` stands. */
async function openPlanted(page: Page, served: Served, published: PublishedRemotes, mistake: Mistake) {
  await plant(served, published, mistake);
  await page.goto('/roles', { waitUntil: 'commit' });
  await new Frame(page).item('Dashboard').first().waitFor();
}
const planted = (page: Page) => expect(page.getByText('Planted')).toBeVisible();

/** The rest of the product works: two other remotes with their calls to the server, and the shell's own search. */
async function expectTheRestWorks(page: Page) {
  const frame = new Frame(page);
  for (const [item, heading] of [
    ['Invitations', 'Invitation Management'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await frame.go(item);
    await expect(frame.heading(heading)).toBeVisible();
    // Its card and its row on the dashboard may stay away or fail, in their own places; nothing else does.
    const busy = page.getByRole('main').locator('[aria-busy=true]:not([aria-label="Users by role"] *)');
    await expect(busy).toHaveCount(0);
    const others = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasNotText: /Users by role|Requests for permissions/ });
    await expect(others).toHaveCount(0);
  }
}
const ofRoles = (reports: readonly Report[], kind: string) =>
  reports.filter((each) => each.remote === 'roles' && each.kind === kind).map(({ message }) => message ?? '');

test.afterEach(({ published }) => published.mend('roles'));

test('a remote that never resolves: named, and people can go on', async ({ user, served, published }) => {
  await openPlanted(user, served, published, 'never resolves');
  const late = user.getByRole('main').getByRole('alert').filter({ hasText: /roles/i });
  await expect(late).toBeVisible();
  await expect(late.getByRole('button', { name: /retry/i })).toBeVisible();
  await expectTheRestWorks(user);
});

for (const mistake of ['throws when its mount ends', 'throws on unmount'] satisfies Mistake[]) {
  test(`a remote that ${mistake}: people get where they went`, async ({ user, served, published, reports }) => {
    await openPlanted(user, served, published, mistake);
    await planted(user);
    await expectTheRestWorks(user);
    await expect
      .poll(() => reports.some(({ remote, message }) => remote === 'roles' && /planted/.test(message ?? '')))
      .toBe(true);
  });
}

test('a remote that defines globals: nobody stumbles over them', async ({ user, served, published }) => {
  await openPlanted(user, served, published, 'defines globals');
  await planted(user);
  // Nobody may replace the code that checks the chunks of all remotes.
  expect(await user.evaluate(() => typeof slotwiseIntegrity)).toBe('function');
  await expectTheRestWorks(user);
});

test('a remote that patches fetch: refused and named', async ({ user, served, published }) => {
  await openPlanted(user, served, published, 'patches fetch');
  const failure = user.getByRole('main').getByRole('alert').filter({ hasText: /roles/i });
  await expect(failure).toBeVisible();
  await expectTheRestWorks(user);
});

test('a remote that patches fetch and hides it: nobody asks through it', async ({ user, served, published }) => {
  await openPlanted(user, served, published, 'patches fetch when nobody looks');
  await planted(user);
  await expectTheRestWorks(user);
});

test('a remote that floods the bus: slowed down and named', async ({ user, served, published, reports }) => {
  await openPlanted(user, served, published, 'floods the bus');
  await planted(user);
  await user.waitForTimeout(1_200);
  // Some 100,000 were tried each second.
  expect(await user.evaluate(() => globalThis.plantedCount)).toBeLessThan(5_000);
  // The report is sent after what it is about was undone.
  await expect
    .poll(() => ofRoles(reports, 'runtime_failed'))
    .toEqual(['"roles" publishes more than 500 times a second.']);
  await expectTheRestWorks(user);
});

test("a remote that reads another's preferences: gets nothing", async ({ user, product, served, published }) => {
  await user.goto(`${product.url}/landing`);
  // As the dashboard would have kept it.
  await user.evaluate(() => localStorage.setItem('preference.dashboard.greeting', 'hello'));
  await openPlanted(user, served, published, "reads another's storage");
  await planted(user);
  expect(await user.evaluate(() => globalThis.plantedRead)).toEqual([null, null, null, null, null]);
});

test('a remote that leaves everything behind: told to its team, by name', async ({
  user,
  served,
  published,
  reports,
}) => {
  await user.route('**/api/planted/never', () => undefined);
  await openPlanted(user, served, published, 'leaves everything behind');
  await planted(user);
  await user.keyboard.press('Control+Alt+KeyK');
  const tools = user.getByRole('region', { name: 'Developer tools' });
  await tools.getByRole('tab', { name: 'Mounts' }).click();
  const mounted = tools
    .getByRole('list', { name: 'Mounted remotes' })
    .getByRole('listitem')
    .filter({ hasText: 'roles' });
  await expect(mounted.first()).toContainText('3 timers · 2 listeners · 1 observer · 1 request');
  await expect(tools.getByRole('list', { name: 'Held by roles' })).toContainText('interval of 30000 ms');
  // It brings nothing here: endless requests count for the place of the remote that is drawn then.
  await new Frame(user).go('Invitations');
  await expect.poll(() => ofRoles(reports, 'leak')).toHaveLength(1);
  const left = tools.getByRole('list', { name: 'Left behind' }).getByRole('listitem');
  await expect(left).toHaveText([/^roles.*Leak.*interval of 30000 ms.*listener "keyup" on document/]);
  await expectClean(user, 'the developer tools with what a remote has left behind');
  await tools.getByRole('button', { name: 'Close developer tools' }).click();
  const [message] = ofRoles(reports, 'leak');
  for (const part of [
    'interval of 30000 ms',
    'timer of 600000 ms',
    'listener "resize" on window',
    'listener "keyup" on document',
    'request to /api/planted/never',
    'ResizeObserver of <body>',
    'animation frame',
  ])
    expect(message).toContain(part);
  // Nothing of it is anybody else's.
  expect(reports.filter(({ kind }) => kind === 'leak').map(({ remote }) => remote)).toEqual(['roles']);

  const version = reports.find(({ kind }) => kind === 'leak')?.version ?? '';
  await user.goto('/remotes');
  const card = user.getByRole('group', { name: 'Roles' });
  await expect(card.getByText('Leaks')).toBeVisible();
  await card.getByRole('button', { name: /version/ }).click();
  await expect(
    card
      .getByRole('listitem')
      .filter({ hasText: version })
      .getByText(/\d leaks?/),
  ).toBeVisible();
});

test('a remote that hands over nonsense wherever it can: the page goes on', async ({ user, served, published }) => {
  await openPlanted(user, served, published, 'hands over nonsense');
  await planted(user);
  await expect.poll(() => user.evaluate(() => globalThis.plantedDone)).toBe(true);
  await user.waitForTimeout(500);
  await expectTheRestWorks(user);
});

test('a remote that covers the page: what it laid over it is taken away, and named', async ({
  user,
  served,
  published,
  reports,
}) => {
  await openPlanted(user, served, published, 'covers the page');
  await planted(user);
  await expect(user.locator('#veil')).toHaveCount(0);
  // The report is sent after what it is about was undone.
  await expect
    .poll(() => ofRoles(reports, 'runtime_failed'))
    .toEqual(['It laid <div> over the page. That was taken away.']);
  await expectTheRestWorks(user);
});

test('a remote that puts nodes into the bars of the page: they do not get there, and it is named', async ({
  user,
  served,
  published,
  reports,
}) => {
  await openPlanted(user, served, published, 'reaches into the bars');
  await planted(user);
  await expect
    .poll(() => ofRoles(reports, 'runtime_failed').toSorted())
    .toContain('It put <div> into <header> of the page around it. That was taken away.');
  await expect(user.locator('.intruder')).toHaveCount(0);
  await expect(user.getByText('Roles ran into a problem.')).toHaveCount(1);
  await expectTheRestWorks(user);
});

test('a remote that blanks the page by style sheets: they are taken out, and it is named', async ({
  user,
  served,
  published,
  reports,
}) => {
  await openPlanted(user, served, published, 'blanks the page by style sheets');
  await expect
    .poll(() => ofRoles(reports, 'runtime_failed').toSorted())
    .toEqual([
      'Its style sheet changed the page around it: #root { … } That was taken out.',
      'Its style sheet changed the page around it: * { … } That was taken out.',
      'Its style sheet changed the page around it: header, nav { … } That was taken out.',
    ]);
  await planted(user);
  await expectTheRestWorks(user);
  const adopted = () => document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText);
  expect(await user.evaluate(adopted)).not.toContain('* { display: none !important; }');
});

test('a remote that empties the page: refused and named', async ({ user, served, published }) => {
  await openPlanted(user, served, published, 'empties the page');
  await expect(user.getByRole('main').getByRole('alert').filter({ hasText: /roles/i })).toBeVisible();
  await expectTheRestWorks(user);
});

test('a remote that loads the page again and again: refused and named', async ({
  user,
  served,
  published,
  reports,
}) => {
  let loads = 0;
  user.on('request', (asked) => {
    if (asked.isNavigationRequest()) loads += 1;
  });
  await openPlanted(user, served, published, 'loads the page again and again');
  await expect
    .poll(() => ofRoles(reports, 'runtime_failed'))
    .toEqual(['It loads or leaves the page again and again, which was refused.']);
  await planted(user);
  expect(loads).toBe(3);
  await expectTheRestWorks(user);
});

test('a remote that goes elsewhere in a loop: slowed down and named', async ({ user, served, published, reports }) => {
  await openPlanted(user, served, published, 'goes elsewhere in a loop');
  await planted(user);
  await expect
    .poll(() => ofRoles(reports, 'runtime_failed'))
    .toEqual(['"roles" navigates more than 30 times in 10 s.']);
  await expectTheRestWorks(user);
});

test('a remote with 5,000 rejections: told once', async ({ user, served, published, reports }) => {
  await openPlanted(user, served, published, 'rejects 5,000 times');
  await planted(user);
  await expect(user.getByText('Roles ran into a problem.')).toHaveCount(1);
  expect(ofRoles(reports, 'runtime_failed').length).toBeLessThanOrEqual(20);
  await expectTheRestWorks(user);
});

test('a remote that keeps the page from answering: not opened again unasked, and told to its team', async ({
  user,
  served,
  published,
}) => {
  const hung = await plant(served, published, 'hangs when it is drawn');
  await user.goto('/roles', { waitUntil: 'commit' });
  await user.waitForTimeout(7_000);
  const context = user.context();
  const next = await context.newPage();
  const reports: Report[] = [];
  next.on('request', (asked) => {
    if (asked.url().endsWith('/api/remotes/reports')) reports.push(asked.postDataJSON() as Report);
  });
  await user.close();
  await next.goto('/roles');
  const failure = next.getByRole('main').getByRole('alert').filter({ hasText: 'Roles is not answering.' });
  await expect(failure).toContainText('It was not opened again by itself.');
  await expect
    .poll(() => reports.filter(({ kind }) => kind === 'timeout'))
    .toEqual([
      expect.objectContaining({ remote: 'roles', message: 'The page did not answer for five seconds while it ran.' }),
    ]);
  await expectTheRestWorks(next);
  // Its team mends it: another build is opened like any other.
  published.mend('roles');
  await served('roles', { isNot: hung });
  await next.goto('/roles');
  await expect(new Frame(next).heading('Role & Permission Management')).toBeVisible();
});

test('a remote that replaces what every element has: the page says that it stopped, and comes back', async ({
  user,
  served,
  published,
}) => {
  const build = await plant(served, published, 'replaces what every element has');
  await user.goto('/roles', { waitUntil: 'commit' });
  await expect(user.getByRole('heading', { name: 'Slotwise ran into a problem and has stopped' })).toBeVisible();
  await expect(
    user.getByText(/^Roles has changed the browser's own functions: .*Element\.prototype\..* \(planted: no /),
  ).toBeVisible();
  published.mend('roles');
  await served('roles', { isNot: build });
  await user.getByRole('link', { name: 'Reload page' }).click();
  await expect(new Frame(user).heading('Role & Permission Management')).toBeVisible();
});

test('however many entries a remote brings into the profile menu, those of the shell stay in the window', async ({
  user,
  served,
  published,
}) => {
  const labels = Array.from({ length: 20 }, (_, n) => `Brought ${String(n + 1).padStart(2, '0')}`);
  const build = published.publishEntries('roles', labels);
  await served('roles', { is: build });
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 320, height: 568 },
  ]) {
    await user.setViewportSize(viewport);
    await user.goto('/dashboard');
    await new Frame(user).openProfileMenu();
    const entry = (name: string) => user.getByRole('menuitem', { name });
    const [first, last] = [entry('Brought 01'), entry('Brought 20')];
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(entry('Log Out')).toBeInViewport({ ratio: 1 });
    await expect(last).not.toBeInViewport();
    // By keyboard all are reached, and come into sight.
    await user.keyboard.press('End');
    await expect(entry('Log Out')).toBeFocused();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(entry('Log Out')).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(user).toHaveURL(/\/roles/);
  }
});
