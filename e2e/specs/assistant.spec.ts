import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

test('the prompt box answers from the own data, streams, and can be stopped', async ({ newCompany }) => {
  const { page } = await newCompany();
  await page.goto('/dashboard');
  await expect(new Frame(page).heading('Dashboard')).toBeVisible();
  await page.getByRole('button', { name: 'Open Chat' }).click();
  const prompt = page.getByPlaceholder('Ask anything...');
  const box = page.locator('form').filter({ has: prompt });
  const button = box.getByRole('button');
  await expect(prompt).toHaveAccessibleName('Prompt');
  await expect(button).toBeDisabled();
  await prompt.fill('   ');
  await expect(button).toBeDisabled();

  await prompt.fill('How many roles are there?');
  await expect(button).toBeEnabled();
  await button.click();
  await expect(prompt).toHaveValue('');
  await expect(page.getByText(/\b3 roles\b/).first()).toBeVisible();
  await expect(prompt).toBeEnabled();

  await prompt.fill('What can you do?');
  await button.click();
  await expect(prompt).toBeDisabled();
  await expect(button).toBeEnabled();
  await button.click();
  await expect(prompt).toBeEnabled();
  await page.getByRole('button', { name: 'Close Chat' }).click();
  await expect(prompt).toBeHidden();
});
