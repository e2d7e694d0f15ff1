import { chooseFromMenu, tabTo } from '../fixtures/keyboard';
import { tried } from '../fixtures/soaked';
import { expect, newPerson, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { InvitationsPage } from '../pages/invitations';

for (const width of tried([320, 1280], 320)) {
  test(`invitations by keyboard alone at ${width} px`, async ({ newCompany }) => {
    const { page } = await newCompany('Keyboard Goods', { viewport: { width, height: 800 } });
    const invitations = new InvitationsPage(page);
    await invitations.open();
    await new Frame(page).expectLive();
    const { email } = newPerson();
    const dialog = page.getByRole('dialog', { name: 'Send Invitation' });
    const more = page.getByRole('button', { name: `More about the invitation to ${email}` });

    await tabTo(page, 'Invite');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    const address = dialog.getByRole('textbox', { name: 'Email' });
    await expect(address).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(invitations.row(email)).toContainText('Pending');
    await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeFocused();

    // The list is one stop: from its header down to the row, and to the row's end.
    await tabTo(page, 'Select all rows that are loaded');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(more).toBeFocused();
    await chooseFromMenu(page, 'Timeline');
    const timeline = page.getByRole('dialog', { name: 'Timeline' });
    await expect(timeline.getByRole('list', { name: 'What happened' })).toContainText('Invited by Ada');
    await page.keyboard.press('Escape');
    await expect(timeline).toBeHidden();
    await expect(more).toBeFocused();
    await chooseFromMenu(page, 'Cancel');
    await expect(invitations.row(email)).toContainText('Canceled');
    await expect(more).toBeFocused();
    await chooseFromMenu(page, 'Resend');
    await expect(invitations.row(email)).toContainText('Pending');
  });
}

test('many are invited by keyboard alone', async ({ newCompany }) => {
  const { page } = await newCompany('Keyboard Goods');
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const [one, two] = [newPerson(), newPerson()];
  await tabTo(page, 'Bulk invite');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bulk invite' });
  const people = dialog.getByLabel('People');
  await expect(people).toBeVisible();
  if (!(await people.evaluate((field) => field === document.activeElement))) await tabTo(page, 'People');
  await page.keyboard.insertText(`${one.email}\n${two.email}`);
  await expect(dialog.getByText('2 will be invited')).toBeVisible();
  await tabTo(page, 'Send 2 invitations');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('2 invited')).toBeVisible();
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  for (const { email } of [one, two]) await expect(invitations.row(email)).toContainText('Pending');
  await expect(page.getByRole('button', { name: 'Bulk invite' })).toBeFocused();
});

test('a menu of the top bar that is reached for before its code is there opens when it is', async ({ newCompany }) => {
  const { page } = await newCompany('Keyboard Goods');
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/frame-code.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: 'Profile of' });
  await tabTo(page, /Profile of/);
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);

  release();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
