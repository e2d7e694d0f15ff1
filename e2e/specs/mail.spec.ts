import { expectClean } from '../fixtures/expect-clean';
import { expect, newPerson, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { LoginPage } from '../pages/login';
import { Mailbox } from '../pages/mailbox';
import { SignUpPage } from '../pages/sign-up';

test('a forgotten password: mailed link, new password, the link works once', async ({
  visitor: page,
  newCompany,
  guard,
}) => {
  // Also the page in which they were logged in, and are not any more.
  guard.allow(/422/, /status of 401/);
  const { person } = await newCompany();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel(/^e-?mail/i).fill(person.email);
  await page.getByRole('main').getByRole('button').first().click();
  const link = await new Mailbox(page).linkTo(person.email, '/reset-password');

  const chosen = `${person.password}-new`;
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page
    .getByLabel(/password/i)
    .and(page.locator('input'))
    .first()
    .fill(chosen);
  await page
    .getByRole('main')
    .getByRole('button', { name: /(set|save|reset|change|choose).*password/i })
    .click();
  await expect(
    page
      .getByText(/password/i)
      .and(page.getByText(/changed|set|saved|new password/i))
      .first(),
  ).toBeVisible();

  await page.goto('/login');
  await new LoginPage(page).logIn(person.email, chosen);
  await expect(page).toHaveURL(/\/dashboard$/);
  await new Frame(page).logOut();
  await expect(page).toHaveURL(/\/landing$/);
  await page.goto(link);
  await page
    .getByLabel(/password/i)
    .and(page.locator('input'))
    .first()
    .fill(`${chosen}-again`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /(set|save|reset|change|choose).*password/i })
    .click();
  await expect(page.getByText('This link is no longer valid. Please request a new one.')).toBeVisible();
});

test('signing up works at once; the address is confirmed by the mailed link, which works once', async ({
  visitor: page,
  guard,
}) => {
  guard.allow(/422/);
  const person = newPerson();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.giveEmail(person.email);
  await signUp.fillProfile(person, { company: 'Proven Goods' });
  await signUp.submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(
    page.getByText(`We sent a link to ${person.email}. You can start right away.`, { exact: true }),
  ).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText(`Confirm that ${person.email} is yours`).first()).toBeVisible();
  await expectClean(page, 'settings of an unconfirmed address');
  const link = await new Mailbox(page).linkTo(person.email, '/confirm-address');
  await page.goto(link);
  await expect(page).toHaveURL(/\/confirm-address$/);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectClean(page, 'the page that confirms an address');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.goto('/settings');
  const address = page.getByRole('region', { name: 'Email address' });
  await expect(address.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your address is already confirmed' })).toBeVisible();
  await expectClean(page, 'a link that was opened once more');
});

test('a token that is none leads to step 1 with the reason', async ({ visitor: page, guard }) => {
  guard.allow(/422/);
  await page.goto('/register?token=not-a-token');
  await expect(page.getByText('Invalid or expired invitation token')).toBeVisible();
  await expect(page.getByText('Enter your email to get started')).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});
