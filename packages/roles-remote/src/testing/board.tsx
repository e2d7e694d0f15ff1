import type { Role, User } from '@slotwise/contract';
import type { CompanyLiveEvents } from '@slotwise/shared/remote';
import { aPermission, aRole, aUser, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { FakeRoutes, TestPlatform, TestPlatformOptions } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { CardMenu } from '../features/roles/card/card-actions';
import { RolesPage } from '../features/roles/roles-page';
import { UnsavedMenu } from '../features/roles/unsaved-roles';

// Without a layout jsdom never gives a dialog the focus that makes Tabster show it to assistive technology; the browser
// journeys check that it does.
configure({ defaultHidden: true });

/** The matrix has tests of its own. */
const NoMatrix = () => <p>Matrix</p>;

const member = (id: string, firstName: string, lastName: string, role?: { id: string; name: string }): User =>
  aUser({ id, firstName, lastName, roleID: role?.id ?? null, role: role ? { name: role.name } : null });

export const ada = member('user-1', 'Ada', 'Owner', { id: 'lead', name: 'Shift Lead Team' });
export const alan = member('alan', 'Alan', 'Turing', { id: 'picker', name: 'Picker' });
export const grace = member('grace', 'Grace', 'Hopper');
export const lead = aRole({
  id: 'lead',
  name: 'Shift Lead Team',
  permissions: ['manage_roles', 'view_roles', 'view_users'],
  users: [ada],
  version: 4,
});
export const picker = aRole({
  id: 'picker',
  name: 'Picker',
  description: 'Walks the aisles',
  permissions: ['view_inventory'],
  users: [alan],
  version: 7,
});

/** Some of the catalogue: enough for every rule, and few enough for jsdom. */
export const catalogue = (
  [
    'view_roles',
    'manage_roles',
    'view_audit',
    'view_inventory',
    'count_inventory',
    'view_slotting',
    'manage_slotting',
    'view_users',
  ] as const
).map(aPermission);

interface AskedUsers {
  query: { q?: string; role?: string; has_role?: 'yes' | 'no'; id?: string; limit?: number; cursor?: string };
}
/** Filters, counts and cuts as the server does; a cursor is the number of those before it. */
export function pageOfUsers(users: readonly User[], { query }: AskedUsers) {
  const { q = '', role, has_role: hasRole, id, limit = 50, cursor } = query;
  const matching = users.filter(
    (user) =>
      (role === undefined || user.role?.name === role) &&
      (hasRole === undefined || (user.roleID !== null) === (hasRole === 'yes')) &&
      (id === undefined || user.id === id) &&
      `${user.firstName} ${user.lastName}\n${user.email}`.toLowerCase().includes(q.toLowerCase()),
  );
  const from = Number(cursor ?? 0);
  return {
    myUsers: matching.slice(from, from + limit),
    nextCursor: from + limit < matching.length ? String(from + limit) : null,
    ...(cursor === undefined && { total: users.length, matching: matching.length }),
  };
}

export const lists = (roles: Role[] = [picker, lead], users: User[] = [ada, alan, grace]): FakeRoutes => ({
  'GET /mycompany/roles': () => ({ myRoles: roles }),
  'GET /mycompany/users': (asked) => pageOfUsers(users, asked),
  'GET /mycompany/permissions': () => ({ myPermissions: catalogue }),
  'GET /access-requests': () => ({ items: [], nextCursor: null }),
});

const Where = () => <output data-testid="query">{useLocation().search}</output>;
/** The query of the page's address. */
export const query = () => new URLSearchParams(screen.getByTestId('query').textContent);

/** No column beside the cards, and cards wide enough for all their actions to stand beside each other. */
export const ROOMY = { viewport: { width: 1000, height: 800 }, path: '/roles?view=list' };

export function openPage({ routes, path = '/roles', ...options }: TestPlatformOptions & { path?: string } = {}) {
  return renderWithPlatform(
    <Provider>
      <RolesPage matrix={NoMatrix} />
      <Where />
    </Provider>,
    { path, ...options, me: options.me ?? me({ roleID: 'lead' }), routes: { ...lists(), ...routes } },
  );
}

// Menus are drawn at once, as on a page that was open for a while: what suspends must be waited for in every test.
beforeAll(() => Promise.all([CardMenu.fetch(), UnsavedMenu.fetch()]));

/** As `openPage`, when the cards are there. */
export async function openBoard(options: Parameters<typeof openPage>[0] = {}) {
  const result = openPage(options);
  await waitFor(() => expect(document.querySelector('article')).not.toBeNull());
  return result;
}

/** The card of a role. Not found by its accessible name, which takes jsdom a second for each look. */
export function article(name: string): HTMLElement {
  const found = Array.from(document.querySelectorAll('article')).find(
    (one) => one.querySelector('h3')?.textContent === name,
  );
  if (!found) throw new Error(`No card is called ${name}`);
  return found;
}
export const card = (name: string) => within(article(name));
export const cards = () => Array.from(document.querySelectorAll('article h3'), ({ textContent }) => textContent);
export const click = (element: HTMLElement) => fireEvent.click(element);
export const button = (name: string | RegExp, where: Pick<typeof screen, 'getByRole'> = screen) =>
  where.getByRole('button', { name });
/** Whether a control says that it is off, and keeps the focus. */
export const isOff = (element: HTMLElement) =>
  element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');

/** Something that the server tells everybody of the company. */
export function hear<E extends keyof CompanyLiveEvents>(
  platform: TestPlatform,
  event: E,
  data: CompanyLiveEvents[E],
): void {
  act(() => platform.receive('company', event, data));
}

/** Data that a drag carries from one event to the next, as browsers keep it. */
export function dataTransfer(data: Record<string, string> = {}) {
  return {
    get types() {
      return Object.keys(data);
    },
    setData: (type: string, value: string) => void (data[type] = value),
    getData: (type: string) => data[type] ?? '',
  };
}

/** Drags with the events that browsers send. */
export function drag(source: Element, target: Element): ReturnType<typeof dataTransfer> {
  const carried = dataTransfer();
  fireEvent.dragStart(source, { dataTransfer: carried });
  fireEvent.dragEnter(target, { dataTransfer: carried });
  fireEvent.dragOver(target, { dataTransfer: carried });
  fireEvent.drop(target, { dataTransfer: carried });
  fireEvent.dragEnd(source, { dataTransfer: carried });
  return carried;
}

/** An item of the left column. */
export function item(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-drag-id="${id}"]`);
  if (!found) throw new Error(`Nothing with the id ${id} can be dragged`);
  return found;
}
