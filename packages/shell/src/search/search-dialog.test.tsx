import { aRole, failure, me } from '@slotwise/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { box, chooseFirst, grace, manifests, night, optionsIn, show, standStill, typeIn } from '../testing/open-search';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import { recentKeys, rememberChosen } from './recent';
import SearchDialog from './search-dialog';

/** The dialog, opened when the device has something to remember. */
function OpenedLater() {
  const [open, setOpen] = useState(false);
  return open ? <SearchDialog onClose={() => setOpen(false)} /> : <button onClick={() => setOpen(true)}>Open</button>;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('asks the server for the kinds that manifests declare, and goes to where they show the chosen record', async () => {
  const { asked, onClose } = show({ routes: { 'GET /search': () => ({ groups: [night] }) } });
  await typeIn(' NIGHT ');
  await standStill();
  const option = await screen.findByRole('option', { name: /Night shift/ });
  expect(asked()).toEqual([{ term: 'NIGHT', kinds: 'user,role,pallet' }]);
  expect(optionsIn('Roles')).toEqual(['Night shiftFrom ten to six']);
  expect(await box()).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(await box(), { key: 'ArrowDown' });
  expect(await box()).toHaveAttribute('aria-activedescendant', option.id);
  expect(screen.getByText('1 result')).toBeInTheDocument();
  fireEvent.keyDown(await box(), { key: 'Enter' });
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByText('/roles?role=r1')).toBeInTheDocument();
});

test('asks once somebody stops typing, cancels what is not wanted any more, and shows meanwhile what still matches', async () => {
  const signals: AbortSignal[] = [];
  const answers = [{ groups: [grace, night] }];
  const { asked } = show({
    routes: {
      'GET /search': ({ signal }) => {
        signals.push(signal);
        return answers.shift() ?? new Promise<never>(() => undefined);
      },
    },
  });
  for (const term of ['g', 'gr', 'gra']) await typeIn(term);
  expect(asked()).toEqual([]);
  await standStill();
  await screen.findByRole('option', { name: /Grace Tan/ });
  expect(asked()).toEqual([{ term: 'gra', kinds: 'user,role,pallet' }]);

  await typeIn('grac');
  expect(optionsIn('Users')).toEqual(['Grace Tangrace@x.example']);
  expect(screen.queryByRole('option', { name: /Night shift/ })).toBeNull();
  await standStill();
  await waitFor(() => expect(signals).toHaveLength(2));
  await typeIn('grace x');
  await standStill();
  await waitFor(() => expect(signals).toHaveLength(3));
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});

test('finds pages and actions without asking, and what needs a permission only for those who hold it', async () => {
  const routes: RenderShellOptions['routes'] = { 'GET /search': () => ({ groups: [] }) };
  const { unmount, asked } = show({ routes });
  await screen.findByRole('option', { name: 'Create role' });
  expect(optionsIn('Pages')).toEqual(['Roles', 'Stock']);
  expect(optionsIn('Actions')).toEqual(['Settings', 'Create role']);
  await typeIn('creat');
  expect(await screen.findByRole('option', { name: 'Create role' })).toBeVisible();
  expect(asked()).toEqual([]);
  await chooseFirst();
  expect(screen.getByText('/roles?create')).toBeInTheDocument();
  unmount();

  show({ routes, role: aRole({ permissions: ['view_users'] }) });
  await screen.findByRole('option', { name: 'Settings' });
  expect(screen.queryByRole('option', { name: 'Create role' })).toBeNull();
});

test('what only one kind of accounts does is offered to that kind', async () => {
  const routes: RenderShellOptions['routes'] = { 'GET /search': () => ({ groups: [] }) };
  const { unmount } = show({ routes });
  await typeIn('supply');
  await standStill();
  expect(await screen.findByText('Nothing found for “supply”.')).toBeInTheDocument();
  unmount();
  show({ routes, me: me({ userType: 'wms', companyID: null, wmsID: 'wms-1' }) });
  await typeIn('supply');
  expect(await screen.findByRole('option', { name: 'Supply a company' })).toBeVisible();
});

test('the best comes first: what is it, what begins with it, what was chosen lately; what matches is marked', async () => {
  const users = ['u1', 'u9'].map((id) => ({ id, title: `Rolf ${id}`, subtitle: 'rolf@x.example', rank: 2 }));
  const pallets = [{ id: 'p1', title: 'ROL', subtitle: 'Pallet', rank: 0, marks: ['4006381333931'] }];
  const groups = [
    { kind: 'user', records: users },
    { kind: 'pallet', records: pallets },
  ];
  renderShell(<OpenedLater />, {
    manifests,
    routes: { 'GET /search': ({ query }) => ({ groups: query.records === undefined ? groups : [] }) },
  });
  rememberChosen(() => localStorage, 'user-1', 'user:u9');
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await typeIn('rol');
  await standStill();
  await screen.findByRole('option', { name: /ROL/ });
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(names).toEqual(['Pallets', 'Pages', 'Users', 'Actions', 'More']);
  expect(optionsIn('Users')).toEqual(['Rolf u9rolf@x.example', 'Rolf u1rolf@x.example']);
  expect(optionsIn('Pallets')).toEqual(['ROLPallet · 4006381333931']);
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked.slice(0, 3)).toEqual(['ROL', '4006381333931', 'Rol']);
});

