import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { Search } from '../pages/search';

/** People of the demonstration's data: who may see all of their company, and who may see no invitations. */
const demo = { firstName: '', lastName: '', password: 'slotwise-demo' };
const OWNER = { ...demo, email: 'owner@kestrel.example' };
const WORKSHOP = { ...demo, email: 'sanna.holm@kestrel.example' };

test('nobody finds what they may not read, nor do what they may not do', async ({ browserOf, server, request }) => {
  const act = await actingAs(request, server.url, { ...OWNER });
  await act('POST', '/invitation', { invitation_type: 'join_company', email: 'quill@kestrel.example' });
  const { page } = await browserOf(WORKSHOP);
  const search = new Search(page);
  await page.goto('/dashboard');
  await expect(new Frame(page).heading('Dashboard')).toBeVisible();
  await search.open();
  await search.box.fill('quill');
  await expect(page.getByText('Nothing found for “quill”.')).toBeVisible();
  await search.box.fill('invite people');
  await expect(page.getByText('Nothing found for “invite people”.')).toBeVisible();
  await search.box.fill('idris');
  await expect(search.option('Users', 'Idris Bowen')).toBeVisible();
});

test('a search that fails says so, and Retry asks again; a slow one is said to be on its way', async ({
  browserOf,
  guard,
}) => {
  guard.allow(/status of 503/);
  const { page } = await browserOf(OWNER);
  const search = new Search(page);
  await page.goto('/dashboard');
  await expect(new Frame(page).heading('Dashboard')).toBeVisible();
  let answer: 'fails' | 'waits' | 'comes' = 'fails';
  let release: () => void = () => undefined;
  await page.route('**/api/search?*', async (route) => {
    if (answer === 'fails') return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Down.' } });
    if (answer === 'waits') await new Promise<void>((resolve) => (release = resolve));
    return route.continue();
  });
  await search.open();
  await search.box.fill('rol');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(search.option('Pages', 'Roles')).toBeVisible();
  await expect(page.getByText(/^Nothing found/)).toBeHidden();
  await expectClean(page, 'a search that failed');

  answer = 'waits';
  await alert.getByRole('button', { name: 'Retry' }).click();
  await search.box.fill('spares');
  await expect(page.getByText('Searching…')).toBeAttached();
  await expect(page.getByText(/^Nothing found/)).toBeHidden();
  answer = 'comes';
  await expect.poll(() => (release(), search.option('Warehouses', 'Kestrel Spares').isVisible())).toBe(true);
});
