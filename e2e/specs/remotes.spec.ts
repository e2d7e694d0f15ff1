import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { newPerson, openSession, register, signedIn, type Tokens } from '../fixtures/people';
import { ADMINISTRATOR, buildAs, remoteCommand } from '../fixtures/publish';
import { startServer, type Server } from '../fixtures/server';
import { expect, test as base } from '../fixtures/test';
import { Frame } from '../pages/frame';

const TENANT = { email: 'owner@alderbrook.example', password: 'slotwise-demo' };

const test = base.extend<{ administrator: { tokens: Tokens; open(): Promise<Page> } }, { product: Server }>({
  product: [
    async ({}, use) => {
      const product = await startServer({ DEPLOYMENT_ADMINS: ADMINISTRATOR.email });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  administrator: async ({ browser, product, request, guard }, use) => {
    const tokens = await openSession(request, product.url, ADMINISTRATOR);
    const context = await signedIn(browser, product.url, tokens);
    guard.watch(context);
    await use({ tokens, open: () => context.newPage() });
    await context.close();
  },
});

const card = (page: Page) => page.getByRole('group', { name: 'Roles', exact: true });

/** Answers the question that a button asked. */
async function confirm(page: Page, label: string) {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: label, exact: true }).click();
  await expect(question).toBeHidden();
}

/** Makes a deploy key in the page. @returns its secret */
async function makeKey(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Deploy keys' }).click();
  await page.getByRole('button', { name: 'Make deploy key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Remote' }).fill('roles');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Pipeline of the journey');
  await expectClean(page, 'making a deploy key');
  await dialog.getByRole('button', { name: 'Make key' }).click();
  const secret = await page.getByRole('alertdialog').or(dialog).locator('code').innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  return secret;
}

