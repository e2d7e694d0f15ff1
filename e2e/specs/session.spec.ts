import { Secret, TOTP } from 'otpauth';
import { expectClean } from '../fixtures/expect-clean';
import { tabTo } from '../fixtures/keyboard';
import { expect, newPerson, test } from '../fixtures/test';
import { openSession, register, signedIn } from '../fixtures/people';
import { Frame } from '../pages/frame';
import { LoginPage } from '../pages/login';

test('a wrong password says so, an edit clears it, the right one enters', async ({
  visitor: page,
  newCompany,
  guard,
}) => {
  guard.allow(/401/);
  const { person } = await newCompany();
  const login = new LoginPage(page);
  await login.open();
  await expect(page.getByText('Login to your account')).toBeVisible();
  await login.submit.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await login.logIn(person.email, 'not the password');
  const failure = page.getByText('Invalid email or password. Please try again.');
  await expect(failure).toBeVisible();
  await login.password.fill(person.password);
  await expect(failure).toBeHidden();
  await login.submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever follows a link below the pages signs in and stands where it leads; after signing out it is forgotten', async ({
  visitor: page,
  newCompany,
}) => {
  const { person } = await newCompany();
  const login = new LoginPage(page);
  const signIn = async () => {
    await expect(page).toHaveURL(/\/landing$/);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await login.logIn(person.email, person.password);
  };
  await page.goto('/inventory/skus?sort=-code');
  await signIn();
  await expect(page).toHaveURL(/\/inventory\/skus\?sort=-code$/);
  await new Frame(page).logOut();
  await signIn();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a link with autoSubmit fills the address and sends nothing', async ({ visitor: page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/login') && sent.push(request.url()));
  await page.goto('/login?email=someone%40example.test&autoSubmit=true');
  await expect(new LoginPage(page).email).toHaveValue('someone@example.test');
  await expect(new LoginPage(page).submit).toBeEnabled();
  expect(sent).toEqual([]);
});

test('an expired session is refreshed without a flicker of the visitor pages', async ({
  browser,
  server,
  request,
  guard,
}) => {
  const person = newPerson();
  await register(request, server.url, person, { new_company_name: 'Late Goods' });
  const tokens = await openSession(request, server.url, person);
  const context = await signedIn(browser, server.url, { ...tokens, access_token: 'expired.by.now', expires_in: -3600 });
  guard.watch(context);
  guard.allow(/401/);
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goto('/roles');
  await expect(new Frame(page).heading('Role & Permission Management')).toBeVisible();
  expect(seen.filter((path) => path !== '/roles')).toEqual([]);
  await context.close();
});

test('garbage in the storage ends signed out, without a loop', async ({ browser, server, guard }) => {
  const context = await signedIn(browser, server.url, { access_token: '{}', refresh_token: '💥', expires_in: 60 });
  guard.watch(context);
  guard.allow(/40[013]|422/);
  const page = await context.newPage();
  const refreshes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/refresh') && refreshes.push(request.url()));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/landing$/);
  expect(refreshes.length).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
  await context.close();
});

test('logging out in one tab signs out the other, which says so, and where one was one is again', async ({
  newCompany,
}) => {
  const { page, context, person } = await newCompany();
  await page.goto('/dashboard');
  await expect(new Frame(page).heading('Dashboard')).toBeVisible();
  const other = await context.newPage();
  // It comes last: one that is on its way as the session ends is refused.
  const unread = other.waitForResponse(/\/me\/notifications\/unread/);
  await other.goto('/roles');
  await expect(new Frame(other).heading('Role & Permission Management')).toBeVisible();
  await unread;

  await new Frame(page).logOut();
  await expect(page).toHaveURL(/\/landing$/);
  await expect(other).toHaveURL(/\/landing$/);
  // Nobody did it there.
  await expect(other.getByText('You were signed out')).toBeVisible();
  await expect(page.getByText('You were signed out')).toBeHidden();
  expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await other.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await new LoginPage(other).logIn(person.email, person.password);
  await expect(other).toHaveURL(/\/roles$/);
});

test('a second factor, turned on and used at login by keyboard alone; a recovery code does as well', async ({
  newCompany,
  visitor,
  guard,
}) => {
  guard.allow(/401/);
  const { page, person } = await newCompany();
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Second factor' });
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
  await tabTo(page, 'Set up');
  await page.keyboard.press('Enter');
  await expect(section.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(section.getByLabel('Code of the app')).toBeFocused();
  await expectClean(page, 'the picture of a second factor');
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '');
  // Each code opens once. The one after the present one is taken, too: clocks of phones differ.
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await page.keyboard.type(codeOf(0));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectClean(page, 'recovery codes');
  const recovery = await codes.first().innerText();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Recovery codes of ${person.email} for Slotwise`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // Elements that were not drawn meanwhile have lost the focus, which a browser that prints leaves to them.
  await page.getByRole('button', { name: 'Copy' }).focus();
  // Nobody loses them by a key: they cannot be shown again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Have you kept the recovery codes?' })).toBeVisible();
  await expectClean(page, 'the question after recovery codes');
  await page.keyboard.press('Enter');
  await expect(codes).toHaveCount(10);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Have you kept the recovery codes?' });
  await expect(question.getByRole('button', { name: 'Back to the codes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expect(codes).toHaveCount(10);
  await tabTo(page, 'Save as a file');
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toBe('slotwise-recovery-codes.txt');
  await tabTo(page, 'I have kept them');
  await page.keyboard.press('Enter');
  await expect(codes).toHaveCount(0);
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();

  const login = new LoginPage(visitor);
  const code = visitor.getByLabel(/^Code of your second factor/);
  for (const right of [codeOf(1), recovery]) {
    await login.open();
    await login.logIn(person.email, person.password);
    await expect(code).toBeFocused();
    await visitor.keyboard.type('000000');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText('This code is not right, or was used before')).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(right);
    await visitor.keyboard.press('Enter');
    await expect(visitor).toHaveURL(/\/dashboard$/);
    await visitor.evaluate(() => localStorage.clear());
    await visitor.context().clearCookies();
  }
  await page.reload();
  await expect(section.getByText('9 recovery codes are left.')).toBeVisible();
});
