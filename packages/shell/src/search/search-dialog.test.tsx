import { aRole, aUser } from '@slotwise/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from '@slotwise/shared/ui/router';
import { manifestOf, renderShell, type RenderShellOptions } from '../testing/render-shell';
import { grouped, type Findable } from './found';
import SearchDialog from './search-dialog';

const manifests = [
  manifestOf({ id: 'roles', navigation: [{ href: '/roles', label: 'Roles', icon: 'shield', order: 1 }] }),
];
const Where = () => <output>{useLocation().pathname}</output>;
const show = (options: RenderShellOptions = {}) => {
  const onClose = jest.fn();
  const shell = renderShell(
    <>
      <Where />
      <SearchDialog onClose={onClose} />
    </>,
    { manifests, ...options },
  );
  return { ...shell, onClose };
};
const box = () => screen.findByRole('combobox', { name: 'Search' });
const routes: RenderShellOptions['routes'] = {
  'GET /mycompany/users': () => ({
    myUsers: [aUser({ firstName: 'Grace', lastName: 'Tan', email: 'grace@x.example' })],
  }),
  'GET /mycompany/roles': () => ({ myRoles: [aRole({ name: 'Night shift' })] }),
  'GET /mycompany/invitations': () => ({ myInvitations: [] }),
  'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
};

test('finds by any part, grouped by kind, and goes there with Enter', async () => {
  const { onClose } = show({ routes });
  const input = await box();
  await screen.findByRole('option', { name: 'Roles' });
  fireEvent.change(input, { target: { value: 'NIGHT' } });
  const option = await screen.findByRole('option', { name: 'Night shift' });
  expect(within(screen.getByRole('group', { name: 'Roles' })).getByRole('option')).toBe(option);
  expect(input).toHaveAttribute('aria-activedescendant', option.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByText('/roles')).toBeInTheDocument();
});

test('asks only for what the user may see', async () => {
  const { platform } = show({ role: aRole({ permissions: ['view_users'] }), routes });
  fireEvent.change(await box(), { target: { value: 'grace' } });
  await screen.findByRole('option', { name: /Grace Tan/ });
  expect(platform.fake.callsTo('GET /mycompany/roles')).toEqual([]);
});

test('says when nothing is found', async () => {
  show({ routes });
  fireEvent.change(await box(), { target: { value: 'zzz' } });
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
});

test('without a term: what was chosen lately, then the pages', () => {
  const item = (kind: Findable['kind'], label: string): Findable => ({
    kind,
    key: `${kind}:${label}`,
    label,
    detail: '',
    href: '/',
  });
  const all = [item('pages', 'Dashboard'), item('pages', 'Roles'), item('users', 'Grace')];
  expect(grouped(all, '', ['users:Grace', 'pages:Roles', 'gone'])).toEqual([
    { kind: 'recent', items: [all[2], all[1]] },
    { kind: 'pages', items: [all[0]] },
  ]);
});