/** The version of the roles that somebody's browser is told to load. */
async function versionOf(product: Server, { access_token: token }: Tokens): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.url}/api/remotes/registry`, { headers });
  const { remotes } = (await answer.json()) as { remotes: { id: string; version: string }[] };
  return remotes.find(({ id }) => id === 'roles')?.version;
}

test('a team publishes, and the page shows it at once: canary, promotion, rollback, pin, audit', async ({
  product,
  administrator,
  request,
}) => {
  const page = await administrator.open();
  await page.goto('/remotes');
  const frame = new Frame(page);
  await expect(frame.heading('Remotes')).toBeVisible();
  await expect(card(page).getByText('1.0.0 live')).toBeVisible();
  await frame.expectLive();
  const tenant = await openSession(request, product.url, TENANT);
  const expectServed = (tokens: Tokens, version: string) =>
    expect.poll(() => versionOf(product, tokens), { timeout: 12_000 }).toBe(version);

  const secret = await makeKey(page);
  await page.getByRole('tab', { name: 'Rollouts' }).click();
  const [next, canary] = [buildAs('roles', '1.1.0'), buildAs('roles', '1.2.0')];
  try {
    await remoteCommand(product.url, secret, 'publish', 'roles', '--dist', next.dist);
    await expect(card(page).getByText('1.1.0 live')).toBeVisible();
    await expectServed(tenant, '1.1.0');
    await remoteCommand(product.url, secret, 'publish', 'roles', '--dist', canary.dist, '--canary', '10');
    await expect(card(page).getByText('1.2.0 for 10 %')).toBeVisible();
  } finally {
    next.remove();
    canary.remove();
  }
  await expectClean(page, '/remotes with a canary');

  const share = card(page).getByRole('slider', { name: 'Share of people' });
  await share.focus();
  await page.keyboard.press('End');
  await card(page).getByRole('button', { name: 'Apply' }).click();
  await expect(card(page).getByText('1.2.0 for 99 %')).toBeVisible();
  await card(page).getByRole('button', { name: 'Promote' }).click();
  await confirm(page, 'Promote');
  await expect(card(page).getByText('1.2.0 live')).toBeVisible();
  await expectServed(tenant, '1.2.0');

  await card(page).getByRole('button', { name: '3 versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions of Roles' });
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await versions.getByRole('button', { name: 'Actions for Roles 1.0.0' }).click();
  await page.getByRole('menuitem', { name: 'Pin a tenant to it…' }).click();
  const pinning = page.getByRole('dialog');
  await pinning.getByRole('textbox', { name: 'Company or WMS' }).fill('alder');
  await pinning.getByRole('radio', { name: /Alderbrook/ }).check();
  await pinning.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(card(page).getByText('1 pinned tenant')).toBeVisible();
  await expectServed(tenant, '1.0.0');
  await expectServed(administrator.tokens, '1.2.0');

  await card(page).getByRole('button', { name: 'Roll back to 1.1.0' }).click();
  await confirm(page, 'Roll back');
  await expect(card(page).getByText('1.1.0 live')).toBeVisible();
  await expectServed(administrator.tokens, '1.1.0');
  await expectServed(tenant, '1.0.0');
  await card(page)
    .getByRole('button', { name: /^Unpin Alderbrook/ })
    .click();
  await expect(card(page).getByText('1 pinned tenant')).toBeHidden();
  await expectServed(tenant, '1.1.0');

  await page.getByRole('tab', { name: 'Audit trail' }).click();
  const trail = page.getByRole('list', { name: 'Audit trail' });
  for (const line of [
    'Pipeline of the journey published roles 1.1.0',
    'Pipeline of the journey published roles 1.2.0 for 10 % of people',
    /Helen Marsh served roles 1\.2\.0 to everybody/,
    'Helen Marsh rolled roles back from 1.2.0 to 1.1.0',
    /Helen Marsh kept .*Alderbrook.* on roles 1\.0\.0/,
  ])
    await expect(trail.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
});

test('a tenant follows a channel: its next visit gets what is released there, and the button gives it to everybody', async ({
  product,
  administrator,
  browser,
  guard,
  request,
}) => {
  const stranger = newPerson();
  await register(request, product.url, stranger, { new_company_name: 'Dockside' });
  const visit = async (person: Pick<ReturnType<typeof newPerson>, 'email' | 'password'>) => {
    const context = await signedIn(browser, product.url, await openSession(request, product.url, person));
    guard.watch(context);
    return context.newPage();
  };
  const [follower, other] = [await visit(TENANT), await visit(stranger)];
  const beta = buildAs('invitations', '2.0.0');
  /** Goes to the invitations, again and again, until they are or are not those of the channel. */
  const expectBeta = (page: Page, expected: boolean) =>
    expect(async () => {
      await page.goto('/invitations');
      await expect(new Frame(page).heading('Invitation Management')).toBeVisible();
      const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const builds = new Set(files.flatMap((name) => /remotes\/invitations\/([^/]+)\//.exec(name)?.[1] ?? []));
      expect([...builds]).toEqual([expected ? beta.build : expect.not.stringMatching(beta.build)]);
    }).toPass({ timeout: 30_000 });
  const answer = await request.post(`${product.url}/api/remotes/keys`, {
    headers: { authorization: `Bearer ${administrator.tokens.access_token}` },
    data: { remote: 'invitations', name: 'Of the channel' },
  });
  const page = await administrator.open();
  await page.goto('/remotes');
  await new Frame(page).expectLive();
  const own = page.getByRole('group', { name: 'Invitations', exact: true });
  try {
    const { secret } = (await answer.json()) as { secret: string };
    await remoteCommand(product.url, secret, 'publish', 'invitations', '--dist', beta.dist, '--channel', 'beta');
  } finally {
    beta.remove();
  }
  await expect(own.getByText('2.0.0 in beta')).toBeVisible();
  await expectBeta(follower, false);

  await own.getByRole('button', { name: 'Pin a tenant' }).click();
  const pinning = page.getByRole('dialog');
  await expect(pinning.getByRole('combobox', { name: 'Release channel' })).toHaveValue('beta');
  await pinning.getByRole('textbox', { name: 'Company or WMS' }).fill('alder');
  await pinning.getByRole('radio', { name: /Alderbrook/ }).check();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await expectClean(page, 'following a channel');
  await pinning.getByRole('button', { name: 'Follow' }).click();
  await expect(own.getByRole('list', { name: 'Tenants that follow beta of Invitations' })).toContainText('Alderbrook');
  await expectBeta(follower, true);
  await expectBeta(other, false);
  await follower.keyboard.press('Control+Alt+KeyK');
  await follower.getByRole('tab', { name: 'Versions' }).click();
  const why = follower.getByRole('list', { name: 'Versions of this page' }).getByRole('listitem');
  await expect(why.filter({ hasText: 'your company or WMS follows the release channel beta' })).toHaveCount(1);
  // Anew, without the words of success, which come and go.
  await page.goto('/remotes');
  await expect(own.getByRole('button', { name: 'Promote beta' })).toBeVisible();
  await expectClean(page, '/remotes with a channel, on a phone, dark');

  await own.getByRole('button', { name: 'Promote beta' }).click();
  await confirm(page, 'Promote');
  await expect(own.getByText('2.0.0 live')).toBeVisible();
  await expect(own.getByText('Nothing is released there: its followers get 2.0.0, like everybody.')).toBeVisible();
  await expectBeta(other, true);
  await page.getByRole('tab', { name: 'Audit trail' }).click();
  const trail = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
  for (const line of [
    'Of the channel published invitations 2.0.0 into the release channel beta',
    /Helen Marsh let .*Alderbrook.* follow the release channel beta of invitations/,
    /Helen Marsh served invitations 2\.0\.0 of the release channel beta to everybody/,
  ])
    await expect(trail.filter({ hasText: line })).toHaveCount(1);
  await follower.context().close();
  await other.context().close();
});

test('a canary that fails is taken back within 30 s, and who has it open goes on undisturbed', async ({
  product,
  administrator,
  browser,
  guard,
  request,
}) => {
  const strangers = [newPerson(), newPerson()];
  for (const person of strangers) await register(request, product.url, person, { new_company_name: 'Quayside' });
  const member = { ...TENANT, email: 'member@alderbrook.example' };
  const people = await Promise.all(
    [TENANT, ...strangers, member].map((each) => openSession(request, product.url, each)),
  );
  const ask = (path: string, token: string, data: object) =>
    request.post(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${token}` }, data });
  const key = await ask('/remotes/keys', administrator.tokens.access_token, { remote: 'roles', name: 'Of the canary' });
  const canary = buildAs('roles', '1.9.0');
  try {
    const { secret } = (await key.json()) as { secret: string };
    await remoteCommand(product.url, secret, 'publish', 'roles', '--dist', canary.dist, '--canary', '99');
  } finally {
    canary.remove();
  }
  // Of 99 % there may always be somebody who is not one of them.
  await expect
    .poll(
      async () =>
        (await Promise.all(people.map((each) => versionOf(product, each)))).filter((v) => v === '1.9.0').length,
    )
    .toBeGreaterThanOrEqual(3);
  const versions = await Promise.all(people.map((each) => versionOf(product, each)));
  const served = people.filter((_, at) => versions[at] === '1.9.0');

  const [first = administrator.tokens] = served;
  const context = await signedIn(browser, product.url, first);
  guard.watch(context);
  const page = await context.newPage();
  await page.goto('/roles');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const name = page.getByRole('dialog', { name: 'Create New Role' }).getByLabel('Name');
  await name.fill('Half a name');
  const failure = { remote: 'roles', version: '1.9.0', kind: 'render_failed', ms: 1, message: 'planted' };
  for (const { access_token } of served.slice(0, 3)) await ask('/remotes/reports', access_token, failure);
  const failedAt = Date.now();
  await expect.poll(() => versionOf(product, first), { timeout: 30_000 }).not.toBe('1.9.0');
  expect(Date.now() - failedAt).toBeLessThan(30_000);

  await expect(name).toHaveValue('Half a name');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Role & Permission Management' })).toBeVisible();
  await context.close();
  const overview = await administrator.open();
  await overview.goto('/remotes');
  await overview.getByRole('tab', { name: 'Audit trail' }).click();
  const line = overview.getByRole('list', { name: 'Audit trail' }).getByRole('listitem').filter({ hasText: '1.9.0' });
  await expect(line.filter({ hasText: 'it failed for 3 of' })).toHaveCount(1);
});

