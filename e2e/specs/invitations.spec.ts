import type { Browser, Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { newPerson, openSession, register, signedIn, type Person } from '../fixtures/people';
import { clockAhead, startServer } from '../fixtures/server';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { InvitationsPage } from '../pages/invitations';
import { Mailbox } from '../pages/mailbox';

test.describe.configure({ mode: 'parallel' });

async function fillProfile(page: Page, person: Person, more: Record<string, string> = {}) {
  const fields = { 'First Name': person.firstName, 'Last Name': person.lastName, Password: person.password, ...more };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}
const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' }).click();

for (const { sender, type, more } of [
  { sender: 'company', type: 'Join Company', more: {} },
  { sender: 'wms', type: 'Join WMS', more: {} },
  { sender: 'wms', type: 'Join WMS with New Company', more: { 'Company Name': 'Brought Along' } },
] as const) {
  test(`${type}: invited, mailed, accepted, and the inviter sees it at once`, async ({
    visitor,
    newCompany,
    newWms,
  }) => {
    const { page } = await (sender === 'company' ? newCompany() : newWms());
    const invitations = new InvitationsPage(page);
    await invitations.open();
    await new Frame(page).expectLive();
    const invited = newPerson();
    await invitations.invite({ email: invited.email, type });
    await expect(invitations.row(invited.email)).toContainText('Pending');

    await visitor.goto(await new Mailbox(visitor).linkTo(invited.email, '/register'));
    await expect(visitor.getByText("You've been invited to join")).toBeVisible();
    await expect(visitor).toHaveURL(/\/register$/);
    await expect(visitor.getByText(sender === 'company' ? 'Harbour Goods' : 'Quayside Systems').first()).toBeVisible();
    await expect(visitor.getByText(invited.email).first()).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Back to Email' })).toHaveCount(0);
    await fillProfile(visitor, invited, more);
    await signUp(visitor);
    await expect(visitor).toHaveURL(/\/dashboard$/);
    await expect(invitations.row(invited.email)).toContainText('Accepted');
    await expect(invitations.row(invited.email).getByRole('button', { name: /^(Cancel|Resend)/ })).toHaveCount(0);
  });
}

/** Whether two of these lie over each other. */
async function areApart(...parts: { boundingBox(): ReturnType<ReturnType<Page['locator']>['boundingBox']> }[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.every((one, at) =>
    boxes.slice(at + 1).every((other) => {
      if (!one || !other) return false;
      const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      return beside || one.y + one.height <= other.y || other.y + other.height <= one.y;
    }),
  );
}

test('a message leaves the bar of a selection free', async ({ newCompany }) => {
  const { page } = await newCompany();
  await page.setViewportSize({ width: 1280, height: 800 });
  const invitations = new InvitationsPage(page);
  await invitations.open();
  for (const email of ['one@example.test', 'two@example.test']) await invitations.invite({ email });
  await invitations.row('two@example.test').getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await invitations
    .row('one@example.test')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const toast = page.locator('.fui-Toast').filter({ hasText: 'Invitation to one@example.test canceled' });
  await expect(toast).toBeVisible();
  await expect.poll(() => areApart(toast, bar)).toBe(true);
  // Under the pointer it stays. What it offers is done in the row: it goes.
  await toast.hover();
  await invitations
    .row('one@example.test')
    .getByRole('button', { name: /^Resend/ })
    .press('Enter');
  await expect(toast).toHaveCount(0);
});

test('a WMS: no field of the dialog lies over another, and a type that is cut ends with a mark', async ({ newWms }) => {
  const { page } = await newWms();
  await page.setViewportSize({ width: 1280, height: 800 });
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const email = newPerson().email;
  await invitations.invite({ email, type: 'Join WMS with New Company' });
  const type = invitations.row(email).getByText('Join WMS with New Company');
  expect(await type.evaluate((cell) => getComputedStyle(cell).textOverflow)).toBe('ellipsis');
  const within = await type.evaluate((cell) => {
    const [own, whole] = [cell.getBoundingClientRect(), cell.closest('[data-column]')!.getBoundingClientRect()];
    return own.right <= whole.right;
  });
  expect(within).toBe(true);
  const dialog = await invitations.startInviting();
  const fields = [dialog.getByLabel('Invitation Type'), dialog.getByLabel('Expires after')] as const;
  expect(await areApart(...fields)).toBe(true);
});

test('on a phone the counts and the failures of a list are in sight before anything is scrolled', async ({
  newCompany,
}) => {
  const { page } = await newCompany();
  await page.setViewportSize({ width: 360, height: 740 });
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const dialog = await invitations.startBulk('fine@example.test\nbroken@x');
  await expect(dialog.getByText('1 will be invited · 1 invalid')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('This is not a valid e-mail address.')).toBeInViewport({ ratio: 1 });
  expect(
    await areApart(
      dialog.getByText('This is not a valid e-mail address.'),
      dialog.getByRole('button', { name: /^Send/ }),
    ),
  ).toBe(true);
});

test('invited by phone: the wizard asks for an address', async ({ visitor, newCompany }) => {
  const { page } = await newCompany();
  const invitations = new InvitationsPage(page);
  await invitations.open();
  await invitations.invite({ phone: '+49 (30) 555-0142' });
  await expect(invitations.row('+49305550142')).toContainText('Pending');

  const invited = newPerson();
  await visitor.goto(await new Mailbox(visitor).linkTo('sms:+49305550142', '/register'));
  await fillProfile(visitor, invited, { Email: invited.email });
  await signUp(visitor);
  await expect(invitations.row('+49305550142')).toContainText('Accepted', { timeout: 10_000 });
});

test('canceled while the invitee is filling in the form: refused as any dead link is', async ({
  visitor,
  newCompany,
  guard,
}) => {
  guard.allow(/422/);
  const { page } = await newCompany();
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const invited = newPerson();
  await invitations.invite({ email: invited.email });
  const link = await new Mailbox(visitor).linkTo(invited.email, '/register');
  await visitor.goto(link);
  await fillProfile(visitor, invited);

  await invitations.choose(invited.email, 'Cancel');
  await expect(invitations.row(invited.email)).toContainText('Canceled');
  await signUp(visitor);
  await expect(visitor.getByText('Invalid or expired invitation token')).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByText('Invalid or expired invitation token')).toBeVisible();

  await page.getByRole('button', { name: 'Resend' }).last().click();
  await expect(invitations.row(invited.email)).toContainText('Pending');
  await visitor.goto(link);
  await expect(visitor.getByText('Invalid or expired invitation token')).toBeVisible();
});

for (const kind of ['company', 'wms'] as const) {
  test(`what one browser of a ${kind} does the other one shows`, async ({ newCompany, newWms, browserOf }) => {
    const first = await (kind === 'company' ? newCompany() : newWms());
    const second = await browserOf(first.person);
    const [onePage, otherPage] = [new InvitationsPage(first.page), new InvitationsPage(second.page)];
    await onePage.open();
    await otherPage.open();
    await new Frame(second.page).expectLive();
    const { email } = newPerson();
    await onePage.invite({ email });
    await expect(otherPage.row(email)).toContainText('Pending');
    await onePage.choose(email, 'Cancel');
    await expect(otherPage.row(email)).toContainText('Canceled');
    // Its menu is that of a pending one until the answer is here too.
    await expect(onePage.row(email)).toContainText('Canceled');
    await onePage.choose(email, 'Resend');
    await expect(otherPage.row(email)).toContainText('Pending');
  });
}

test('a copied link leads in, and the timeline tells of it', async ({ visitor, newCompany }) => {
  const { page, context } = await newCompany();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const invited = newPerson();
  await invitations.invite({ email: invited.email });
  await invitations.choose(invited.email, 'Copy link');
  await expect(page.getByText(`Link for ${invited.email} copied`).last()).toBeVisible();
  await visitor.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(visitor.getByText("You've been invited to join")).toBeVisible();

  await invitations.choose(invited.email, 'Timeline');
  const drawer = page.getByRole('dialog', { name: 'Timeline' });
  const entries = drawer.getByRole('list', { name: 'What happened' });
  await expect(entries).toContainText('Invited by Ada');
  await expect(entries).toContainText('Link copied by Ada');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: `More about the invitation to ${invited.email}` })).toBeFocused();
});

