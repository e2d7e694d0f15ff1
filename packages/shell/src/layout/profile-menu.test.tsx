import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@slotwise/contract/constants';
import { SHELL_MENU } from '@slotwise/contract/shell-names';
import type { PageOutbox } from '@slotwise/shared/outbox';
import { aManifest, aRole } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell';
import { SignOutAsked } from '../tenant-menu/sign-out';
import ProfileMenu from './profile-menu';

// A menu that keeps the focus inside counts as hidden until it has it; without a layout it never gets it.
configure({ defaultHidden: true });

const manifests = [
  aManifest({
    id: 'accounts',
    actions: [
      { id: 'settings', label: 'Settings', href: '/account/settings', icon: 'settings', menu: 'profile' },
      { id: 'bills', label: 'Bills', href: '/bills', icon: 'box', menu: 'profile', permission: 'manage_company' },
      { id: 'elsewhere', label: 'Elsewhere', href: '/elsewhere', icon: 'app' },
    ],
  }),
];
const Where = () => <output>{useLocation().pathname}</output>;
const open = async (role = aRole({ permissions: [] }), at = '/') => {
  const shell = renderShell(
    <>
      <ProfileMenu />
      <SignOutAsked />
      <Where />
    </>,
    { manifests, role, path: at },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Profile/ }));
  return shell;
};
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('offers what remotes declare for it, and leads there', async () => {
  await open();
  expect(items()).toEqual(['Settings', 'Theme', 'Density', 'Language', 'Keyboard shortcuts?', 'Log Out']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
  expect(screen.getByText('/account/settings')).toBeInTheDocument();
});

test('marks the entry whose page is open, or one below it', async () => {
  const { unmount } = await open(undefined, '/account/settings/keys');
  expect(screen.getByRole('menuitem', { current: 'page' })).toHaveTextContent('Settings');
  unmount();
  await open(undefined, '/elsewhere');
  expect(screen.queryByRole('menuitem', { current: 'page' })).toBeNull();
});

test('no remote may claim what the shell’s own entries are called, in any language', () => {
  const wordsIn = (language: string) => {
    const file = path.join(import.meta.dirname, `../words/${language}.json`);
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return Object.entries(words).flatMap(([id, text]) =>
      id.startsWith('profile.') && id !== 'profile.label' ? text : [],
    );
  };
  expect([...SHELL_MENU].sort()).toEqual(LANGUAGES.flatMap(wordsIn).sort());
});

test('what needs a permission is offered to those who hold it', async () => {
  await open(aRole({ permissions: ['manage_company'] }));
  expect(items()).toEqual(['Settings', 'Bills', 'Theme', 'Density', 'Language', 'Keyboard shortcuts?', 'Log Out']);
});

test('who signs out with work that a remote keeps here is told of it, and asked', async () => {
  const { queryClient } = (await open()).services;
  queryClient.setQueryDefaults(['picking'], { meta: { kept: true, unsaved: true } });
  queryClient.setQueryData(['picking', 'in-hand', 'p0'], null);
  queryClient.setQueryData(['picking', 'in-hand', 'p1'], {
    unsaved: 'You have 3 pieces in hand that are not confirmed.',
  });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Sign out?')).toBeVisible();
  expect(question.getByText('You have 3 pieces in hand that are not confirmed.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }));
});

test('who signs out while changes wait on the device is told how many, and asked', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const outbox = (await open()).services.outbox as PageOutbox;
  await act(() => outbox.forRemote('inventory').add('POST /count/entry', { body: { task_id: 't1', entries: [] } }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('1 change still waits. Sign out?')).toBeVisible();
  expect(question.getByText(/^They are kept on this device and are not sent/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Profile/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out all the same' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
