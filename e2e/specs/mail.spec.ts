import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { LoginPage } from '../pages/login';
import { Mailbox } from '../pages/mailbox';

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

test('a token that is none leads to step 1 with the reason', async ({ visitor: page, guard }) => {
  guard.allow(/422/);
  await page.goto('/register?token=not-a-token');
  await expect(page.getByText('Invalid or expired invitation token')).toBeVisible();
  await expect(page.getByText('Enter your email to get started')).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});
