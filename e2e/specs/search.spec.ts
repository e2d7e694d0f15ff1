import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { Search } from '../pages/search';

/** People of the demonstration's data: one who may see all of their company, and one who may see no invitations. */
const demo = { firstName: '', lastName: '', password: 'slotwise-demo' };
const OWNER = { ...demo, email: 'owner@kestrel.example' };
const WORKSHOP = { ...demo, email: 'sanna.holm@kestrel.example' };

/** Typed text, the group and the option that it finds, and the page that the option opens. */
const RECORDS = [
  ['idris', 'Users', 'Idris Bowen', /[/]roles[?]user=/, 'Role & Permission Management'],
  ['takes parts', 'Roles', 'Workshop', /[/]roles[?]role=/, 'Role & Permission Management'],
  ['zara@', 'Invitations', 'zara@kestrel.example', /[/]invitations[?]invitation=/, 'Invitation Management'],
  ['SPARES', 'Warehouses', 'Kestrel Spares', /[/]inventory[/]warehouses[/]/, 'Kestrel Spares'],
] as const;

test('nothing is lost that is typed before the dialog of the search is there', async ({ browserOf }) => {
  const { page } = await browserOf(OWNER);
  const search = new Search(page);
  // The files of the dialog come late, as over a slow connection, and are asked for by the first opening alone.
  await page.route(/[/]assets[/]search[.]/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/slotting');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await page.keyboard.type('idris bo', { delay: 120 });
  await expect(search.box).toBeFocused();
  await page.keyboard.type('wen');
  await expect(search.box).toHaveValue('idris bowen');
  await expect(search.option('Users', 'Idris Bowen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  // Opened again, it is empty, and takes every key.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('takes');
  await expect(search.box).toHaveValue('takes');
});

/** Words that people have for a page or an action of ours, and what they find by them. */
const OWN_WORDS = {
  'en-US': [
    ['webhook', 'Webhooks'],
    ['api key', 'API keys'],
    ['webhok', 'Webhooks'],
    ['new role', 'Create role'],
    ['permissions', 'Roles'],
    ['log out', 'Log Out'],
    ['dark', 'Theme: Dark'],
    ['density', 'Density: Compact'],
    ['language', 'Language: Deutsch'],
    ['hotkeys', 'Keyboard shortcuts'],
    ['warehouse', 'Warehouses'],
    ['who changed', 'Audit log'],
    ['barcode', 'Labels'],
    ['csv', 'Imports'],
    ['movements', 'Moves'],
    ['locations', 'Warehouses'],
    ['places', 'Stock'],
    ['Umlagerungen', 'Moves'],
    ['Benachrichtigungen', 'Notifications'],
  ],
  'de-DE': [
    ['webhook', 'Webhooks'],
    ['api-schlüssel', 'API-Schlüssel'],
    ['webhok', 'Webhooks'],
    ['neue rolle', 'Rolle anlegen'],
    ['rechte', 'Rollen'],
    ['ausloggen', 'Abmelden'],
    ['dunkel', 'Design: Dunkel'],
    ['abstände', 'Dichte: Kompakt'],
    ['englisch', 'Sprache: English'],
    ['tastatur', 'Tastenkürzel'],
    ['lager', 'Lager'],
    ['wer hat', 'Protokoll'],
    ['strichcode', 'Etiketten'],
    ['csv', 'Importe'],
    ['Benachrichtigungen', 'Hinweise'],
    ['Bewegungen', 'Bewegungen'],
    ['Lagerplätze', 'Lagerbestand'],
    ['Plätze', 'Lager'],
    ['movements', 'Bewegungen'],
    ['locations', 'Lager'],
  ],
} as const;

for (const [locale, words] of Object.entries(OWN_WORDS)) {
  test(`pages and actions are found by the words that people have for them (${locale})`, async ({ browserOf }) => {
    const { page } = await browserOf(OWNER, { locale });
    await page.goto('/slotting');
    await expect(page.getByRole('heading', { level: 1, name: 'Slotting' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    for (const [typed, name] of words) {
      await box.fill(typed);
      const places = page.getByRole('group', { name: /^(Pages|Actions|Seiten|Aktionen)$/ });
      const option = places.getByRole('option', { name: new RegExp(`^${name}( |$)`) }).first();
      await expect.soft(option, typed).toBeVisible();
    }
  });
}

/** Words that people have for what they want to do, and the form that it ends in. */
const WANTED = {
  'en-US': [
    ['add warehouse', 'Add warehouse'],
    ['new sku', 'Add SKU'],
    ['new order', 'Add order'],
    ['new receipt', 'Announce receipt'],
    ['import a file', 'Import a file'],
    ['new count', 'Ask for a count'],
    ['new role', 'Create New Role'],
    ['invite', 'Send Invitation'],
    ['new api key', 'Make an API key'],
    ['new webhook', 'Add a webhook'],
  ],
  'de-DE': [
    ['neues lager', 'Lager hinzufügen'],
    ['neuer artikel', 'Artikel hinzufügen'],
    ['neuer auftrag', 'Auftrag hinzufügen'],
    ['neuer wareneingang', 'Wareneingang ankündigen'],
    ['datei importieren', 'Datei importieren'],
    ['neue zählung', 'Zählung anfordern'],
    ['neue rolle', 'Neue Rolle anlegen'],
    ['einladen', 'Einladung senden'],
    ['neuer api-schlüssel', 'API-Schlüssel erstellen'],
    ['neuer webhook', 'Webhook hinzufügen'],
  ],
} as const;

for (const [locale, wanted] of Object.entries(WANTED)) {
  test(`what people want to do is typed, and ends in its form (${locale})`, async ({ browserOf }) => {
    const { page } = await browserOf(OWNER, { locale });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [typed, name] of wanted) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(typed);
      const actions = page.getByRole('group', { name: /^(Actions|Aktionen)$/ });
      await expect(actions.getByRole('option').first()).toBeVisible();
      await actions.getByRole('option').first().click();
      const form = page.getByRole('dialog', { name });
      await expect(form, typed).toBeVisible();
      // Before the focus is in it, Escape is for the page.
      await expect(form.locator(':focus'), typed).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await expect(page, 'what was closed is not opened again by a reload').not.toHaveURL(/[?]/);
    }
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .fill(locale === 'en-US' ? 'slotting search' : 'suche starten');
    await expect(page.getByRole('option').first()).toContainText(/Search for a plan|Plan suchen/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // This company has more than one warehouse.
    await expect(page.getByText(/^(Choose the warehouse|Wählen Sie das Lager)/)).toBeVisible();
    await page
      .getByRole('list', { name: /^(Warehouses|Lager)$/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/[/]slotting[/]\w+$/);
    await expect(page.getByRole('button', { name: /^(Search for a plan|Plan suchen)$/ })).toBeVisible();
  });
}

test('commands of the shell are typed: theme, list of keys, and the way out', async ({ browserOf }) => {
  const { page } = await browserOf(OWNER);
  const frame = new Frame(page);
  const search = new Search(page);
  const type = async (text: string) => {
    await search.open();
    await page.keyboard.type(text);
    await expect(page.getByRole('option').first()).toContainText(/Theme|shortcuts|Log Out/);
    await search.openFirst();
    await expect(search.box).toBeHidden();
  };
  await page.goto('/slotting');
  await expect(frame.heading('Slotting')).toBeVisible();
  await type('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await type('light');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await type('shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await type('log out');
  await expect(page).toHaveURL(/[/]landing/);
});

for (const width of [1280, 360]) {
  test(`records and actions are found and opened, at ${width} px`, async ({ browserOf, server, request }) => {
    const act = await actingAs(request, server.url, { ...OWNER });
    const { myInvitations } = await act<{ myInvitations: { email: string }[] }>('GET', '/mycompany/invitations');
    if (!myInvitations.some(({ email }) => email === 'zara@kestrel.example')) {
      await act('POST', '/invitation', { invitation_type: 'join_company', email: 'zara@kestrel.example' });
    }
    const { page } = await browserOf(OWNER, { viewport: { width, height: 740 } });
    const frame = new Frame(page);
    const search = new Search(page);
    await page.goto('/slotting');
    await expect(frame.heading('Slotting')).toBeVisible();

    for (const [typed, group, text, address, heading] of RECORDS) {
      await search.open();
      await search.box.fill(typed);
      await expect(search.option(group, text)).toBeVisible();
      await expect(search.option(group, text)).toBeInViewport({ ratio: 1 });
      await search.openFirst();
      await expect(page).toHaveURL(address);
      await expect(frame.heading(heading)).toBeVisible();
      await expect(search.box).toBeHidden();
      // A panel over the page tells of people and of invitations.
      if (group === 'Users' || group === 'Invitations') {
        const close = page.getByRole('button', { name: 'Close', exact: true });
        await close.click();
        await expect(close).toBeHidden();
      }
    }

    await search.open();
    await expect(search.box).toHaveValue('');
    await expect(search.option('Recent', /./)).toHaveText([/Kestrel Spares/, /zara@/, /Workshop/, /Idris Bowen/]);
    await expectClean(page, 'the search with what was chosen lately');
    await search.box.fill('invite');
    await search.option('Actions', 'Invite people').click();
    await expect(page.getByRole('dialog', { name: 'Send Invitation' })).toBeVisible();
    await expect(page).toHaveURL(/[/]invitations$/);
    await page.keyboard.press('Escape');

    // From the page that shows it already, too.
    await search.open();
    await search.box.fill('invite people');
    await search.openFirst();
    await expect(page.getByRole('dialog', { name: 'Send Invitation' })).toBeVisible();
    await page.keyboard.press('Escape');
    await search.open();
    await search.box.fill('create role');
    await search.openFirst();
    const dialog = page.getByRole('dialog', { name: 'Create New Role' });
    await expect(dialog).toBeVisible();
    // A dialog keeps the focus, and what is typed into it.
    await dialog.getByLabel('Name').fill('Yard crew');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('s');
    await expect(dialog.getByLabel('Name')).toHaveValue('Yard crews');
    await expect(search.box).toBeHidden();
  });
}

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
  // A role's description says the same words; the action is not offered.
  await expect(search.option('Roles', /^Manager/)).toBeVisible();
  await expect(page.getByRole('option', { name: /^Invite people/ })).toHaveCount(0);
  await search.box.fill('imports');
  await expect(page.getByText('Nothing found for “imports”.')).toBeVisible();
  await search.box.fill('idris');
  await expect(search.option('Users', 'Idris Bowen')).toBeVisible();
  // Closed before it led anywhere, it offers what was typed.
  await page.keyboard.press('Escape');
  await search.open();
  await expect(search.box).toHaveValue('');
  await expect(search.option('Recent', 'idris')).toBeVisible();
  await search.openFirst();
  await expect(search.option('Users', 'Idris Bowen')).toBeVisible();
  // A part of a page, misspelt as names of records may be.
  await search.box.fill('sesions');
  await expect(search.option('Pages', 'Sessions')).toBeVisible();
  await search.openFirst();
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeInViewport();
  await expect(page).toHaveURL(/\/settings$/);
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

test('goods are found by code, barcode and misspelt name; all results are a page, whose term the lists take up', async ({
  browserOf,
  server,
  request,
}) => {
  const owner = { ...demo, email: 'owner@alderbrook.example' };
  const act = await actingAs(request, server.url, { ...owner });
  const { items } = await act<{ items: { id: string; code: string; name: string }[] }>('GET', '/skus?limit=1');
  const first = items[0]!;
  const { sku } = await act<{ sku: { barcodes: { code: string }[] } }>('GET', `/sku?sku_id=${first.id}`);
  const { page } = await browserOf(owner);
  const search = new Search(page);
  await page.goto('/dashboard');
  await expect(new Frame(page).heading('Dashboard')).toBeVisible();
  await search.open();
  const option = search.option('SKUs', first.code);
  for (const typed of [first.code.replace('-', '').toLowerCase(), sku.barcodes[0]!.code]) {
    await search.box.fill(typed);
    await expect(option).toBeVisible();
    await expect(option.locator('mark')).not.toHaveCount(0);
  }
  const word = first.name.split(' ').find((one) => one.length > 4)!;
  await search.box.fill(`${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`);
  await expect(search.option('SKUs', new RegExp(word, 'i')).first()).toBeVisible();
  await expectClean(page, 'what a misspelt word finds');

  await search.box.fill(word);
  await expect(page.getByRole('group', { name: 'SKUs' })).toContainText(/6 of (more than )?\d+/);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`/search[?]q=${word}`, 'i'));
  await expect(new Frame(page).heading('Search')).toBeVisible();
  await expectClean(page, 'all that a term finds');
  await page.getByRole('link', { name: 'Look in SKUs' }).click();
  const skus = page.getByRole('main').getByRole('searchbox');
  await expect(skus).toHaveValue(word);
  // And back: the top bar shows a text typed in a list, and the next list takes it up.
  await skus.fill('night');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toContainText('night');
  await page.getByRole('link', { name: 'Roles', exact: true }).first().click();
  await expect(page.getByPlaceholder('Search roles...')).toHaveValue('night');
});
