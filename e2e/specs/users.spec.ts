import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { chooseFromMenu, tabTo } from '../fixtures/keyboard';
import { expect, newPerson, test } from '../fixtures/test';
import { Mailbox } from '../pages/mailbox';

test('whoever manages users sees who is signed in, signs somebody out and removes them', async ({
  newCompany,
  browserOf,
  guard,
  visitor,
  request,
  server,
}) => {
  // Of the browser whose session is ended.
  guard.allow(/status of 401/);
  const { page, person: owner } = await newCompany();
  const act = await actingAs(request, server.url, owner);
  const person = newPerson();
  await act('POST', '/invitation', { invitation_type: 'join_company', email: person.email });
  const link = new URL(await new Mailbox(visitor).linkTo(person.email, '/register'));
  const { firstName: first_name, lastName: last_name, email, password } = person;
  const data = { token: link.searchParams.get('token'), email, first_name, last_name, password };
  await request.post(`${server.url}/api/invitation/register`, { data });
  const { page: theirs } = await browserOf(person);
  await theirs.goto('/dashboard');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const row = page.getByRole('grid', { name: 'Users' }).getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('Member');
  await expectClean(page, 'the users of a company');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByText('1 session', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expectClean(page, 'the users of a company at 320 px');
  for (const filter of await page.getByRole('combobox').all()) {
    const cut = await filter.evaluate((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const text = (select as HTMLSelectElement).selectedOptions[0]?.text ?? '';
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(text).width - room;
    });
    expect(cut, await filter.getAttribute('title').then(String)).toBeLessThanOrEqual(0);
  }
  // The page reaches below the screen: the bar stays above the shell's navigation.
  await page.setViewportSize({ width: 320, height: 568 });
  const name = `${first_name} ${last_name}`;
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const [over, under] = await Promise.all([bar.boundingBox(), page.getByRole('navigation').last().boundingBox()]);
  expect(over!.y + over!.height).toBeLessThanOrEqual(under!.y);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });

  await expect(page.getByText('2 people', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Member');
  await expect(page).toHaveURL(/\?role=Member$/);
  await expect(page.getByText('1 person found')).toBeVisible();
  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('dialog', { name: 'Access explained' });
  await expect(panel.getByText(/^Has the role/)).toBeVisible();
  await expectClean(page, 'what a person may do, beside the users');
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.goto('/users');
  await page.getByRole('link', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog', { name: 'Send Invitation' })).toBeVisible();
  await page.goto('/users');

  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('grid', { name: 'Users' }).getByText(owner.email)).toHaveCount(0);
  await row.getByRole('button', { name: `More about ${name}` }).focus();
  await chooseFromMenu(page, 'Sign out everywhere');
  const question = page.getByRole('alertdialog', { name: `Sign ${name} out everywhere?` });
  await expectClean(page, 'the question before somebody is signed out');
  await tabTo(page, 'Sign out everywhere');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/landing$/);

  await row.getByRole('button', { name: `More about ${name}` }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out everywhere' });
  await expect(signOut).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody matches')).toBeVisible();
});
