import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from '../fixtures/certificate';
import { developmentServer } from '../fixtures/development-server';
import { newPerson, openSession, register, signedIn } from '../fixtures/people';
import { startServer } from '../fixtures/server';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const MARK = 8;

// Nobody has signed it: browsers still refuse all that they refuse between a page and its machine.
test.use({ ignoreHTTPSErrors: true });

test('in a deployment over HTTPS a developer takes a remote from their machine, without a complaint', async ({
  browser,
  request,
  guard,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-certificate-'));
  const { env } = await makeCertificate(folder);
  const product = await startServer({ ...env, ALLOW_REMOTE_OVERRIDES: '1' });
  const own = await developmentServer('roles', MARK);
  try {
    const person = newPerson();
    await register(request, product.url, person, { new_company_name: 'Harbour Goods' });
    const tokens = await openSession(request, product.url, person);
    const context = await signedIn(browser, product.url, tokens, { ignoreHTTPSErrors: true });
    guard.watch(context);
    const page = await context.newPage();
    await page.goto('/roles');
    expect(page.url()).toMatch(/^https:/);
    const heading = new Frame(page).heading('Role & Permission Management');
    await expect(heading).toBeVisible();
    const taken = () => page.evaluate(() => globalThis.slotwiseTaken?.roles ?? null);
    expect(await taken()).toBeNull();

    await page.keyboard.press('Control+Alt+KeyK');
    const tools = page.getByRole('region', { name: 'Developer tools' });
    await tools.getByRole('textbox', { name: 'Take a remote from this machine' }).fill(own.url);
    await tools.getByRole('button', { name: 'Override' }).click();
    const bar = page.getByRole('region', { name: 'Overridden remotes' });
    await expect(bar).toContainText(`Roles from ${own.url}`);
    await expect(heading).toBeVisible();
    expect(await taken()).toBe(MARK);

    await bar.getByRole('button', { name: /reset/i }).click();
    await expect(bar).toBeHidden();
    await expect(heading).toBeVisible();
    expect(await taken()).toBeNull();
    await context.close();
  } finally {
    await own.stop();
    await product.stop();
    rmSync(folder, { recursive: true });
  }
});
