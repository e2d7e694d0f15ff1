import { actingAs } from '../fixtures/acting';
import { colleague } from '../fixtures/colleague';
import { chooseFromMenu, pressTo, tabTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

test('access is asked for and granted, notices are read, people and the audit looked through, by keyboard alone', async ({
  newCompany,
  browserOf,
  server,
  request,
}) => {
  const { page, person: ownerPerson } = await newCompany('Keyboard Goods');
  const owner = await actingAs(request, server.url, ownerPerson);
  const { page: theirs, person } = await browserOf(await colleague(request, server.url, owner));
  const who = `${person.firstName} ${person.lastName}`;
  await page.goto('/dashboard');
  await new Frame(page).expectLive();
  await theirs.goto('/audit');
  await new Frame(theirs).expectLive();

  await tabTo(theirs, 'Ask for access');
  await theirs.keyboard.press('Enter');
  const question = theirs.getByRole('dialog', { name: 'Ask for access' });
  await expect(question.getByRole('textbox')).toBeFocused();
  await theirs.keyboard.type('I look after the seals.');
  await tabTo(theirs, 'Ask');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText(/^You asked for access on/)).toBeVisible();

  // Their joining is read by its button, their request by following it.
  const bell = (unread: number) => page.getByRole('button', { name: `Notifications, ${unread} unread` });
  await expect(bell(2)).toBeVisible();
  await tabTo(page, 'Notifications, 2 unread');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('link', { name: `${who} asks for the permission “View the audit trail”` });
  await expect(asked).toBeVisible();
  await tabTo(page, /^Mark as read: .* accepted your invitation/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Mark as unread: .* accepted your invitation/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressTo(page, asked);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Requests for permissions' });
  await expect(panel.getByText('I look after the seals.')).toBeVisible();
  await tabTo(page, 'Grant');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  // The audit has opened by itself: it is narrowed, an entry is opened, and what can be taken along is looked at.
  const entries = theirs.getByRole('grid', { name: 'Audit entries' });
  await expect(entries.getByRole('row').nth(1)).toBeVisible();
  await pressTo(theirs, theirs.getByRole('main').getByRole('searchbox'));
  await theirs.keyboard.type('about:role');
  await expect(theirs).toHaveURL(/q=about%3Arole/);
  await expect(entries.getByText(/invit/)).toHaveCount(0);
  await pressTo(theirs, entries);
  await theirs.keyboard.press('ArrowDown');
  await pressTo(theirs, entries.getByRole('row').nth(1).getByRole('link').first(), { key: 'ArrowRight', most: 8 });
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/role/);
  // The browser's own way back: no window, no shortcut.
  await theirs.goBack();
  await expect(entries.getByRole('row').nth(1)).toBeVisible();
  const exporting = theirs.getByRole('button', { name: 'Export' });
  await pressTo(theirs, exporting);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  await theirs.keyboard.press('Escape');
  await expect(exporting).toBeFocused();

  // The person is found, looked at, and neither moved nor removed.
  await pressTo(page, page.getByRole('button', { name: /^Profile of/ }));
  await chooseFromMenu(page, 'Users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const people = page.getByRole('grid', { name: 'Users' });
  await pressTo(page, page.getByRole('main').getByRole('searchbox'));
  await page.keyboard.type(person.email);
  await expect(people.getByText(ownerPerson.email)).toHaveCount(0);
  const link = people.getByRole('link', { name: who });
  await pressTo(page, people);
  await page.keyboard.press('ArrowDown');
  await pressTo(page, link, { key: 'ArrowRight', most: 8 });
  await page.keyboard.press('Enter');
  const access = page.getByRole('dialog', { name: 'Access explained' });
  await expect(access.getByText(/^Has the role/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(access).toBeHidden();
  await expect(people.getByText(ownerPerson.email)).toHaveCount(0);
  const more = people.getByRole('button', { name: `More about ${who}` });
  await pressTo(page, people);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(more).toBeFocused();
  await chooseFromMenu(page, 'Change role…');
  const moving = page.getByRole('alertdialog', { name: 'Change the role of 1 person' });
  await expect(moving).toBeVisible();
  await pressTo(page, moving.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(moving).toBeHidden();
  await expect(more).toBeFocused();
  await chooseFromMenu(page, 'Remove');
  const removal = page.getByRole('alertdialog', { name: `Remove ${who}?` });
  await expect(removal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(removal).toBeHidden();
  await expect(more).toBeFocused();
  await expect(people.getByText(person.email)).toBeVisible();
});
