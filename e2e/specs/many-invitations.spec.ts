import { expect, test } from '../fixtures/test';
import { InvitationsPage } from '../pages/invitations';

declare global {
  /** The counts of a journey in the page: elements that were added, and texts that were changed in place. */
  var drawnAnew: { nodes: number; texts: number } | undefined;
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `many-${index}`,
    name: index % 3 === 0 ? `Person ${index}` : null,
    email: `person.${index}@example.test`,
    phoneNumber: null,
    invitationType: 'join_company',
    status: index % 4 === 0 ? 'canceled' : 'pending',
    message: null,
    avatarURL: null,
    roleID: null,
    createdAt: new Date(Date.now() - index * 1000).toISOString(),
    sentAt: new Date(Date.now() - index * 1000).toISOString(),
    // All within the hour, so that every digit in sight moves every second.
    expiresAt: new Date(Date.now() + 1_800_000 + index * 100).toISOString(),
    acceptedAt: null,
    canceledAt: null,
    expiredAt: null,
    rejectedAt: null,
  }));

test('10,000 invitations: a page is read at a time, few rows are drawn, and little is drawn anew by a search or a countdown', async ({
  newCompany,
}, info) => {
  const { page } = await newCompany();
  const all = many(10_000);
  const limits: number[] = [];
  await page.route('**/api/mycompany/invitations?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [limit, from] = [Number(searchParams.get('limit')), Number(searchParams.get('cursor') ?? 0)];
    limits.push(limit);
    const matching = all.filter(({ email }) => email.includes(searchParams.get('q') ?? ''));
    const end = from + limit;
    return route.fulfill({
      json: {
        myInvitations: matching.slice(from, end),
        nextCursor: end < matching.length ? String(end) : null,
        ...(from === 0 && { total: all.length, matching: matching.length }),
      },
    });
  });
  await new InvitationsPage(page).open();
  await expect(page.getByText('10000 of 10000 invitations')).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Invitations' });
  expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(80);
  expect(Math.max(...limits)).toBeLessThanOrEqual(50);
  // Down through six pages: rows out of sight have no elements.
  const { x, y } = (await grid.boundingBox())!;
  await page.mouse.move(x + 300, y + 200);
  for (const last of ['person.61@', 'person.121@', 'person.181@', 'person.241@']) {
    await expect(async () => {
      // Less than the rows that are drawn are high: none is passed over.
      await page.mouse.wheel(0, 300);
      await expect(grid.getByText(last)).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(80);

  // The number of elements that are drawn anew tells the cost of a search and of a second, whatever the machine.
  await page.evaluate(() => {
    const changes = { nodes: 0, texts: 0 };
    globalThis.drawnAnew = changes;
    new MutationObserver((records) => {
      for (const { type, addedNodes } of records) {
        if (type === 'characterData') changes.texts += 1;
        changes.nodes += addedNodes.length;
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const drawnBy = async (work: () => Promise<unknown>) => {
    await page.evaluate(() => Object.assign(globalThis.drawnAnew!, { nodes: 0, texts: 0 }));
    await work();
    return page.evaluate(() => ({ ...globalThis.drawnAnew! }));
  };
  const asked = limits.length;
  const search = await drawnBy(async () => {
    await page.getByPlaceholder('Search invitations...').fill('person.999');
    await expect(page.getByText('11 of 10000 invitations')).toBeVisible();
  });
  expect(limits.length - asked).toBeLessThanOrEqual(2);
  await page.getByPlaceholder('Search invitations...').fill('');
  await expect(page.getByText('10000 of 10000 invitations')).toBeVisible();

  const countdown = grid.getByRole('row').nth(1).getByText(/\d+s/);
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) {
      const text = await countdown.innerText();
      await expect(countdown).not.toHaveText(text);
    }
  };
  await seconds(1);
  const ticking = await drawnBy(() => seconds(3));
  await page.getByRole('switch', { name: 'Pause countdowns' }).click();
  await page.waitForTimeout(1_500);
  const paused = await drawnBy(() => page.waitForTimeout(2_500));
  const description = JSON.stringify({ search, ticking, paused });
  info.annotations.push({ type: 'measured', description });
  // Ten rows of the answer, and a text a row and second. A screen that draws its rows anew has a dozen elements a row.
  expect(search.nodes).toBeLessThanOrEqual(80);
  expect(ticking.nodes).toBe(0);
  expect(ticking.texts).toBeLessThanOrEqual(80 * 4);
  expect(ticking.texts).toBeGreaterThanOrEqual(3);
  expect(paused).toEqual({ nodes: 0, texts: 0 });
});