test('a page below those of the navigation is found by its name, by who finds something there', async () => {
  const routes: RenderShellOptions['routes'] = { 'GET /search': () => ({ groups: [] }) };
  const { unmount } = show({ routes });
  await screen.findByRole('option', { name: 'Stock' });
  expect(screen.queryByRole('option', { name: /^Moves/ })).toBeNull();
  await typeIn('counts');
  expect(optionsIn('Pages')).toEqual(['CountsStock', 'Counts of othersStock', 'Locked countsStock']);
  await typeIn('stock mov');
  await chooseFirst();
  expect(screen.getByText('/stock?tab=moves')).toBeInTheDocument();
  unmount();

  show({ routes, role: aRole({ permissions: ['view_users'] }) });
  await typeIn('counts');
  await screen.findByRole('option', { name: /^Counts/ });
  expect(optionsIn('Pages')).toEqual(['CountsStock']);
});

test('pages and actions are found by the words that people have for them, in the page’s language', async () => {
  const routes: RenderShellOptions['routes'] = { 'GET /search': () => ({ groups: [] }) };
  const { services } = show({ routes });
  await typeIn('new role');
  expect(optionsIn('Actions')).toEqual(['Create role']);
  await typeIn('on hand');
  expect(optionsIn('Pages')).toEqual(['Stock']);
  await act(() => services.locale.choose('de'));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Suche' }), { target: { value: 'neue rolle' } });
  expect(optionsIn('Aktionen')).toEqual(['Rolle anlegen']);
});

test('each result has the icon of what it is', async () => {
  show({ routes: { 'GET /search': () => ({ groups: [night, grace] }) } });
  const iconOf = (option: HTMLElement) => option.querySelector('svg path')?.getAttribute('d');
  await typeIn('g');
  await standStill();
  const user = iconOf(await screen.findByRole('option', { name: /Grace Tan/ }));
  const role = iconOf(screen.getByRole('option', { name: /Night shift/ }));
  expect(user).toBeTruthy();
  expect(role).toBeTruthy();
  expect(role).not.toBe(user);
});

test('forgives slips of the finger in pages and actions, where nothing begins with what was typed', async () => {
  show({ routes: { 'GET /search': () => ({ groups: [] }) } });
  await typeIn('craete rloe');
  await standStill();
  expect(await screen.findByRole('option', { name: 'Create role' })).toBeVisible();
  await typeIn('setings');
  expect(screen.queryByRole('option', { name: 'Settings' })).toBeNull();
  await standStill();
  await screen.findByRole('option', { name: 'Settings' });
  expect(optionsIn('Actions')).toEqual(['Settings']);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Settings']);
  // As many as in names of records: none in a word of two letters, and none beside what is there.
  await typeIn('roels');
  await standStill();
  await screen.findByRole('option', { name: 'Roles' });
  await typeIn('role');
  expect(screen.queryByRole('option', { name: /^Stock/ })).toBeNull();
  await typeIn('qq');
  await standStill();
  expect(await screen.findByText('Nothing found for “qq”.')).toBeInTheDocument();
});

test('says of how many results it shows the best', async () => {
  const records = Array.from({ length: 6 }, (_, n) => ({ id: `u${n}`, title: `Rolf ${n}`, subtitle: '', rank: 2 }));
  const groups = [
    { kind: 'user', records, total: 340 },
    { kind: 'pallet', records: records.slice(0, 2), total: 60, more: true },
    { kind: 'role', records: [{ id: 'r', title: 'Rolf', subtitle: '' }] },
  ];
  show({ routes: { 'GET /search': () => ({ groups }) } });
  await typeIn('rolf');
  await standStill();
  await screen.findByRole('option', { name: 'Rolf 5' });
  const group = (name: string) => screen.getByRole('group', { name });
  expect(group('Users')).toHaveTextContent('6 of 340');
  expect(group('Pallets')).toHaveTextContent('2 of more than 60');
  expect(group('Roles')).not.toHaveTextContent(/ of /);
  expect(screen.getByText('9 of more than 401 results')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'All results for “rolf”' })).toBeInTheDocument();
  // Of what is left while the next answer is on its way, nobody knows the number.
  await typeIn('rolf 1');
  expect(group('Users')).not.toHaveTextContent(/ of /);
});

