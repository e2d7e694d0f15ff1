import { mountScope } from '@slotwise/shared/remote';
import { aCompany, aManifest, aRole, aWarehouse, failure } from '@slotwise/shared/testing';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from '../layout/frame';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';

const manifests = [
  aManifest({
    id: 'board',
    routes: [{ path: '/dashboard', access: 'user', title: 'Dashboard' }],
    navigation: [{ href: '/dashboard', label: 'Dashboard', icon: 'board', order: 10 }],
  }),
  aManifest({
    id: 'roles',
    navigation: [{ href: '/roles', label: 'Roles', icon: 'shield', order: 20, permission: 'manage_roles' }],
  }),
];
const company = { 'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Harbour Goods' }) }) } as const;
const show = (options: RenderShellOptions = {}) => renderShell(<Frame />, { manifests, routes: company, ...options });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const bar = () => screen.getByRole('status', { name: 'Connection' });

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
const goes = (to: 'online' | 'offline') =>
  act(() => {
    isOnline = to === 'online';
    window.dispatchEvent(new Event(to));
  });

test('offline is said in words, and no longer once the connection is back', async () => {
  show();
  await heading('board page');
  expect(bar()).toBeEmptyDOMElement();
  goes('offline');
  expect(bar()).toHaveTextContent('You are offline. What you see may be out of date.');
  goes('online');
  expect(bar()).toBeEmptyDOMElement();
});

test('a server that cannot be reached is said as well', async () => {
  show({ live: { state: 'offline', reason: 'unreachable' } });
  await heading('board page');
  expect(bar()).toHaveTextContent('The server cannot be reached.');
});

test('what is saved while offline waits, says so, and is done when the connection is back', async () => {
  const { platform, services } = show({
    routes: {
      ...company,
      'POST /warehouse': () => ({ message: 'Warehouse created', warehouse: aWarehouse({ name: 'North' }) }),
    },
  });
  await heading('board page');
  goes('offline');
  const { save, read } = await act(async () => ({
    save: services.host.http('POST /warehouse', { body: { name: 'North' } }),
    read: services.host.http('GET /mycompany'),
  }));
  await waitFor(() => expect(bar()).toHaveTextContent('1 change waits for the connection: Dashboard'));
  await read;
  expect(platform.fake.callsTo('POST /warehouse')).toEqual([]);
  goes('online');
  await act(() => save);
  expect(platform.fake.callsTo('POST /warehouse')).toHaveLength(1);
  expect(bar()).toBeEmptyDOMElement();
});

test('what waits is named by what was pressed: by its dialog, else by itself, and by the page alone where nobody pressed', async () => {
  const { services } = show();
  await heading('board page');
  goes('offline');
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval'], now: Date.now() });
  const save = () => void services.host.http('POST /warehouse', { body: { name: 'North' } }).catch(() => undefined);
  const { container: place } = render(
    <>
      <div role="alertdialog" aria-labelledby="q">
        <h2 id="q">Delete “Picker”?</h2>
        <button>Delete</button>
      </div>
      <button aria-label="Cancel the invitation of Ada">
        <span>Cancel</span>
      </button>
    </>,
  );
  const press = (target: Element) =>
    act(async () => {
      target.addEventListener('click', save, { once: true });
      fireEvent.click(target);
    });
  await press(within(place).getByText('Delete'));
  await waitFor(() =>
    expect(bar()).toHaveTextContent('1 change waits for the connection: Delete “Picker”? (Dashboard), '),
  );
  fireEvent.click(within(bar()).getByRole('button', { name: 'Cancel it' }));
  await press(within(place).getByText('Cancel'));
  await waitFor(() => expect(bar()).toHaveTextContent('connection: Cancel the invitation of Ada (Dashboard), '));
  fireEvent.click(within(bar()).getByRole('button', { name: 'Cancel it' }));
  jest.setSystemTime(Date.now() + 1500);
  await act(async () => save());
  await waitFor(() => expect(bar()).toHaveTextContent('1 change waits for the connection: Dashboard, '));
  jest.useRealTimers();
});

