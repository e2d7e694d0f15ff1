import type { Page } from '@playwright/test';
import { expectCleanInBoth } from '../fixtures/looks';
import { tabTo } from '../fixtures/keyboard';
import { tried } from '../fixtures/soaked';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const QUESTION = 'How many roles are there?';
const info = {
  answers: 'built_in',
  model: null,
  consent: { data: [], by: null, at: null },
  examples: [QUESTION, 'Who am I?', 'Which invitations are pending in this company?'],
};
const stream = (...events: object[]) => ({
  contentType: 'text/event-stream',
  body: [...events, { type: 'done' }].map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
});
/** Answers one prompt at the network's edge; the server answers all others. */
async function onPrompt(page: Page, prompt: string, answer: object[] | 'never') {
  await page.route('**/api/assistant/prompt', async (route) => {
    const asked = route.request().postDataJSON() as { prompt: string };
    if (asked.prompt !== prompt) return route.fallback();
    if (answer !== 'never') return route.fulfill(stream(...answer));
    // Left open until the page gives it up.
  });
}

for (const width of tried([320, 1280], 320)) {
  test(`the assistant by keyboard alone at ${width} px`, async ({ newCompany }) => {
    const { page } = await newCompany('Assistant Goods', { viewport: { width, height: 800 } });
    await page.route('**/api/assistant?*', (route) => route.fulfill({ json: info }));
    await onPrompt(page, 'Wait', 'never');
    await onPrompt(page, 'Rolls', [{ type: 'suggested', questions: [QUESTION] }]);
    await page.goto('/dashboard');
    await expect(new Frame(page).heading('Dashboard')).toBeVisible();
    await tabTo(page, 'Open Chat');
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    const answers = page.getByRole('log', { name: 'Answers' });
    const looked = answers.getByRole('link', { name: 'Roles' });
    await expect(prompt).toBeFocused();
    await expect(prompt).toHaveAttribute('placeholder', 'Ask anything...');
    await expect(send).toBeDisabled();
    await page.keyboard.type('   ');
    await expect(send).toBeDisabled();
    await prompt.clear();

    const examples = page.getByRole('list', { name: 'Questions that you could ask' });
    await examples.getByRole('button', { name: 'Who am I?' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await expect(examples.getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(examples.getByRole('button', { name: QUESTION })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(looked).toHaveCount(1);
    await expect(prompt).toBeEnabled();
    await expect(prompt).toBeFocused();
    await expect(answers.getByRole('button', { name: 'Copy answer' })).toBeVisible();

    await page.keyboard.type('Wait');
    await page.keyboard.press('Enter');
    await expect(prompt).toBeDisabled();
    await expect(prompt).toHaveValue('');
    await expect(answers.getByText('Thinking…')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answers.getByText('Stopped. Nothing more of this answer comes.')).toBeVisible();
    await expect(prompt).toBeFocused();

    await page.keyboard.type('Rolls');
    await page.keyboard.press('Enter');
    await expect(prompt).toBeFocused();
    const suggested = answers.getByRole('list', { name: 'Perhaps you mean' });
    await expect(suggested).toBeVisible();
    await expectCleanInBoth(page, `the assistant at ${width} px`);
    await suggested.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(looked).toHaveCount(2);
    await expect(prompt).toBeFocused();

    await tabTo(page, 'Clear');
    await page.keyboard.press('Enter');
    await expect(answers).toBeHidden();
    await expect(prompt).toBeFocused();
    await tabTo(page, 'Close Chat');
    await page.keyboard.press('Enter');
    await expect(prompt).toBeHidden();
  });
}

test('a long conversation leaves the page its place on a small phone', async ({ newCompany }) => {
  const { page } = await newCompany('Assistant Goods', { viewport: { width: 320, height: 568 } });
  await page.route('**/api/assistant?*', (route) => route.fulfill({ json: info }));
  await onPrompt(page, 'Much', [{ type: 'text', text: 'A line of an answer.\n'.repeat(80) }]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open Chat' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Much');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeVisible();
  const box = await page.getByRole('region', { name: 'Assistant' }).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(main?.height).toBeGreaterThan(100);
  expect(box?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(568 - 56);
});
