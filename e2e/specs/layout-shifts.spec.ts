import type { Page } from '@playwright/test';
import { layoutShiftsOf, watchLayoutShifts } from '../fixtures/layout-shifts';
import { expect, newPerson, test } from '../fixtures/test';
import { SignUpPage } from '../pages/sign-up';

/** Most that all shifts of a page may sum up to, which is never less than the CLS of browsers. */
const MOST = 0.02;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
const VISITOR = ['/landing', '/login', '/register', '/forgot-password', '/reset-password', '/case-studies'];
const USER = [
  '/dashboard',
  '/dashboard?tab=analytics',
  '/dashboard?tab=transactions',
  '/dashboard?tab=notifications',
  '/slotting',
  '/inventory',
  '/inventory/skus',
  '/inventory/stock',
  '/inventory/moves',
  '/roles',
  '/roles?view=list',
  '/roles?view=matrix',
  '/audit',
  '/users',
  '/invitations',
  '/settings',
];

/** Answers of the server come late enough for the placeholders to be painted. */
async function answerLate(page: Page) {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });
}

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

async function expectStill(page: Page, path: string) {
  const shifts = await layoutShiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path} moves: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
}

for (const viewport of SIZES) {
  test(`no visitor's page moves while it is loaded, at ${viewport.width} px`, async ({ browser, server, guard }) => {
    const context = await browser.newContext({ baseURL: server.url, viewport });
    guard.watch(context);
    await watchLayoutShifts(context);
    const page = await context.newPage();
    await answerLate(page);
    for (const path of VISITOR) {
      await page.goto(path);
      await settle(page);
      await expectStill(page, path);
    }
    await context.close();
  });

  test(`no user's page moves while it is loaded, at ${viewport.width} px`, async ({ newCompany }) => {
    const { page, context } = await newCompany('Harbour Goods', { viewport });
    await watchLayoutShifts(context);
    await answerLate(page);
    for (const path of USER) {
      await page.goto(path);
      await settle(page);
      await expectStill(page, path);
    }
  });

  test(`nothing moves from the sign-up to the dashboard, at ${viewport.width} px`, async ({
    browser,
    server,
    guard,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, viewport });
    guard.watch(context);
    await watchLayoutShifts(context);
    const page = await context.newPage();
    const person = newPerson();
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.giveEmail(person.email);
    await signUp.fillProfile(person, { company: 'Harbour Goods' });
    await answerLate(page);
    const before = (await layoutShiftsOf(page)).length;
    await signUp.submit.click();
    await page.waitForURL(/\/dashboard$/);
    await settle(page);
    const shifts = (await layoutShiftsOf(page)).slice(before);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `after signing up: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
    await context.close();
  });
}
