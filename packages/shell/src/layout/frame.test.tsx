import { aManifest, aRole, me } from '@slotwise/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exchangesAtom } from '../assistant/assistant-atoms';
import { anExchange } from '../testing/an-exchange';
import { viewportAtom } from '../theme/viewport-atoms';
import { searchOpenAtom, typedAtom } from './surface-atoms';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import { Frame } from './frame';
import { sidebarSheetAtom } from './sidebar-atoms';

const manifests = [
  aManifest({
    id: 'board',
    routes: [
      { path: '/dashboard', access: 'user', title: 'Dashboard' },
      { path: '/settings', access: 'user', title: 'Settings' },
    ],
    navigation: [{ href: '/dashboard', label: 'Dashboard', icon: 'board', order: 10 }],
  }),
  aManifest({
    id: 'roles',
    navigation: [{ href: '/roles', label: 'Roles', icon: 'shield', order: 20, permission: 'manage_roles' }],
  }),
  aManifest({
    id: 'auth',
    routes: [
      { path: '/landing', access: 'visitor', title: 'Welcome', scroll: true },
      { path: '/login', access: 'visitor', title: 'Log in' },
    ],
  }),
];
const routes: RenderShellOptions['routes'] = {
  'GET /mycompany': () => ({ myCompany: { id: 'company-1', name: 'Harbour Goods', avatarURL: null } }),
};
const show = (options: RenderShellOptions = {}) => renderShell(<Frame />, { manifests, routes, ...options });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a page that is printed as soon as it is there is printed without the frame around it', async () => {
  // The browsers of tests have neither.
  const sheets = Object.assign(document, { adoptedStyleSheets: [] as CSSStyleSheet[] });
  const written: string[] = [];
  const given = globalThis.CSSStyleSheet;
  globalThis.CSSStyleSheet = class {
    replaceSync = (rules: string) => void written.push(rules);
  } as unknown as typeof CSSStyleSheet;
  try {
    show({ path: '/roles' });
    expect(sheets.adoptedStyleSheets).toHaveLength(1);
    expect(written.join('')).toMatch(/@media print[^]*display: none/);
  } finally {
    globalThis.CSSStyleSheet = given;
    delete (document as Partial<Document>).adoptedStyleSheets;
  }
  await heading('roles page');
});

