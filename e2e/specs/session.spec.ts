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

test('logging out in one tab signs out the other', async ({ newCompany }) => {
  const { page, context } = await newCompany();
  await page.goto('/dashboard');
  await expect(new Frame(page).heading('Dashboard')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/roles');
  await expect(new Frame(other).heading('Role & Permission Management')).toBeVisible();

  await new Frame(page).logOut();
  await expect(page).toHaveURL(/\/landing$/);
  await expect(other).toHaveURL(/\/landing$/);
  expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});
