import type { Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { answerLate, layoutShiftsOf, MOST_SHIFT, settle, watchLayoutShifts } from '../fixtures/layout-shifts';
import { expect, newPerson, test } from '../fixtures/test';

test.use({ reducedMotion: 'no-preference' });

/*
 * Screens that moved once, each in a language and at a width at which it did: words of another length, counts and options that came late
 * sent controls into another row. `npm run bench -- layoutshift` looks at all of them.
 */
const DEMO = {
  email: 'owner@alderbrook.example',
  password: 'slotwise-demo',
  firstName: 'Clara',
  lastName: 'Whitfield',
};
const MOVED = [
  { locale: 'de-DE', width: 1024, paths: ['/inventory/stock', '/inventory/orders', '/search?q=o'] },
  { locale: 'en-GB', width: 1024, paths: ['/inventory/receipts'] },
  { locale: 'de-DE', width: 390, paths: ['/dashboard?tab=notifications', '/inventory/floor'] },
];

async function expectStill(page: Page, what: string) {
  const shifts = await layoutShiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${what} moves: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
}

for (const { locale, width, paths } of MOVED) {
  test(`full lists stand still while they are loaded, in ${locale} at ${width} px`, async ({ browserOf }) => {
    const { page, context } = await browserOf(DEMO, { locale, viewport: { width, height: 768 } });
    await watchLayoutShifts(context);
    await answerLate(page);
    for (const path of paths) {
      await page.goto(path);
      await settle(page);
      await expectStill(page, path);
    }
  });
}

test('the plan of the landing page turns by itself and moves nothing, in German at 1024 px', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'de-DE',
    viewport: { width: 1024, height: 768 },
  });
  await watchLayoutShifts(context);
  const page = await context.newPage();
  await page.goto('/landing');
  await expect(page.getByRole('figure').getByRole('button', { pressed: true })).toHaveText('Verstreut');
  await expect(page.getByRole('figure').getByRole('button', { pressed: true })).not.toHaveText('Verstreut');
  await settle(page);
  await expectStill(page, '/landing');
  await context.close();
});

test('who follows an invitation sees the sign-up grow and not move', async ({
  visitor: page,
  newCompany,
  request,
  server,
}) => {
  const { person } = await newCompany();
  const act = await actingAs(request, server.url, person);
  const invitee = newPerson();
  const { invitation } = await act<{ invitation: { id: string } }>('POST', '/invitation', {
    invitation_type: 'join_company',
    email: invitee.email,
  });
  const { link } = await act<{ link: string }>('POST', '/invitation/link', { invitation_id: invitation.id });
  await watchLayoutShifts(page.context());
  await page.setViewportSize({ width: 1024, height: 768 });
  await answerLate(page);
  await page.goto(link);
  await expect(page.getByText(invitee.email)).toBeVisible();
  await settle(page);
  await expectStill(page, 'the invited sign-up');
});