test('a list of all sorts: each row has its own result, and only what is mended goes out again', async ({
  newCompany,
}) => {
  const { page, person } = await newCompany();
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const [pending, fresh, named] = [newPerson(), newPerson(), newPerson()];
  await invitations.invite({ email: pending.email });
  const dialog = await invitations.startBulk(
    [fresh.email, `"Lee, Ann" <${named.email}>`, fresh.email, person.email, pending.email, 'broken@x'].join('\n'),
  );
  // Known before anybody is written to, and what somebody has to act on stands first.
  await expect(
    dialog.getByText('2 will be invited · 1 already pending · 1 already a member · 1 invalid · 1 duplicate'),
  ).toBeVisible();
  await expect(dialog.getByRole('listitem').first().getByRole('textbox')).toHaveValue('broken@x');
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(
    dialog.getByText('2 invited · 1 already pending · 1 already a member · 1 duplicate · 1 invalid'),
  ).toBeVisible();
  const mended = newPerson();
  await dialog.getByLabel('Address in line 6').fill(mended.email);
  await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
  await expect(dialog.getByText(/^3 invited/)).toBeVisible();
  // Members and people who are invited already are nothing to correct.
  await expect(dialog.getByRole('button', { name: /^Correct the rest/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (const { email } of [fresh, named, mended]) await expect(invitations.row(email)).toContainText('Pending');
});

/** In a browser whose clock is a day behind the server's: only the server's time counts. */
async function seesItExpire(browser: Browser) {
  const began = Date.now();
  const server = await startServer();
  try {
    const inviter = newPerson();
    const setUp = await browser.newContext();
    await register(setUp.request, server.url, inviter, { new_company_name: 'Tomorrow Goods' });
    const tokens = await openSession(setUp.request, server.url, inviter);
    const { email } = newPerson();
    const answer = await setUp.request.post(`${server.url}/api/invitation`, {
      data: { invitation_type: 'join_company', email, ttl_days: 1 },
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    const { invitation } = (await answer.json()) as { invitation: { expiresAt: string } };
    // Time for the server to start and two pages to load before the end, taken from how long this machine took so far.
    const lead = Math.max(25_000, 4 * (Date.now() - began));
    await server.restart({ env: clockAhead(Date.parse(invitation.expiresAt) - Date.now() - lead) });
    const context = await signedIn(browser, server.url, await openSession(setUp.request, server.url, inviter));
    const page = await context.newPage();
    const invitations = new InvitationsPage(page);
    await invitations.open();
    // One that cannot ask itself hears of it all the same.
    const other = await context.newPage();
    await other.route('**/api/invitation/expire', (route) => route.abort());
    const listening = new InvitationsPage(other);
    await listening.open();
    await expect(invitations.row(email)).toContainText(/0m \d\ds/);
    await expect(invitations.row(email)).toContainText('Expired', { timeout: lead + 10_000 });
    await expect(listening.row(email)).toContainText('Expired');
    await expect(invitations.row(email).getByRole('button', { name: /^Resend/ })).toBeVisible();
    await context.close();
    await setUp.close();
  } finally {
    await server.stop();
  }
}
test('at zero it is expired, by the server’s clock, also where the browser’s is a day behind', ({ browser }) =>
  seesItExpire(browser));

test('many are canceled with one question, and a second click in the same place hits nobody else', async ({
  newCompany,
}) => {
  const { page } = await newCompany();
  const invitations = new InvitationsPage(page);
  await invitations.open();
  const dialog = await invitations.startBulk(
    Array.from({ length: 30 }, (_, at) => `person.${at}@example.test`).join('\n'),
  );
  await dialog.getByRole('button', { name: 'Send 30 invitations' }).click();
  await expect(dialog.getByText('30 people were invited.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Filter by status').selectOption('pending');
  await expect(page.getByText('30 of 30 invitations')).toBeVisible();

  const rows = page.getByRole('grid', { name: 'Invitations' }).getByRole('row');
  await expect(rows.nth(2)).toContainText('@example.test');
  const before = await rows.allInnerTexts();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Cancel/ })
    .dblclick();
  await expect(page.getByText('29 of 30 invitations')).toBeVisible();
  // It stays, and so do all others, until the pointer is somewhere else.
  await expect(rows.nth(1)).toContainText('Canceled');
  expect((await rows.allInnerTexts())[2]?.split('\n')[1]).toBe(before[2]?.split('\n')[1]);
  await page.getByPlaceholder('Search invitations...').hover();
  await expect(rows.nth(1)).toContainText('Pending');

  await page.getByRole('checkbox', { name: 'Select all rows that are loaded' }).click();
  await page.getByRole('button', { name: 'Cancel invitations' }).click();
  await page.getByRole('button', { name: 'Cancel 29 invitations' }).click();
  await expect(page.getByText('29 invitations canceled').last()).toBeVisible();
  await expect(page.getByText('0 of 30 invitations')).toBeVisible();
});

for (const [width, theme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`nothing in the way of anybody with anything open, at ${width} px, ${theme}`, async ({ newCompany }) => {
    const { page } = await newCompany();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const invitations = new InvitationsPage(page);
    await invitations.open();
    await expect(page.getByText('No invitations found.')).toBeVisible();
    await expectClean(page, 'the empty page');
    const bulk = await invitations.startBulk('ann@example.test\nbroken@x\nann@example.test');
    await expect(bulk.getByText(/^1 will be invited/)).toBeVisible();
    await expectClean(page, 'bulk invite');
    await bulk.getByRole('button', { name: 'Send 1 invitation' }).click();
    await expect(bulk.getByText('1 person was invited.')).toBeVisible();
    await expectClean(page, 'its results');
    await bulk.getByRole('button', { name: 'Close' }).click();

    const invite = await invitations.startInviting();
    await invite.getByRole('textbox', { name: 'Email' }).fill('bo@example.test');
    await invite.getByRole('button', { name: 'Preview message' }).click();
    await expect(invite.getByRole('region', { name: 'Preview of the message' })).toContainText('invited to join');
    await expectClean(page, 'the invitation with its preview');
    await invite.getByRole('tab', { name: 'Phone' }).click();
    await expectClean(page, 'the invitation by phone');
    await page.keyboard.press('Escape');
    await expect(invite).toBeHidden();
    await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeFocused();

    await page.getByPlaceholder('Search invitations...').fill('ann');
    if (width < 640) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Filter by status').selectOption('pending');
    await expect(page.getByText('Active filters:')).toBeVisible();
    // The list of what was typed stands in the place of the one before it: a menu over that would close.
    await expect(page).toHaveURL(/q=ann/);
    await page.getByRole('switch', { name: 'Pause countdowns' }).click();
    await expectClean(page, 'the filtered list, paused');
    await page.getByRole('button', { name: 'More about the invitation to ann@example.test' }).click();
    await expect(page.getByRole('menuitem', { name: 'Timeline' })).toBeVisible();
    // Menus stand outside of all landmarks, as everywhere.
    await expectClean(page, 'the menu', { rules: { region: { enabled: false } } });
    await page.getByRole('menuitem', { name: 'Timeline' }).click();
    const drawer = page.getByRole('dialog', { name: 'Timeline' });
    await expect(drawer.getByRole('list', { name: 'What happened' })).toBeVisible();
    await expectClean(page, 'the timeline');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await invitations.choose('ann@example.test', 'Copy link');
    await expect(page.getByRole('dialog', { name: 'Copy the invitation link' })).toBeVisible();
    await expectClean(page, 'the link to copy');
    await page.keyboard.press('Escape');
    if (width >= 640) {
      await page.getByRole('button', { name: 'Switch to Grid View' }).click();
      await expect(page).toHaveURL(/view=grid/);
      await expectClean(page, 'the grid');
    } else {
      await expect(page.getByRole('button', { name: 'Switch to Grid View' })).toBeHidden();
    }
  });
}
