import { aCompany, aManifest, aRole, failure } from '@slotwise/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from '../layout/frame';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';

const manifests = [
  aManifest({ id: 'board', routes: [{ path: '/dashboard', access: 'user', title: 'Dashboard' }], navigation: [] }),
];
const going = { askedAt: '2026-05-01T10:00:00Z', dueAt: '2026-05-15T10:00:00Z', askedBy: { id: 'u', name: 'Ada' } };
let deletion: typeof going | null;
beforeEach(() => {
  deletion = going;
});
const show = (options: RenderShellOptions = {}) =>
  renderShell(<Frame />, {
    manifests,
    routes: { 'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Harbour Goods', deletion }) }) },
    ...options,
  });

test('a company that goes says so on every page; whoever manages it takes that back from there', async () => {
  const { platform } = show({ role: aRole({ permissions: ['manage_company'] }) });
  const text = await screen.findByText(/will be deleted on .*2026.*Ada asked for it\. You can take it back/);
  platform.fake.on({ 'DELETE /mycompany/deletion': () => failure('being_deleted') });
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(platform.fake.callsTo('DELETE /mycompany/deletion')).toHaveLength(1));
  expect(text).toBeInTheDocument();
  deletion = null;
  platform.fake.on({ 'DELETE /mycompany/deletion': () => ({ message: 'The company stays' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByText(/will be deleted/)).toBeNull());
  // The button is gone; who pressed it goes on with the page.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('others read who can', async () => {
  show({ role: aRole({ permissions: [] }) });
  await screen.findByText(/whoever may manage the company can take it back/);
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('a company that stays says nothing', async () => {
  deletion = null;
  show();
  await screen.findByRole('heading', { level: 1, name: 'board page' });
  expect(screen.queryByText(/will be deleted/)).toBeNull();
});
