import { expect, newPerson, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { LoginPage } from '../pages/login';
import { Mailbox } from '../pages/mailbox';

test('a forgotten password: mailed link, new password, the link works once', async ({
  visitor: page,
  newCompany,
  guard,
}) => {
  guard.allow(/422/);
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

test('an invited person joins by the mailed link, and the inviter sees it at once', async ({ visitor, newCompany }) => {
  const { page } = await newCompany('Harbour Goods');
  const invited = newPerson();
  await page.goto('/invitations');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Invitation' });
  await expect(dialog.getByText('Invite someone to join your organization.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^e-?mail/i }).fill(invited.email);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(invited.email).first()).toBeVisible();
  await expect(page.getByText('Pending').first()).toBeVisible();

  await visitor.goto(await new Mailbox(visitor).linkTo(invited.email, '/register'));
  await expect(visitor.getByText("You've been invited to join")).toBeVisible();
  await expect(visitor).toHaveURL(/\/register$/);
  await expect(visitor.getByText('Harbour Goods').first()).toBeVisible();
  await expect(visitor.getByText(invited.email).first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Back to Email' })).toHaveCount(0);
  await visitor.getByLabel('First Name').fill(invited.firstName);
  await visitor.getByLabel('Last Name').fill(invited.lastName);
  await visitor.getByLabel('Password', { exact: true }).fill(invited.password);
  await visitor.getByRole('button', { name: 'Sign Up' }).click();
  await expect(visitor).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Accepted').first()).toBeVisible({ timeout: 3_000 });
});

test('a token that is none leads to step 1 with the reason', async ({ visitor: page, guard }) => {
  guard.allow(/422/);
  await page.goto('/register?token=not-a-token');
  await expect(page.getByText('Invalid or expired invitation token')).toBeVisible();
  await expect(page.getByText('Enter your email to get started')).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});