test('closed by Escape it opens empty again, and offers what was typed', async () => {
  const { platform } = renderShell(<OpenedLater />, {
    manifests,
    routes: { 'GET /search': () => ({ groups: [night] }) },
  });
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await open();
  await typeIn(' night ');
  await standStill();
  await screen.findByRole('option', { name: /Night shift/ });
  fireEvent.keyDown(await box(), { key: 'Escape' });
  await open();
  expect(await box()).toHaveValue('');
  expect(optionsIn('Recent')).toEqual(['nightSearch again']);
  await chooseFirst();
  expect(await box()).toHaveValue('night');
  await standStill();
  expect(await screen.findByRole('option', { name: /Night shift/ })).toBeVisible();
  expect(platform.fake.callsTo('GET /search').map(({ query }) => query)).toMatchObject([
    { term: 'night' },
    { term: 'night' },
  ]);
});

test('says when nothing is found', async () => {
  show({ routes: { 'GET /search': () => ({ groups: [] }) } });
  await typeIn('zzz');
  await standStill();
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
});

test('says an error as an error, not as nothing found, beside what the page knows itself; Retry asks again', async () => {
  let fails = true;
  show({ routes: { 'GET /search': () => (fails ? failure('internal') : { groups: [night] }) } });
  await typeIn('rol');
  await standStill();
  const alert = await screen.findByRole('alert');
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
  expect(optionsIn('Pages')).toEqual(['Roles']);
  fails = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: /Night shift/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a term: what was chosen lately as it is now, then pages and actions', async () => {
  const remembered = (key: string) => rememberChosen(() => localStorage, 'user-1', key);
  const { platform } = renderShell(<OpenedLater />, {
    manifests,
    routes: { 'GET /search': () => ({ groups: [night] }) },
  });
  ['role:gone', 'page:/roles', 'role:r1', 'ghost:g1', 'users:u1'].forEach(remembered);
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByRole('option', { name: /Night shift/ });
  expect(platform.fake.callsTo('GET /search').map(({ query }) => query)).toEqual([{ records: 'role:r1,role:gone' }]);
  expect(optionsIn('Recent')).toEqual(['Night shiftFrom ten to six', 'Roles']);
  expect(optionsIn('Pages')).toEqual(['Stock']);
  expect(optionsIn('Actions')).toEqual(['Settings', 'Create role']);
});

test('whoever belongs nowhere, or meets no remote with records, is asked for nothing', async () => {
  const { asked, unmount } = show({ me: me({ companyID: null }), role: null });
  await typeIn('grace');
  await standStill();
  expect(await screen.findByText('Nothing found for “grace”.')).toBeInTheDocument();
  expect(asked()).toEqual([]);
  unmount();
  const without = show({ manifests: [] });
  await typeIn('grace');
  await standStill();
  expect(await screen.findByText('Nothing found for “grace”.')).toBeInTheDocument();
  expect(without.asked()).toEqual([]);
});

describe('commands of the shell', () => {
  /** The first result is chosen by the keyboard alone. */
  const command = async (typed: string) => {
    const shell = show({ routes: { 'GET /search': () => ({ groups: [] }) } });
    await typeIn(typed);
    await standStill();
    const [first] = optionsIn('Actions');
    await chooseFirst();
    await act(() => jest.advanceTimersByTimeAsync(0));
    return { ...shell, first };
  };

  test.each([
    ['dark', 'Theme: Dark', 'dark'],
    ['dark mode', 'Theme: Dark', 'dark'],
    ['light theme', 'Theme: Light', 'light'],
  ])('“%s” chooses a theme', async (typed, label, choice) => {
    const { first, onClose } = await command(typed);
    expect(first).toBe(label);
    expect(onClose).toHaveBeenCalled();
    expect(screen.getByText(`theme ${choice}`)).toBeInTheDocument();
    // Enter in a search that was just opened repeats none.
    expect(recentKeys(() => localStorage, me().id)).toEqual([]);
  });

  test.each(['shortcuts', 'hotkeys'])('“%s” opens the list of keys', async (typed) => {
    await command(typed);
    expect(screen.getByText('keys are listed')).toBeInTheDocument();
  });

  test.each(['log out', 'Logout', 'sign out'])('“%s” signs out', async (typed) => {
    const { first, platform } = await command(typed);
    expect(first).toBe('Log Out');
    await waitFor(() => expect(platform.fake.callsTo('POST /logout')).toHaveLength(1));
  });

  test('a search that just opened offers pages and actions of remotes, and no command', async () => {
    show();
    await box();
    expect(screen.queryByRole('option', { name: /Log Out|Theme/ })).toBeNull();
  });

  test.each([
    ['density', ['Density: Comfortable', 'Density: Compact']],
    ['Deutsch', ['Language: Deutsch']],
  ])('“%s” offers what may be chosen', async (typed, labels) => {
    show({ routes: { 'GET /search': () => ({ groups: [] }) } });
    await typeIn(typed);
    await standStill();
    expect(optionsIn('Actions').map((text) => text?.replace('Chosen now', ''))).toEqual(labels);
  });
});
