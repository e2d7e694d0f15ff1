import { actingAs } from '../fixtures/acting';
import { expect, test } from '../fixtures/test';
import { InvitationsPage } from '../pages/invitations';
import { Search } from '../pages/search';

test('of an invitation name and address are whole at 1280 px, and state and time left are in sight at 768', async ({
  newCompany,
  request,
  server,
}) => {
  const { page, person } = await newCompany();
  const act = await actingAs(request, server.url, person);
  const invited = { name: 'Maximiliane von Hohenberg', email: 'maximiliane.hohenberg@warehouse.example.test' };
  await act('POST', '/invitation', { invitation_type: 'join_company', ...invited });
  await page.setViewportSize({ width: 1280, height: 800 });
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const row = invitations.row(invited.email);
  await expect(row).toBeVisible();
  for (const text of [invited.name, invited.email]) {
    const cut = await row.getByText(text).evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(cut, text).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(row.locator('[data-column=action]')).toBeInViewport();
  // The table lays its columns out anew once it has the room.
  const isCovered = async (column: string) => {
    const [cell, pinned] = await Promise.all([
      row.locator(`[data-column=${column}]`).boundingBox(),
      row.locator('[data-column=action]').boundingBox(),
    ]);
    return !cell || !pinned || cell.x + cell.width > pinned.x + 1;
  };
  await expect.poll(() => isCovered('role'), 'the role at 1024 px').toBe(false);
  await page.setViewportSize({ width: 768, height: 800 });
  const button = row.getByRole('button', { name: /^Cancel/ });
  await expect(button).toBeInViewport();
  for (const column of ['status', 'expires']) await expect.poll(() => isCovered(column), column).toBe(false);
});

test('whose rights cannot be read after a reload keeps their menu, and no page opens by it', async ({
  newCompany,
  guard,
}) => {
  guard.allow(/status of 500/);
  const { page } = await newCompany();
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Roles' })).toBeVisible();
  await page.route('**/api/myroles', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong' } }),
  );
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Invitations' })).toBeVisible();
  await menu.getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Owner' })).toHaveCount(0);
  await page.unroute('**/api/myroles');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('heading', { name: 'Owner' })).toBeVisible();
});

test('a role that is shown stands whole below the filters, and its Save is in sight while it is edited', async ({
  newCompany,
  request,
  server,
}) => {
  const { page, person } = await newCompany();
  const act = await actingAs(request, server.url, person);
  for (let at = 0; at < 40; at += 1) await act('POST', '/role', { name: `Team ${at}` });
  // Too low for a card with its permissions.
  await page.setViewportSize({ width: 1280, height: 730 });
  await page.goto('/roles?view=list');
  await expect(page.getByRole('heading', { name: 'Owner' })).toBeVisible();
  const filters = page.getByRole('group', { name: 'Find roles' });
  // Its list reaches beyond the lower edge.
  const manager = page.getByRole('article', { name: 'Manager' });
  await manager.getByRole('button', { name: 'Edit Permissions' }).click();
  const save = manager.getByRole('button', { name: 'Save Permissions' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await manager.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });

  // From below, so that its card comes in at the upper edge.
  const last = page.getByRole('heading', { name: 'Team 9', exact: true });
  await page.mouse.move(900, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  const search = new Search(page);
  await search.open();
  await search.box.fill('Team 15');
  await search.option('Roles', /^Team 15/).click();
  const name = page.getByRole('heading', { name: 'Team 15' });
  await expect(name).toBeVisible();
  await expect(async () => {
    const [bar, shown] = await Promise.all([filters.boundingBox(), name.boundingBox()]);
    expect(shown!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  }).toPass();
});

test('the list of people to invite and their role are in sight together, and without a connection a dialog says so and can be left', async ({
  newCompany,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { page } = await newCompany();
  await page.setViewportSize({ width: 1280, height: 800 });
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const bulk = await invitations.startBulk('ann@example.test\nbroken@x');
  await expect(bulk.getByText('1 will be invited · 1 invalid')).toBeVisible();
  await expect(bulk.getByLabel('People')).toBeInViewport({ ratio: 1 });
  await expect(bulk.getByLabel('Role')).toBeInViewport({ ratio: 1 });
  await bulk.getByRole('button', { name: 'Cancel' }).click();

  const dialog = await invitations.startInviting();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ann@example.test');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog.getByRole('status')).toContainText('this waits for the connection');
  await expect(page.getByText(/^1 change waits for the connection/)).toBeAttached();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  // It was given up, and does not go out later.
  await expect(page.getByText(/^1 change waits for the connection/)).toHaveCount(0);
  await page.context().setOffline(false);
});

test('what waits for the connection is not lost with its page: it is sent once it is back, and a refusal said there', async ({
  newCompany,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/, /status of 409/);
  const { page } = await newCompany();
  const goTo = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  const createOffline = async (name: string) => {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Role' });
    await dialog.getByLabel('Name').fill(name);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Create Role' }).click();
    await expect(dialog.getByRole('status')).toContainText('this waits for the connection');
  };
  // The page's code is here before the network is gone.
  await page.goto('/invitations');
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeEnabled();
  await goTo('Roles');
  await createOffline('Night shift');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation Management' })).toBeVisible();
  const bar = page.getByRole('status', { name: 'Connection' });
  await expect(bar).toContainText('1 change waits for the connection: Create New Role (Role & Permission Management)');
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    return question.type();
  });
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');
  await page.context().setOffline(false);
  await expect(bar).toBeEmpty();
  // It does not pull anybody back.
  await expect(page).toHaveURL(/\/invitations$/);
  await goTo('Roles');
  await expect(page.getByRole('article', { name: 'Night shift' })).toBeVisible();

  await createOffline('Night shift');
  await page.evaluate(() => history.back());
  await expect(bar).toContainText('1 change waits');
  await page.context().setOffline(false);
  const refusal = page.locator('.fui-Toast').filter({ hasText: 'waited for the connection and was not saved' });
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(page).toHaveURL(/\/roles/);
});

test('of German roles nothing reaches out of its card, at 1024 px', async ({ newCompany }) => {
  const { page } = await newCompany();
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await page.goto('/roles?view=grid');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('tab', { name: /^Berechtigungen/ }).first()).toBeVisible();
  for (const card of await cards.all()) {
    const wide = await card.evaluate((one) => {
      const edge = one.getBoundingClientRect().right;
      return [...one.querySelectorAll('[role=tab]')].filter((tab) => tab.getBoundingClientRect().right > edge).length;
    });
    expect(wide).toBe(0);
  }
});
