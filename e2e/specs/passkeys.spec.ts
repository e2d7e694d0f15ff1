import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { tabTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { LoginPage } from '../pages/login';

/** Gives a page an authenticator of the browser's own, which keeps keys and shows who its owner is at once. */
async function withAuthenticator(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('a passkey is added, signs in without a password and is removed again, by keyboard alone', async ({
  newCompany,
  browser,
  server,
  guard,
}, info) => {
  guard.allow(/401/);
  const { page: atNumber, person } = await newCompany();
  // The server's address is a number, for which browsers make no passkeys: they are led to its name.
  const named = server.url.replace('127.0.0.1', 'localhost');
  await atNumber.goto('/settings');
  const passkeysAtNumber = atNumber.getByRole('region', { name: 'Passkeys' });
  await expect(passkeysAtNumber.getByRole('link', { name: new URL(named).host })).toHaveAttribute(
    'href',
    `${named}/settings`,
  );
  await expect(passkeysAtNumber.getByRole('button')).toHaveCount(0);

  const context = await browser.newContext({ baseURL: named, viewport: { width: 320, height: 720 } });
  guard.watch(context);
  const page = await context.newPage();
  await withAuthenticator(context, page);
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText('No passkey yet')).toBeVisible();
  await tabTo(page, 'Add a passkey', 90);
  await page.keyboard.press('Enter');
  await expect(section.getByLabel('Name of the passkey')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('My phone');
  await tabTo(page, 'Your password');
  await page.keyboard.type(person.password);
  await expectClean(page, 'adding a passkey');
  await page.screenshot({ path: info.outputPath('adding.png') });
  await page.keyboard.press('Enter');
  await expect(section.getByText('My phone')).toBeVisible();
  await expect(section.getByText(/never used$/)).toBeVisible();
  await page.screenshot({ path: info.outputPath('added.png') });
  // A second one of the same device says so.
  await tabTo(page, 'Add a passkey', 90);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Your password');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(section.getByText('This device has a passkey for your account already.')).toBeVisible();

  await new Frame(page).logOut();
  await login.open();
  await expectClean(page, 'the login page with passkeys');
  await page.screenshot({ path: info.outputPath('login.png') });
  await tabTo(page, 'Log in with a passkey');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings');
  await expect(section.getByText(/last used/)).toBeVisible();
  // It is among what they may take along.
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a file' }).press('Enter');
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const taken = JSON.parse(readFileSync(await file.path(), 'utf8')) as { passkeys: { name: string }[] };
  expect(taken.passkeys.map(({ name }) => name)).toEqual(['My phone']);
  await tabTo(page, 'Remove passkey My phone', 90);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Remove passkey “My phone”?');
  await tabTo(page, 'Remove');
  await page.keyboard.press('Enter');
  await expect(section.getByText('No passkey yet')).toBeVisible();
  await new Frame(page).logOut();
  await login.open();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This passkey does not open an account here/);
  await context.close();
});
