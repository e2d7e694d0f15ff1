import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';

/** A company of the demonstration: its warehouse has stock, and a history of orders. */
const PLANNER = {
  email: 'owner@alderbrook.example',
  password: 'slotwise-demo',
  firstName: 'Clara',
  lastName: 'Whitfield',
};

/** Types as a scanner does: anywhere on the page, without a pause, with Enter at the end. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('a plan is searched, a part of its moves chosen, approved, activated, done on a phone, and taken back', async ({
  browserOf,
}) => {
  const { page } = await browserOf(PLANNER);
  const { page: phone } = await browserOf(PLANNER);
  await page.goto('/slotting');
  await page.getByRole('list', { name: 'Warehouses' }).getByRole('link', { name: 'Main Warehouse' }).click();
  await expect(page.getByRole('main').getByText('No search yet', { exact: true })).toBeVisible();
  await page.getByLabel('Search for').selectOption({ label: '10 seconds' });
  await page.getByRole('button', { name: 'Search for a plan' }).click();
  const proposals = page.getByRole('region', { name: 'Proposals' });
  await proposals.getByRole('link', { name: 'Choose moves of this plan' }).click({ timeout: 60_000 });

  await expect(page.getByRole('heading', { level: 1, name: 'Choose moves' })).toBeVisible();
  await expect(page.getByText(/^At least \d/)).toBeVisible();
  await expectClean(page, 'the curve of moves');
  // So many that they can be done in a test.
  await page.getByLabel('Stop at').selectOption({ label: 'Best chains' });
  await page.getByLabel('Number of chains').fill('2');
  await page.getByRole('button', { name: 'Make a proposal' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Best 2 chains' })).toBeVisible();
  const moves = page.getByRole('grid', { name: 'Moves of the proposal' });
  await expect(moves.getByText('Open', { exact: true }).first()).toBeVisible();
  await expectClean(page, 'a draft');
  await page.getByRole('button', { name: 'Approve all open' }).click();
  await expect(moves.getByText('Open', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByRole('button', { name: 'Put on the floor' }).click();
  await expect(page.getByRole('main').getByText('On the floor', { exact: true })).toBeVisible();
  const floor = (await page.getByRole('link', { name: 'Open the floor' }).getAttribute('href')) ?? '';

  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(floor);
  const question = phone.getByRole('region', { name: 'What is asked now' }).getByRole('heading');
  await expect(question).toHaveText(/^Fetch \S+ from \S+$/);
  await expectClean(phone, 'a step on a phone');
  let steps = 0;
  for (let text = await question.textContent(); text?.startsWith('Fetch'); steps++) {
    const [, sku = ''] = /^Fetch (\S+) from/.exec(text) ?? [];
    await scan(phone, sku);
    await expect(question).toHaveText(/^Put \S+ into \S+$/);
    const [, to = ''] = /into (\S+)$/.exec((await question.textContent()) ?? '') ?? [];
    await scan(phone, to);
    const over = phone.getByText('Nothing to move now', { exact: true });
    await expect(over.or(question.filter({ hasText: /^Fetch/ }))).toBeVisible();
    if (await over.isVisible()) break;
    text = await question.textContent();
  }
  await expectClean(phone, 'the floor without a step');
  await expect(page.getByRole('main').getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByText('Not yet: too few orders have come since it was activated.')).toBeVisible();
  await expectClean(page, 'a proposal that is done');
  // The dashboard says what was promised, and that nothing is realised yet.
  await phone.goto('/dashboard');
  const gain = phone.getByRole('region', { name: 'Plans: promised and realised' });
  await expect(gain.getByRole('link', { name: /^Best 2 chains/ })).toBeVisible();
  await expect(gain.getByText(/^Not yet: too few orders/)).toBeVisible();
  await expectClean(phone, 'the dashboard with what a plan realised');
  await phone.goto('/inventory/moves');
  await expect(phone.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Being brought back', { exact: true })).toBeVisible();
  await phone.goto(floor);
  await expect(question).toHaveText(/^Fetch/);
  await expect(phone.getByText(/^Goes back to where it was/)).toBeVisible();
  expect(steps).toBeGreaterThanOrEqual(1);
});
