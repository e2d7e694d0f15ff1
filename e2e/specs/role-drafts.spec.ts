import type { Locator, Page } from '@playwright/test';
import { actingAs, type Act } from '../fixtures/acting';
import { expect, test } from '../fixtures/test';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const edge = async (locator: Locator) => Math.round((await locator.boundingBox())!.y);
/** Lower edge of the pinned filters. */
const filtersEnd = async (page: Page) => {
  const box = (await page.getByRole('group', { name: 'Find roles' }).boundingBox())!;
  return box.y + box.height;
};

async function makeRoles(act: Act, count: number) {
  for (let at = 0; at < count; at += 1) await act('POST', '/role', { name: `Team ${String(at).padStart(2, '0')}` });
}

async function open(page: Page, view: 'list' | 'grid') {
  await page.goto(`/roles?view=${view}`);
  await expect(card(page, 'Owner')).toBeVisible();
}

async function edit(page: Page, name: string) {
  const role = card(page, name);
  const button = role.getByRole('button', { name: 'Edit Permissions' });
  await button.click();
  await expect(role.getByRole('button', { name: 'Save Permissions' })).toBeVisible();
  return role;
}

/** The draft's list begins below the filters, its Save is in sight, and both are seen together. */
async function expectInSight(page: Page, role: Locator) {
  await expect(role.getByRole('button', { name: 'Save Permissions' })).toBeInViewport({ ratio: 1 });
  await expect(role.getByRole('button', { name: 'Cancel', exact: true })).toBeInViewport({ ratio: 1 });
  const first = role.getByRole('tabpanel').getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await edge(first)) - (await filtersEnd(page))).toBeGreaterThanOrEqual(0);
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`an unsaved role is found again with its list and its Save, at ${viewport.width} px`, async ({
    newCompany,
    request,
    server,
  }) => {
    const { page, person } = await newCompany('Harbour Goods', { viewport });
    await makeRoles(await actingAs(request, server.url, person), 20);
    await open(page, 'list');
    const manager = await edit(page, 'Manager');
    await expectInSight(page, manager);
    await manager
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const unsaved = page.getByRole('button', { name: '1 role not saved' });

    // The bar is opened and closed again: nothing moves.
    const before = await edge(manager);
    await unsaved.click();
    await expect(page.getByRole('menuitem', { name: /^Show/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect(await edge(manager)).toBe(before);

    // From far away it is brought back, with the focus in it.
    await page.mouse.move(viewport.width - 60, viewport.height - 160);
    const last = card(page, 'Team 19');
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      await expect(last).toBeInViewport({ timeout: 300 });
    }).toPass();
    await unsaved.click();
    await page.getByRole('menuitem', { name: 'Show Manager' }).click();
    await expectInSight(page, manager);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('article')?.textContent ?? ''))
      .toContain('Manager');
  });
}

for (const ending of ['Save Permissions', 'Cancel']) {
  test(`${ending} in the last row moves no card`, async ({ newCompany, request, server }) => {
    const { page, person } = await newCompany();
    const act = await actingAs(request, server.url, person);
    await makeRoles(act, 6);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'grid');
    const { myRoles } = await act<{ myRoles: { id: string; name: string }[] }>('GET', '/mycompany/roles');
    const { myPermissions } = await act<{ myPermissions: { id: string }[] }>('GET', '/mycompany/permissions');
    const last = myRoles.find(({ name }) => name === 'Team 05')!;
    // It is made to stand at the end with a list of its own.
    await act('PATCH', '/role/permissions', { role_id: last.id, permissions: myPermissions.slice(0, 9) });
    await page.reload();
    await expect(card(page, 'Owner')).toBeVisible();
    await page.mouse.move(1000, 600);
    const end = page.getByRole('article').last();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      const names = await page.getByRole('article').count();
      expect(names).toBeGreaterThan(0);
      await expect(card(page, 'Team 04')).toBeInViewport({ timeout: 300 });
    }).toPass();
    const name = (await end.getByRole('heading').first().textContent())!;
    const role = card(page, name);
    await role.getByRole('button', { name: 'Add…' }).click();
    const dialog = page.getByRole('dialog');
    for (let at = 0; at < 5; at += 1) await dialog.getByRole('checkbox').nth(at).check();
    await dialog.getByRole('button', { name: 'Add 5' }).click();
    await expect(role.getByText('+5 added')).toBeVisible();
    const neighbour = page.getByRole('article').nth(-2);
    // The pointer's own way there may scroll; the click must not.
    await role.getByRole('button', { name: ending, exact: true }).hover();
    const before = [await edge(role), await edge(neighbour)];
    await page.mouse.down();
    await page.mouse.up();
    await expect(role.getByRole('button', { name: 'Edit Permissions' })).toBeVisible();
    await expect.poll(async () => [await edge(role), await edge(neighbour)]).toEqual(before);
  });
}

test('a draft stays where it is while a colleague changes a role above it', async ({ newCompany, request, server }) => {
  const { page, person } = await newCompany();
  const act = await actingAs(request, server.url, person);
  await makeRoles(act, 8);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'list');
  const { myRoles } = await act<{ myRoles: { id: string; name: string }[] }>('GET', '/mycompany/roles');
  await page.mouse.move(1000, 600);
  const above = card(page, 'Team 00');
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(above).toBeInViewport({ timeout: 300 });
    await expect(card(page, 'Team 01')).toBeInViewport({ timeout: 300 });
  }).toPass();
  const draft = await edit(page, 'Team 01');
  await draft.getByRole('heading').hover();
  const before = await edge(draft);
  const description = 'Looks after everything that comes in between ten in the evening and six in the morning. '.repeat(
    4,
  );
  await act('PATCH', '/role', { role_id: myRoles.find(({ name }) => name === 'Team 00')!.id, description });
  await expect(above.getByText('Looks after everything')).toBeAttached();
  await expect.poll(() => edge(draft)).toBe(before);
});