test('signed in: sidebar with the items in order, the active one marked, and the chat button', async () => {
  show({ path: '/roles/r1' });
  await heading('roles page');
  const sidebar = screen.getByRole('navigation', { name: 'Main' });
  const links = within(sidebar).getAllByRole('link');
  expect(links.slice(1).map((link) => link.textContent)).toEqual(['Dashboard', 'Roles']);
  expect(links[2]).toHaveAttribute('aria-current', 'page');
  expect(links[1]).not.toHaveAttribute('aria-current');
  expect(within(sidebar).getByRole('button', { name: 'Open Chat' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Bottom bar' })).toBeNull();
});

test('somebody who belongs to no company or WMS has no menu of one', async () => {
  show({ path: '/dashboard', me: me({ companyID: null, wmsID: null }), role: null });
  await heading('board page');
  const bar = screen.getByRole('banner');
  await waitFor(() => expect(within(bar).getByText('AO')).toBeInTheDocument());
  // The initials of "Company", which stands in for a name that is awaited.
  expect(within(bar).queryByText('CO')).toBeNull();
});

test('somebody who belongs to no company or WMS is told so, and not to ask there for a permission', async () => {
  show({ path: '/roles', me: me({ companyID: null, wmsID: null }), role: null });
  expect(await screen.findByText('You belong to no company or WMS')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull();
});

test('a visitor: logo, links and theme toggle; the links are gone on the login page', async () => {
  const { unmount } = show({ me: null, path: '/landing' });
  await heading('auth page');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  unmount();
  show({ me: null, path: '/login' });
  await heading('auth page');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

test('/ leads visitors to the landing page and users to the dashboard', async () => {
  const { unmount } = show({ me: null, path: '/' });
  await heading('auth page');
  unmount();
  show({ path: '/' });
  await heading('board page');
});

test('an item whose permission is missing is not shown, and its address says what is missing', async () => {
  show({ path: '/roles', role: aRole({ permissions: ['view_roles'] }) });
  expect(await screen.findByText('“Manage roles”')).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Roles' })).toBeNull();
});

test('somebody without a role sees the dashboard and the profile, and no chat', async () => {
  const slots = aManifest({
    id: 'slots',
    navigation: [{ href: '/slots', label: 'Slots', icon: 'slots', order: 15, permission: 'view_slotting' }],
  });
  show({ role: null, manifests: [...manifests, slots] });
  await heading('board page');
  const sidebar = screen.getByRole('navigation', { name: 'Main' });
  expect(
    within(sidebar)
      .getAllByRole('link')
      .slice(1)
      .map((link) => link.textContent),
  ).toEqual(['Dashboard']);
  expect(screen.queryByRole('button', { name: 'Open Chat' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Profile of Ada Owner' })).toBeInTheDocument();
});

test('an unknown address says so and leads home', async () => {
  show({ path: '/nowhere' });
  await heading('Page not found');
  expect(document.title).toBe('Page not found · Slotwise');
  fireEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  await heading('board page');
});

test('going somewhere sets title and focus, loads that remote alone, and says where one is', async () => {
  const loaded: string[] = [];
  const { services } = show({
    load: (id) => {
      loaded.push(id);
      return Promise.resolve(() => (
        <h1 tabIndex={-1} data-page-title="">
          {id} page
        </h1>
      ));
    },
  });
  await heading('board page');
  expect(loaded).toEqual(['board']);
  fireEvent.click(screen.getByRole('link', { name: 'Roles' }));
  const h1 = await heading('roles page');
  expect(loaded).toEqual(['board', 'roles']);
  await waitFor(() => expect(h1).toHaveFocus());
  expect(document.title).toBe('roles · Slotwise');
  expect(services.bus.last('navigation:changed')).toEqual({ path: '/roles', title: 'roles' });
  await waitFor(() => expect(document.querySelector('[data-announcer]')).toHaveTextContent('roles'));
});

test('a pointer on an item loads its remote ahead', async () => {
  const load = jest.fn(() => Promise.resolve(() => <h1>ready</h1>));
  show({ load });
  await heading('ready');
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Roles' }));
  expect(load).toHaveBeenLastCalledWith('roles', 1);
});

test('small screens: a bottom bar with icons only below 640, with labels below the icons from there', async () => {
  const { services } = show({ width: 500 });
  await heading('board page');
  const bar = screen.getByRole('navigation', { name: 'Bottom bar' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(within(bar).getByRole('link', { name: 'Roles' })).toBeInTheDocument();
  act(() => services.store.set(viewportAtom, { width: 700, height: 800 }));
  expect(within(bar).getByText('Roles')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Open sidebar' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

test('the search opens empty, and its stand-in takes what is typed before the dialog is there', async () => {
  const { services } = show({ path: '/dashboard' });
  await heading('board page');
  services.store.set(typedAtom, 'what was chosen last');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  const standIn = screen.getByRole('searchbox', { name: 'Search' });
  expect(standIn).toHaveValue('');
  expect(standIn).toHaveFocus();
  fireEvent.change(standIn, { target: { value: 'len' } });
  const box = await screen.findByRole('combobox', { name: 'Search' });
  expect(box).toHaveValue('len');
  expect(box).toHaveProperty('selectionStart', 3);
  // Asking for it once more takes nothing away.
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  expect(box).toHaveValue('len');
});

test('the keys of the search leave an open dialog alone: it keeps the focus, and what is typed', async () => {
  const { container, services } = show({ path: '/dashboard' });
  await heading('board page');
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  container.append(dialog);
  // The browser does nothing of its own with them, either.
  expect(fireEvent.keyDown(document, { key: 'k', ctrlKey: true })).toBe(false);
  expect(services.store.get(searchOpenAtom)).toBe(false);
  dialog.remove();
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  expect(await screen.findByRole('combobox', { name: 'Search' })).toBeInTheDocument();
});

test('small screens: what opened the sidebar or the search has the focus again when that is closed', async () => {
  const { services } = show({ width: 600, role: aRole({ permissions: [] }) });
  const title = await heading('board page');
  // Arriving at the page gives its title the focus.
  await waitFor(() => expect(title).toHaveFocus());
  const toggle = screen.getByRole('button', { name: 'Open sidebar' });
  toggle.focus();
  fireEvent.click(toggle);
  (await screen.findByRole('dialog', { hidden: true })).querySelector('a')?.focus();
  expect(toggle).not.toHaveFocus();
  act(() => services.store.set(sidebarSheetAtom, false));
  await waitFor(() => expect(toggle).toHaveFocus());
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  const box = await screen.findByRole('combobox', { hidden: true });
  act(() => box.focus());
  fireEvent.keyDown(box, { key: 'Escape' });
  await waitFor(() => expect(toggle).toHaveFocus());
});

test('the sidebar toggle’s tooltip goes when the button means something else', async () => {
  const { services } = show();
  await heading('board page');
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Collapse sidebar' }));
  await screen.findByRole('tooltip');
  act(() => services.store.set(viewportAtom, { width: 600, height: 800 }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the main area scrolls where the manifest says so', async () => {
  const { unmount } = show({ me: null, path: '/landing' });
  await heading('auth page');
  expect(getComputedStyle(screen.getByRole('main')).overflowY).toBe('auto');
  unmount();
  show();
  await heading('board page');
  expect(getComputedStyle(screen.getByRole('main')).overflow).toBe('hidden');
});

test('logging out leads to the landing page without a reload and forgets the conversation', async () => {
  const { services } = show();
  await heading('board page');
  act(() => services.store.set(exchangesAtom, [anExchange()]));
  fireEvent.click(await screen.findByRole('button', { name: 'Profile of Ada Owner' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  await heading('auth page');
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(services.store.get(exchangesAtom)).toEqual([]);
  // They know.
  expect(screen.queryByText(/^You were signed out/)).toBeNull();
});

test('another tab’s logout signs out here, and says so; whoever it was comes back to where they were', async () => {
  show({ path: '/settings?of=me#sessions' });
  await heading('board page');
  const told = (token: string | null) =>
    act(() => {
      if (token === null) localStorage.removeItem('access_token');
      else localStorage.setItem('access_token', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: token }));
    });
  told(null);
  await heading('auth page');
  expect(await screen.findByText(/^You were signed out/)).toBeInTheDocument();
  expect(sessionStorage.getItem('slotwise.return-address')).toContain('"/settings?of=me#sessions"');
  told('another-token');
  await heading('board page');
  await waitFor(() => expect(document.title).toBe('Settings · Slotwise'));
  expect(screen.queryByText(/^You were signed out/)).toBeNull();
});

test('the profile menu changes theme and density and leads to the settings', async () => {
  const { services } = show({ me: me({ firstName: 'Ada', lastName: 'Owner' }) });
  await heading('board page');
  fireEvent.click(await screen.findByRole('button', { name: 'Profile of Ada Owner' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Theme' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(services.host.theme.get()).toBe('dark');
});

test('the whole frame speaks the language of the page, and so do titles and labels of manifests', async () => {
  const roles = aManifest({
    id: 'roles',
    name: 'Roles',
    routes: [{ path: '/roles', access: 'user', title: 'Role management' }],
    navigation: [{ href: '/roles', label: 'Roles', icon: 'shield', order: 20 }],
    words: { de: { name: 'Rollen', 'routes./roles.title': 'Rollen verwalten', 'navigation./roles.label': 'Rollen' } },
  });
  const { platform } = renderShell(<Frame />, { path: '/roles', manifests: [roles], routes });
  expect(await screen.findByRole('link', { name: 'Roles' })).toBeInTheDocument();
  await act(async () => platform.locale.set('de-AT'));
  expect(screen.getByRole('link', { name: 'Rollen' })).toBeInTheDocument();
  expect(document.title).toBe('Rollen verwalten · Slotwise');
  await act(async () => platform.locale.set('en-XA'));
  expect(screen.queryByRole('link', { name: /Rol/ })).toBeNull();
  const written = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  expect(written.filter((label) => /^[A-Za-z ]+$/.test(label ?? ''))).toEqual([]);
});

test('who may see a page that the navigation keeps for others reaches it by address, records and search', async () => {
  const roles = aManifest({
    id: 'roles',
    routes: [{ path: '/roles', access: 'user', title: 'Roles', permission: 'view_roles' }],
    navigation: [{ href: '/roles', label: 'Roles', icon: 'shield', order: 20, permission: 'manage_roles' }],
    records: [{ kind: 'role', href: '/roles?role={id}', icon: 'shield', label: 'Roles' }],
  });
  const viewer = aRole({ permissions: ['view_roles'] });
  const { services, unmount } = show({ path: '/roles', manifests: [manifests[0]!, roles], role: viewer });
  await heading('roles page');
  expect(within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Roles' })).toBeNull();
  expect(services.host.records.href('role', 'r1')).toBe('/roles?role=r1');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('option', { name: /Roles/, hidden: true })).toBeInTheDocument();
  unmount();
  // A link that would only say "no access" is none.
  const other = show({ manifests: [manifests[0]!, roles], role: aRole({ permissions: ['view_users'] }) });
  await heading('board page');
  expect(other.services.host.records.href('role', 'r1')).toBeUndefined();
});

test('a page that goes since its person’s role was changed says that, and what became of what they typed', async () => {
  const roles = aManifest({
    id: 'roles',
    routes: [{ path: '/roles', access: 'user', title: 'Roles', permission: 'view_roles' }],
  });
  let role = aRole({ permissions: ['view_roles'] });
  const { services } = show({
    path: '/roles',
    manifests: [manifests[0]!, roles],
    routes: { ...routes, 'GET /myroles': () => ({ myRole: role }) },
  });
  await heading('roles page');
  role = aRole({ permissions: [] });
  await act(() => services.session.reload());
  expect(await screen.findByText(/^Your role was changed while you were here/)).toBeInTheDocument();
});
