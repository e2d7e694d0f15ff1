import { tabTo } from '../fixtures/keyboard';
import { expect, newPerson, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { SignUpPage } from '../pages/sign-up';

test('a company signs up, is logged in by the hand-over and lands on the dashboard', async ({ visitor: page }) => {
  const person = newPerson();
  const signUp = new SignUpPage(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await signUp.open();
  await expect(page.getByText('Create your account')).toBeVisible();
  await signUp.giveEmail('not-an-address');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await signUp.giveEmail(person.email);
  await expect(page.getByText('Choose your account type and provide details')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'WMS' })).toHaveAttribute('aria-selected', 'true');
  await signUp.fillProfile(person, { company: 'Harbour Goods' });
  await signUp.submit.click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(new Frame(page).heading('Dashboard')).toBeVisible();
  await expect(page.getByText('Harbour Goods').first()).toBeVisible();
  expect(addresses.filter((address) => address.includes(encodeURIComponent(person.password)))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(person.password);
});

test('a WMS signs up and sees its own menu', async ({ visitor: page }) => {
  const person = newPerson();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.giveEmail(person.email);
  await signUp.fillProfile(person, { wms: 'Quayside Systems' });
  await signUp.submit.click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: /Quayside Systems/ }).click();
  const menu = page.getByRole('dialog', { name: 'WMS menu' });
  await menu.getByRole('button', { name: /^Companies/ }).click();
  await expect(menu.getByText('No Companies')).toBeVisible();
  await menu.getByRole('button', { name: /^Users/ }).click();
  await expect(menu.getByText(person.lastName).first()).toBeVisible();
  await expect(menu.getByRole('button', { name: /Warehouses/ })).toHaveCount(0);
});

test('sign-up by keyboard alone', async ({ visitor: page }) => {
  const person = newPerson();
  await page.goto('/register');
  await new SignUpPage(page).email.waitFor();
  const type = async (text: string) => page.keyboard.type(text);
  await tabTo(page, 'Email');
  await type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'WMS' })).toBeVisible();
  await tabTo(page, 'WMS');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
  for (const [label, value] of [
    ['Company Name', 'Keyboard Goods'],
    ['First Name', person.firstName],
    ['Last Name', person.lastName],
    ['Password', person.password],
  ] as const) {
    await tabTo(page, label);
    await type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