test('what waits can be cancelled, one or all, and is never sent', async () => {
  const { platform, services } = show();
  await heading('board page');
  goes('offline');
  const scope = new AbortController();
  const scoped = services.host.http.scoped({ signal: scope.signal });
  const waiting = (...names: string[]) =>
    act(async () => ({ ends: Promise.allSettled(names.map((name) => scoped('POST /warehouse', { body: { name } }))) }));
  const { ends } = await waiting('North', 'South', 'West');
  await waitFor(() => expect(bar()).toHaveTextContent('3 changes wait for the connection.'));
  fireEvent.click(within(bar()).getByRole('button', { name: 'Show them' }));
  const list = await within(bar()).findByRole('list');
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^Dashboard, \d+:\d+/);
  await act(async () => fireEvent.click(within(list).getAllByRole('button', { name: /^Cancel/ })[1]!));
  await waitFor(() => expect(bar()).toHaveTextContent('2 changes wait for the connection.'));
  await act(async () => fireEvent.click(within(bar()).getByRole('button', { name: 'Cancel all' })));
  expect((await ends).map((end) => (end as { reason?: Error }).reason?.name)).toEqual(Array(3).fill('AbortError'));
  // So does what its own dialog gives up.
  const left = (await waiting('East')).ends;
  await waitFor(() => expect(bar()).toHaveTextContent('1 change waits'));
  await act(async () => scope.abort());
  expect((await left)[0]).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  goes('online');
  await waitFor(() => expect(bar()).toBeEmptyDOMElement());
  expect(platform.fake.callsTo('POST /warehouse')).toEqual([]);
});

describe('when its page is left', () => {
  const NOT_SAVED = 'A change on “Dashboard” waited for the connection and was not saved';
  const asksBeforeUnload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  /** A page's change that waits, after somebody went to another page. */
  async function left(answer: NonNullable<RenderShellOptions['routes']>['POST /warehouse']) {
    const shown = show({ routes: { ...company, 'POST /warehouse': answer! } });
    await heading('board page');
    goes('offline');
    const mount = mountScope(shown.services.host, manifests[0]!);
    const { saved } = await act(async () => ({
      saved: mount.platform.http('POST /warehouse', { body: { name: 'North' } }).then(
        () => 'saved',
        (error: Error) => error.name,
      ),
    }));
    await waitFor(() => expect(bar()).toHaveTextContent('1 change waits for the connection: Dashboard'));
    act(() => mount.end());
    return { ...shown, saved };
  }

  test('a change goes on waiting, is sent, and its remote hears of it; the tab asks before it is closed', async () => {
    expect(asksBeforeUnload()).toBe(false);
    const { platform, saved } = await left(() => ({
      message: 'Warehouse created',
      warehouse: aWarehouse({ name: 'North' }),
    }));
    expect(bar()).toHaveTextContent('1 change waits');
    expect(asksBeforeUnload()).toBe(true);
    goes('online');
    expect(await act(() => saved)).toBe('saved');
    expect(platform.fake.callsTo('POST /warehouse')).toHaveLength(1);
    await waitFor(() => expect(bar()).toBeEmptyDOMElement());
    expect(asksBeforeUnload()).toBe(false);
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
  });

  test('a refusal is said where the person is by then, with the way back', async () => {
    const { saved } = await left(() => failure('name_taken'));
    goes('online');
    expect(await act(() => saved)).toBe('AbortError');
    expect(await screen.findByText(NOT_SAVED)).toBeVisible();
    expect(screen.getByText('Go there')).toBeVisible();
  });

  test('cancelling it tells its remote, and nothing is sent', async () => {
    const { platform, saved } = await left(() => failure('name_taken'));
    await act(async () => fireEvent.click(within(bar()).getByRole('button', { name: 'Cancel it' })));
    expect(await saved).toBe('AbortError');
    goes('online');
    expect(platform.fake.callsTo('POST /warehouse')).toEqual([]);
  });

  test('nobody else sends it', async () => {
    const { platform, services, saved } = await left(() => failure('name_taken'));
    await act(() => services.session.logout());
    expect(await saved).toBe('AbortError');
    goes('online');
    expect(platform.fake.callsTo('POST /warehouse')).toEqual([]);
  });
});

