import { aCompany, anInvitation, aRole, aUser, aWarehouse, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, screen } from '@testing-library/react';
import { App } from './app';
import { noFigures } from './testing/figures';

/** Names of people and places, numbers and dates. */
const DATA = /^(?:[\d,.%]+|Aachen|Picker|Acme|AC|\w{3} \d\d, \d{4} - \w{3} \d\d, \d{4})$/;
const LOADED = { timeout: 10_000 };

const company: TestPlatformOptions['routes'] = {
  ...noFigures,
  'GET /slotting/state': () => ({ warehouses: [] }),
  'GET /move-advantages': () => ({ advantages: [] }),
  'GET /move-proposals': () => ({ items: [], nextCursor: null }),
  'GET /stock/moves': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ name: 'Aachen' })] }),
  'GET /mycompany/users': () => ({ myUsers: [aUser({ roleID: null })] }),
  'GET /mycompany/roles': () => ({ myRoles: [aRole({ name: 'Picker' })] }),
  'GET /mycompany/invitations': ({ query: { status } }) => ({
    myInvitations: status === 'expired' ? [anInvitation({ name: 'Ann', status })] : [],
  }),
};
const wms: TestPlatformOptions['routes'] = {
  'GET /mywms/companies': () => ({ myCompanies: [aCompany({ name: 'Acme' })] }),
  'GET /mywms/granted-companies': () => ({ grantedCompanies: [] }),
};

it.each<[path: string, shown: string, options: TestPlatformOptions]>([
  ['/dashboard', 'Pending invitations', { routes: company }],
  ['/dashboard?tab=analytics', 'Order lines by day', { routes: company }],
  ['/dashboard?tab=transactions', 'Nothing has moved yet', { routes: company }],
  ['/dashboard?tab=notifications', 'Expired', { routes: company }],
  ['/slotting', 'Aachen', { routes: company }],
  ['/inventory', 'Acme', { routes: wms, me: me({ userType: 'wms' }) }],
  [
    '/slotting',
    'No warehouses yet',
    { routes: { ...company, 'GET /mycompany/warehouses': () => ({ myWarehouses: [] }) } },
  ],
])('has every word of %s in a catalogue (%s)', async (path, shown, options) => {
  const { platform, container } = renderWithPlatform(<App />, { path, ...options });
  await screen.findByText(shown, {}, LOADED);
  await act(async () => platform.locale.set('en-XA'));
  const plain: string[] = [];
  const look = (text: string | null | undefined) => {
    const written = text?.trim() ?? '';
    if (written !== '' && !DATA.test(written) && !/\P{ASCII}/u.test(written)) plain.push(written);
  };
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) look(walker.currentNode.nodeValue);
  for (const element of container.querySelectorAll('[aria-label]')) look(element.getAttribute('aria-label'));
  expect(plain).toEqual([]);
  expect(container.textContent.length).toBeGreaterThan(40);
});
