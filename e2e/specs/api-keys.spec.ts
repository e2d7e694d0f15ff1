import { expectClean } from '../fixtures/expect-clean';
import { tabTo } from '../fixtures/keyboard';
import { tried } from '../fixtures/soaked';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

for (const width of tried([320, 1280], 320)) {
  test(`an API key is made, used and revoked by keyboard alone at ${width} px`, async ({ newCompany, server }) => {
    const { page } = await newCompany('Harbour Goods', { viewport: { width, height: 800 } });
    const read = async (secret: string) => {
      const answer = await fetch(`${server.url}/api/mycompany/roles`, {
        headers: { authorization: `Bearer ${secret}` },
      });
      return answer.status;
    };
    await page.goto('/settings');
    await expect(page.getByRole('link', { name: 'API keys and webhooks' })).toBeVisible();
    await tabTo(page, 'API keys and webhooks');
    await page.keyboard.press('Enter');
    await expect(new Frame(page).heading('Integrations')).toBeVisible();
    await expect(page.getByText('No API keys yet.')).toBeVisible();
    await new Frame(page).expectLive();
    await expectClean(page, `the integrations without a key at ${width} px`);

    await tabTo(page, 'Make API key');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Make an API key' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Merchandise system');
    await tabTo(page, 'View roles');
    await page.keyboard.press('Space');
    await expectClean(page, `making an API key at ${width} px`);
    await tabTo(page, 'Make key');
    await page.keyboard.press('Enter');
    const secret = await page.locator('code', { hasText: 'swa_' }).innerText();
    // Keys pressed before the dialog has the focus go to the page behind it.
    await expect(page.getByRole('alertdialog').locator(':focus')).toBeVisible();
    await tabTo(page, 'Done');
    await page.keyboard.press('Enter');
    await expect(page.getByText(secret)).toHaveCount(0);
    expect(await read(secret)).toBe(200);

    const keys = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
    await expect(keys).toHaveText([/Merchandise system.*May View roles.*expires.*by Ada/s]);
    await expectClean(page, `the integrations with a key at ${width} px`);
    await tabTo(page, 'Revoke Merchandise system');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: /Revoke the API key/ });
    await expect(question).toBeVisible();
    await tabTo(page, 'Revoke');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No API keys yet.')).toBeVisible();
    expect(await read(secret)).toBe(401);
  });
}
