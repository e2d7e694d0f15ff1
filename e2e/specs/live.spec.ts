import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

test('a rename in one browser appears in the other without a reload', async ({ newCompany, browserOf }) => {
  const first = await newCompany('Before the rename');
  const second = await browserOf(first.person);
  await first.page.goto('/dashboard');
  await second.page.goto('/roles');
  await expect(second.page.getByText('Before the rename').first()).toBeVisible();
  await new Frame(second.page).expectLive();

  const token = await first.page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await first.page.request.patch('/api/mycompany', {
    data: { name: 'After the rename' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  await expect(second.page.getByText('After the rename').first()).toBeVisible();
  await expect(first.page.getByText('After the rename').first()).toBeVisible();
});

test('a role created in one browser appears in the other', async ({ newCompany, browserOf }) => {
  const first = await newCompany();
  const second = await browserOf(first.person);
  await second.page.goto('/roles');
  await expect(new Frame(second.page).heading('Role & Permission Management')).toBeVisible();
  await new Frame(second.page).expectLive();
  await first.page.goto('/roles');
  await first.page.getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = first.page.getByRole('dialog', { name: 'Create New Role' });
  await expect(dialog.getByRole('button', { name: 'Create Role' })).toBeDisabled();
  await dialog.getByLabel('Name').fill('  Night shift  ');
  await dialog.getByRole('button', { name: 'Create Role' }).click();
  await expect(second.page.getByRole('heading', { name: 'Night shift', exact: true })).toBeVisible();
});

test('one stream for all tabs of a browser', async ({ newCompany }) => {
  const { context, page } = await newCompany();
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/sse/stream')) streams.push(request.url());
  });
  await page.goto('/dashboard');
  await new Frame(page).expectLive();
  const second = await context.newPage();
  await second.goto('/roles');
  await new Frame(second).expectLive();
  expect(streams).toHaveLength(1);
  expect(streams[0]).not.toContain('eyJ');
});

test('what happens while the server is away arrives after the stream is back', async ({
  newCompany,
  server,
  guard,
}) => {
  guard.allow(/Failed to load resource|ERR_|EventSource|net::/);
  const { page } = await newCompany('Steady Goods');
  await page.goto('/roles');
  const frame = new Frame(page);
  await expect(frame.heading('Role & Permission Management')).toBeVisible();
  await frame.expectLive();
  // The view below the heading is a file of its own, which a server that is away cannot send.
  await expect(page.getByRole('heading', { name: 'Owner', exact: true })).toBeVisible();
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` };

  await page.route('**/api/sse/**', (route) => route.abort());
  await server.restart({ kill: true });
  for (const name of ['Missed one', 'Missed two', 'Missed three']) {
    const answer = await page.request.post('/api/role', { data: { name }, headers });
    expect(answer.status()).toBe(201);
  }
  await expect(page.getByRole('heading', { name: 'Missed three' })).toBeHidden();
  await page.unroute('**/api/sse/**');
  for (const name of ['Missed one', 'Missed two', 'Missed three']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1);
  }
});