test('a session that could not be renewed goes on, says so, and can be renewed at once', async () => {
  let isUp = false;
  const tokens = { access_token: 'next', refresh_token: 'next', expires_in: 600 };
  const { services } = show({
    routes: { ...company, 'POST /refresh': () => (isUp ? tokens : failure('unavailable')) },
  });
  await heading('board page');
  await act(() => services.session.renew());
  expect(bar()).toHaveTextContent('Your session could not be renewed. You stay signed in');
  expect(await heading('board page')).toBeInTheDocument();
  isUp = true;
  await userEvent.click(within(bar()).getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(bar()).toBeEmptyDOMElement());
});

test('a role that could not be loaded is an error with Retry on every page, and takes nothing from the navigation', async () => {
  const role = aRole({ permissions: ['manage_roles'] });
  const { platform, services } = show({
    routes: { ...company, 'GET /myroles': () => failure('internal') },
    roleKnown: false,
  });
  await heading('The screen Dashboard is unavailable');
  expect(screen.getByText('Failed to load role')).toBeInTheDocument();
  expect(screen.queryByText(/administrator for a role|Ask .* for access/)).toBeNull();
  platform.fake.on({ 'GET /myroles': () => ({ myRole: role }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('board page');
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'Roles' })).toBeInTheDocument();
  platform.fake.on({ 'GET /myroles': () => failure('internal') });
  await act(() => services.session.reload());
  expect(services.session.get().error).not.toBeNull();
  expect(within(navigation).getByRole('link', { name: 'Roles' })).toBeInTheDocument();
});

test('a company that could not be loaded is not called “Company”', async () => {
  const { platform } = show({ routes: { 'GET /mycompany': () => failure('internal') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Company unavailable' }));
  expect(screen.queryByText('CO')).toBeNull();
  expect(await screen.findByText('Failed to fetch myCompany')).toBeInTheDocument();
  platform.fake.on(company);
  await userEvent.click(screen.getByText('Retry'));
  expect(await screen.findByRole('button', { name: 'Harbour Goods', hidden: true })).toBeInTheDocument();
});

test('while the session cannot be renewed one line says so, and the navigation keeps what it knew', async () => {
  const { platform, services } = show({
    routes: { ...company, 'POST /refresh': () => failure('unavailable') },
    live: { state: 'offline', reason: 'unreachable' },
  });
  await screen.findByRole('button', { name: 'Harbour Goods' });
  await act(() => services.session.renew());
  expect(bar().textContent).toMatch(/^Your session could not be renewed\.[^.]*\.Try now$/);
  platform.fake.on({ 'GET /mycompany': () => failure('unavailable') });
  await act(() => services.queryClient.refetchQueries());
  expect(screen.getByRole('button', { name: 'Harbour Goods' })).toBeInTheDocument();
  expect(screen.queryByText('Company unavailable')).toBeNull();
  // A refusal takes it.
  platform.fake.on({ 'GET /mycompany': () => failure('forbidden') });
  await act(() => services.queryClient.refetchQueries());
  expect(await screen.findByRole('button', { name: 'Company unavailable' })).toBeInTheDocument();
});

test('a page that is opened where nobody answers says the name that was known, without alarm', async () => {
  const before = show();
  await screen.findByRole('button', { name: 'Harbour Goods' });
  // As the keeper of what was read does it, across pages.
  const kept = dehydrate(before.services.queryClient, { shouldDehydrateQuery: ({ meta }) => meta?.['kept'] === true });
  before.unmount();
  const { services } = show({ routes: { 'GET /mycompany': () => failure('unavailable') } });
  await screen.findByRole('button', { name: 'Company unavailable' });
  act(() => hydrate(services.queryClient, kept));
  expect(await screen.findByRole('button', { name: 'Harbour Goods' })).toBeInTheDocument();
  expect(screen.queryByText('Company unavailable')).toBeNull();
});

test('a company that was never known is not said to be unavailable while only the session waits', async () => {
  const { services } = show({
    routes: { 'GET /mycompany': () => failure('unavailable'), 'POST /refresh': () => failure('unavailable') },
  });
  await screen.findByRole('button', { name: 'Company unavailable' });
  await act(() => services.session.renew());
  expect(screen.getByRole('button', { name: 'Company' })).toBeInTheDocument();
});
