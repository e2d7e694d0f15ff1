import type { Locator, Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { openSession, register, signedIn } from '../fixtures/people';
import { expect, newPerson, test } from '../fixtures/test';
import { InvitationsPage } from '../pages/invitations';

const LONG = {
  company: 'Vereinigte Hanseatische Lagerhausgesellschaft Nordwest mbH',
  firstName: 'Maximiliane-Alexandrina',
  lastName: 'von Hohenberg-Schillingsfürst zu Waldenburg',
};

/** Pairs of texts and controls of a place that are drawn over each other, with what cuts them off taken into account. */
const overprinted = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const drawn: { what: string; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box = node.parentElement; box && box !== root.parentElement; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const frame = box.getBoundingClientRect();
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      // Texts for screen readers alone are a pixel large.
      if (right - left > 2 && bottom - top > 2) drawn.push({ what: node.textContent ?? '', left, right, top, bottom });
    }
    for (const picture of root.querySelectorAll('svg, img')) {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      if (right > left) drawn.push({ what: `a picture at ${Math.round(left)}`, left, right, top, bottom });
    }
    const meets = (a: (typeof drawn)[number], b: (typeof drawn)[number]) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return drawn.flatMap((one, at) =>
      drawn.slice(at + 1).flatMap((other) => (meets(one, other) ? [`“${one.what}” and “${other.what}”`] : [])),
    );
  });

/** Pixels between what a dialog shows last and its buttons. */
const roomAboveButtons = (dialog: Locator): Promise<number> =>
  dialog.evaluate((surface) => {
    const row = surface.querySelector('.fui-DialogActions');
    const content = surface.querySelector('.fui-DialogContent');
    if (!row || !content) throw new Error('The dialog has no content or no buttons.');
    const buttons = [...row.querySelectorAll('button')].map((button) => button.getBoundingClientRect().top);
    const shown = [...content.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
    const frame = content.getBoundingClientRect();
    const lowest = Math.max(...shown.filter(({ height }) => height > 2).map(({ bottom }) => bottom));
    return Math.min(...buttons) - Math.min(lowest, frame.bottom);
  });

/** Contrast of two colours as browsers compute them, as WCAG reckons it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const widerThanItsFrame = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, main *')].flatMap((box) => {
      const { overflowX } = getComputedStyle(box);
      const scrolls = box === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
      const over = box.scrollWidth - box.clientWidth;
      return scrolls && over > 0 ? [`<${box.tagName.toLowerCase()} class="${box.className}"> by ${over} px`] : [];
    }),
  );

test('a long list of roles to assign to scrolls in its dialog, whose buttons stay in sight', async ({
  newCompany,
  server,
  request,
}) => {
  const { page, person } = await newCompany();
  const act = await actingAs(request, server.url, person);
  for (let at = 11; at <= 40; at += 1) await act('POST', '/role', { name: `Shift ${at}`, description: '' });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/roles');
  await page.getByRole('button', { name: 'Assign Change pictures' }).click();
  const dialog = page.getByRole('dialog');
  const verb = dialog.getByRole('button', { name: 'Assign', exact: true });
  const list = dialog.getByRole('list');
  await expect(list.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  const last = list.getByRole('listitem').filter({ hasText: 'Shift 40' });
  await expect(last).not.toBeInViewport();
  await list.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass({ timeout: 30_000 });
  // Nothing lies over it: a click reaches it.
  await last.getByRole('checkbox').click();
  await expect(verb).toBeEnabled();
  await expect(verb).toBeInViewport({ ratio: 1 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
});

test('long names of a company and of people overprint nothing at 1024 to 1100 px', async ({
  browser,
  guard,
  server,
  request,
}) => {
  const person = { ...newPerson(), firstName: LONG.firstName, lastName: LONG.lastName };
  await register(request, server.url, person, { new_company_name: LONG.company });
  const context = await signedIn(browser, server.url, await openSession(request, server.url, person));
  guard.watch(context);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/roles');
  const banner = page.getByRole('banner');
  const users = page.getByRole('region', { name: 'Users' });
  await expect(banner.getByText(LONG.company)).toBeVisible();
  await expect(users.getByText(LONG.lastName).first()).toBeVisible();
  for (const width of [1024, 1050, 1075, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overprinted(banner), `the top bar at ${width} px`).toEqual([]);
    await expect.poll(() => overprinted(users), `the users at ${width} px`).toEqual([]);
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await expect.poll(() => overprinted(page.getByRole('menu')), `the profile menu at ${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await context.close();
});

test('that somebody is offline is seen where the reader’s own colours rule', async ({ newCompany, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { page } = await newCompany('Contrast Works', { forcedColors: 'active' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.context().setOffline(true);
  const text = page.getByRole('status', { name: 'Connection' }).getByText(/^You are offline/);
  await expect(text).toBeInViewport({ ratio: 1 });
  const look = await text.evaluate((element) => {
    const line = element.parentElement;
    if (!line) throw new Error('The text stands in no line.');
    const { color } = getComputedStyle(element);
    const { backgroundColor, borderBottomColor, borderBottomStyle, borderBottomWidth } = getComputedStyle(line);
    const sign = line.querySelector('svg');
    return {
      ...{ color, backgroundColor, borderBottomColor, borderBottomStyle, width: Number.parseFloat(borderBottomWidth) },
      sign: sign ? getComputedStyle(sign).color : '',
    };
  });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  expect(contrast(look.color, look.backgroundColor), 'the sentence').toBeGreaterThanOrEqual(4.5);
  expect(contrast(look.sign, look.backgroundColor), 'the sign').toBeGreaterThanOrEqual(3);
  expect(look.borderBottomStyle).toBe('solid');
  expect(look.width).toBeGreaterThanOrEqual(1);
  expect(contrast(look.borderBottomColor, look.backgroundColor), 'the edge').toBeGreaterThanOrEqual(3);
  await page.context().setOffline(false);
  await expect(text).toHaveCount(0);
});

test('above the buttons of a dialog there is room', async ({ newCompany }) => {
  const { page } = await newCompany();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const hasRoom = async (name: string) => {
    await expect(dialog, name).toBeVisible();
    await expect.poll(() => roomAboveButtons(dialog), name).toBeGreaterThanOrEqual(8);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  for (const height of [800, 480]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/roles');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await hasRoom(`Create New Role at ${height} px`);
    await page.getByRole('button', { name: 'Assign Change pictures' }).click();
    await hasRoom(`Assign to at ${height} px`);
    await page.getByRole('button', { name: 'More actions for Manager' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await hasRoom(`the deletion of a role at ${height} px`);
    const invitations = new InvitationsPage(page);
    await invitations.open();
    await invitations.startInviting();
    await hasRoom(`Send Invitation at ${height} px`);
    await page.getByRole('button', { name: 'Bulk invite' }).click();
    await hasRoom(`Bulk invite at ${height} px`);
  }
});

test('three cards are whole at 1280 × 800, and nothing scrolls sideways', async ({ newCompany }) => {
  const { page } = await newCompany();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard');
  const figures = page.getByRole('list', { name: 'Figures' }).getByRole('link');
  await expect(figures).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Users by role' }).getByRole('row').first()).toBeVisible();
  for (const figure of await figures.all()) await expect(figure).toBeInViewport({ ratio: 1 });
  await expect.poll(() => widerThanItsFrame(page), 'the dashboard').toEqual([]);

  await page.goto('/roles');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    const box = await card.boundingBox();
    expect(box!.x + box!.width, 'the right edge of a card').toBeLessThanOrEqual(1280);
  }
  await expect.poll(() => widerThanItsFrame(page), 'the roles').toEqual([]);
});
