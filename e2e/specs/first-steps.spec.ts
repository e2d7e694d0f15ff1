import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { tabTo } from '../fixtures/keyboard';
import { layoutShiftsOf, watchLayoutShifts } from '../fixtures/layout-shifts';
import { expect, newPerson, test } from '../fixtures/test';
import { SignUpPage } from '../pages/sign-up';

test.use({ reducedMotion: 'no-preference' });

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };
const card = (page: Page) => page.getByRole('region', { name: 'Get started' });

/** Axe, and nothing wider than the screen, on a screen and on a phone. */
async function expectCleanAtBoth(page: Page, what: string) {
  await expectClean(page, what);
  await page.setViewportSize(NARROW);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} at 320 px`).toBeLessThanOrEqual(0);
  await expectClean(page, `${what} at 320 px`);
  await page.setViewportSize(WIDE);
}

test('from signing up over sample data to a first plan, what it found, and back to nothing', async ({
  visitor: page,
  browserOf,
}) => {
  test.setTimeout(900_000);
  const person = newPerson();
  await page.setViewportSize(WIDE);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.giveEmail(person.email);
  await signUp.fillProfile(person, { company: 'Harbour Goods' });
  await signUp.submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(card(page).getByText('0 of 4 done')).toBeVisible();
  await expectCleanAtBoth(page, 'the first steps of a company with nothing');
  const { page: other } = await browserOf(person);
  await other.goto('/inventory');

  // By keyboard alone.
  await tabTo(page, 'Use sample data');
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/sample-data'));
  await page.keyboard.press('Enter');
  await asked;
  // It goes on without the page.
  await page.goto('/inventory');
  await page.goto('/dashboard');
  await expect(card(page).getByText('2 of 4 done')).toBeVisible({ timeout: 60_000 });
  await expect(card(page).getByText(/^“Sample warehouse” is sample data/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Sample warehouse' })).toBeVisible();
  await expectCleanAtBoth(page, 'the first steps with sample data');

  await tabTo(page, 'Begin a search');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Slotting of Sample warehouse' })).toBeVisible();
  await page.getByLabel('Search for').selectOption({ label: '10 seconds' });
  await page.getByRole('button', { name: 'Search for a plan' }).click();
  await expect(page.getByRole('region', { name: 'Latest search' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(card(page).getByText('3 of 4 done')).toBeVisible();
  // How much it finds in so short a time is the machine's matter.
  const found = card(page).getByText(/^(The plan saves \d+% of|The search found no plan)/);
  await expect(found).toBeVisible({ timeout: 120_000 });
  await expectCleanAtBoth(page, 'the first steps with a plan');
  await card(page).getByRole('link', { name: 'Open the plan' }).click();
  await expect(page.getByRole('region', { name: 'Latest search' }).getByText('Done', { exact: true })).toBeVisible();
  await expectClean(page, 'what the first search found');

  await page.goto('/dashboard');
  await tabTo(page, 'Remove sample data');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Remove sample data “Sample warehouse”?' });
  await expect(dialog.getByText(/^Gone for good: the warehouse with 120 places, 80 SKUs/)).toBeVisible();
  await expect(dialog.getByText(/1 search for a plan/)).toBeVisible();
  await expectCleanAtBoth(page, 'the question before sample data is removed');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: 'Remove sample data' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Gone for good/)).toBeVisible();
  await tabTo(page, 'Remove sample data');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('0 of 4 done')).toBeVisible({ timeout: 60_000 });
  await expect(other.getByRole('link', { name: 'Sample warehouse' })).toHaveCount(0);
  await expectClean(page, 'the first steps once more');

  await card(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(card(page)).toHaveCount(0);
  const show = page.getByRole('button', { name: 'Show “Get started”' });
  await expect(show).toBeFocused();
  await page.reload();
  await show.click();
  await expect(card(page)).toBeVisible();
});

test('the card comes with the page, and moves nothing', async ({ newCompany }) => {
  const { page, context } = await newCompany();
  await watchLayoutShifts(context);
  await page.goto('/dashboard');
  await expect(card(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sum = (await layoutShiftsOf(page)).reduce((total, { value }) => total + value, 0);
  expect(sum).toBeLessThan(0.02);
});
