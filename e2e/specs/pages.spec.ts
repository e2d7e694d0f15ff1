import type { Page } from '@playwright/test';
import { answerLate, layoutShiftsOf, MOST_SHIFT, settle, watchLayoutShifts } from '../fixtures/layout-shifts';
import { expectCleanInBoth } from '../fixtures/looks';
import { expect, newPerson, test } from '../fixtures/test';
import { SignUpPage } from '../pages/sign-up';

test.use({ reducedMotion: 'no-preference' });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 320, height: 740 },
];
/** Pages, and whether axe judges them here: the others are views of the same parts. */
interface Visited {
  path: string;
  isJudged: boolean;
}
const judged = (...paths: string[]): Visited[] => paths.map((path) => ({ path, isJudged: true }));
const alike = (...paths: string[]): Visited[] => paths.map((path) => ({ path, isJudged: false }));
const VISITOR = [
  ...judged('/landing', '/login', '/register', '/forgot-password', '/case-studies'),
  ...alike('/reset-password'),
];
const USER = [
  ...judged('/dashboard', '/slotting', '/inventory', '/roles', '/users', '/invitations', '/settings'),
  ...alike('/dashboard?tab=analytics', '/dashboard?tab=transactions', '/dashboard?tab=notifications'),
  ...alike('/inventory/skus', '/inventory/stock', '/inventory/moves'),
  ...alike('/roles?view=list', '/roles?view=matrix', '/audit'),
];

async function expectStill(page: Page, path: string) {
  const shifts = await layoutShiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path} moves: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
}

/** Opens each page once, sees that nothing moves while it is loaded, and then has axe judge it. */
async function expectGood(page: Page, visited: readonly Visited[]) {
  for (const { path, isJudged } of visited) {
    await page.goto(path);
    await settle(page);
    await expectStill(page, path);
    if (!isJudged) continue;
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectCleanInBoth(page, path);
    // The next one is loaded with all its motion.
    await page.emulateMedia({ colorScheme: null, reducedMotion: 'no-preference' });
  }
}

for (const viewport of SIZES) {
  test(`visitors' pages stand still while they are loaded and are clean, at ${viewport.width} px`, async ({
    visitor: page,
  }) => {
    await watchLayoutShifts(page.context());
    await page.setViewportSize(viewport);
    await answerLate(page);
    await expectGood(page, VISITOR);
  });

  test(`users' pages stand still while they are loaded and are clean, at ${viewport.width} px`, async ({
    newCompany,
  }) => {
    const { page, context } = await newCompany('Harbour Goods', { viewport });
    await watchLayoutShifts(context);
    await answerLate(page);
    await expectGood(page, USER);
  });

  test(`nothing moves from the sign-up to the dashboard, at ${viewport.width} px`, async ({ visitor: page }) => {
    await watchLayoutShifts(page.context());
    await page.setViewportSize(viewport);
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
    expect(sum, `after signing up: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
  });
}
