import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';

const VISITOR = ['/landing', '/login', '/register', '/forgot-password', '/case-studies'];
const USER = ['/dashboard', '/slotting', '/inventory', '/roles', '/invitations', '/settings'];
const WIDTHS = [320, 1280];
const THEMES = ['light', 'dark'] as const;

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

for (const width of WIDTHS) {
  for (const theme of THEMES) {
    test(`visitor pages at ${width} px, ${theme}`, async ({ visitor: page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      for (const path of VISITOR) {
        await visit(page, path);
        await expectClean(page, path);
      }
      await page.goto('/landing');
      await page.getByRole('button', { name: 'Request Demo' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, '/landing with the contact form');
    });

    test(`user pages at ${width} px, ${theme}`, async ({ newCompany }) => {
      const { page } = await newCompany();
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      for (const path of USER) {
        await visit(page, path);
        await expectClean(page, path);
      }
      await visit(page, '/roles');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, '/roles with "Create New Role"');
      await visit(page, '/invitations');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, '/invitations with "Send Invitation"');
    });
  }
}