test('a deploy key that is revoked publishes nothing, and another administrator sees it go', async ({
  product,
  administrator,
}) => {
  const [page, other] = [await administrator.open(), await administrator.open()];
  await page.goto('/remotes');
  const secret = await makeKey(page);
  await other.goto('/remotes');
  await other.getByRole('tab', { name: 'Deploy keys' }).click();
  await new Frame(other).expectLive();
  const keys = other.getByRole('list', { name: 'Deploy keys' }).getByRole('listitem');
  await expect(keys.last()).toBeVisible();
  const before = await keys.count();
  await expect(remoteCommand(product.url, secret, 'list', 'roles')).resolves.toContain('roles: 1.');
  await page.getByRole('button', { name: 'Revoke Pipeline of the journey' }).last().click();
  await expectClean(page, 'revoking a deploy key');
  await confirm(page, 'Revoke');
  await expect(keys).toHaveCount(before - 1);
  await expect(remoteCommand(product.url, secret, 'list', 'roles')).rejects.toThrow();
});

test('the remotes on a phone, dark', async ({ administrator }) => {
  const page = await administrator.open();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/remotes');
  await expect(card(page)).toBeVisible();
  await card(page)
    .getByRole('button', { name: /^\d+ versions?$/ })
    .click();
  await expectClean(page, '/remotes with versions');
  await page.getByRole('button', { name: 'Actions for Roles 1.0.0' }).click();
  await page.getByRole('menuitem', { name: 'Pin a tenant to it…' }).click();
  await expect(page.getByRole('radio', { name: /Alderbrook/ })).toBeVisible();
  await expectClean(page, 'pinning a tenant');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('tab', { name: 'Deploy keys' }).click();
  await page.getByRole('button', { name: 'Make deploy key' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'making a deploy key');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('tab', { name: 'Audit trail' }).click();
  await expectClean(page, 'the audit trail');
});

test('the developer tools tell on that very page what everybody gets', async ({ administrator }) => {
  const page = await administrator.open();
  await page.goto('/remotes');
  await expect(card(page).getByText(/live$/)).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyK');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('list', { name: 'Versions of this page' })).toContainText('what everybody gets');
  await expect(card(page)).toBeVisible();
});
