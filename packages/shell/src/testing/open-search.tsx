import { aManifest } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { shortcutsOpenAtom } from '../layout/surface-atoms';
import SearchDialog from '../search/search-dialog';
import { STANDS_STILL_MS } from '../search/use-records';
import { themeChoiceAtom } from '../theme/theme-atoms';
import { renderShell, type RenderShellOptions } from './render-shell';

export const manifests = [
  aManifest({
    id: 'auth',
    actions: [{ id: 'settings', label: 'Settings', href: '/settings', icon: 'settings', menu: 'profile' }],
  }),
  aManifest({
    id: 'stock',
    navigation: [{ href: '/stock', label: 'Stock', icon: 'box', order: 2, words: 'goods, on hand' }],
    records: [{ kind: 'pallet', href: '/stock/{id}', icon: 'box', label: 'Pallets' }],
    search: ['pallet'],
    routes: [
      { path: '/stock', access: 'user', title: 'Stock' },
      { path: '/stock/counts', access: 'user', title: 'Counts' },
      { path: '/stock/locked', access: 'user', title: 'Locked counts', permission: 'manage_inventory' },
    ],
    pages: [
      { id: 'counts', href: '/stock/counts', icon: 'box' },
      { id: 'locked', href: '/stock/locked', icon: 'box' },
      { id: 'audit', href: '/stock?tab=audit', label: 'Counts of others', icon: 'box', permission: 'view_audit' },
      { id: 'staff', href: '/stock?tab=staff', label: 'Counts of providers', icon: 'box', tenant: 'wms' },
      { id: 'moves', href: '/stock?tab=moves', label: 'Moves', icon: 'box' },
    ],
    actions: [{ id: 'supply', label: 'Supply a company', href: '/stock?supply', icon: 'box', tenant: 'wms' }],
  }),
  aManifest({
    id: 'roles',
    navigation: [{ href: '/roles', label: 'Roles', icon: 'shield', order: 1 }],
    records: [
      { kind: 'user', href: '/roles?user={id}', icon: 'people', label: 'Users' },
      { kind: 'role', href: '/roles?role={id}', icon: 'shield', label: 'Roles' },
    ],
    search: ['user', 'role'],
    actions: [
      {
        ...{ id: 'create-role', label: 'Create role', href: '/roles?create', icon: 'shield' },
        ...{ permission: 'manage_roles', words: 'new role, add a role' },
      },
    ],
    words: { de: { 'actions.create-role.label': 'Rolle anlegen', 'actions.create-role.words': 'neue Rolle' } },
  }),
];
export const night = { kind: 'role', records: [{ id: 'r1', title: 'Night shift', subtitle: 'From ten to six' }] };
export const grace = { kind: 'user', records: [{ id: 'u1', title: 'Grace Tan', subtitle: 'grace@x.example' }] };

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
/** State of the shell that commands change. */
function Chosen() {
  const theme = useAtomValue(themeChoiceAtom);
  const areKeysListed = useAtomValue(shortcutsOpenAtom);
  return (
    <ul>
      <li>theme {theme}</li>
      {areKeysListed && <li>keys are listed</li>}
    </ul>
  );
}
export const show = (options: RenderShellOptions = {}) => {
  const onClose = jest.fn();
  const shell = renderShell(
    <>
      <Where />
      <Chosen />
      <SearchDialog onClose={onClose} />
    </>,
    { manifests, ...options },
  );
  const asked = () => shell.platform.fake.callsTo('GET /search').map(({ query }) => query);
  return { ...shell, onClose, asked };
};
export const box = () => screen.findByRole('combobox', { name: 'Search' });
/** Chooses the first result by the keyboard alone. */
export const chooseFirst = async () => {
  fireEvent.keyDown(await box(), { key: 'ArrowDown' });
  fireEvent.keyDown(await box(), { key: 'Enter' });
};
export const typeIn = async (value: string) => fireEvent.change(await box(), { target: { value } });
/** Everything that was asked for is answered at once. */
export const standStill = () => act(() => jest.advanceTimersByTimeAsync(STANDS_STILL_MS));
export const optionsIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
