import { aCompany, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Deletion from './deletion';

const going = {
  askedAt: '2026-05-01T10:00:00Z',
  dueAt: '2026-05-15T10:00:00Z',
  askedBy: { id: 'user-1', name: 'Ada Lovelace' },
};

test('asks for name, password and a code where there is a second factor, then shows it as scheduled, and takes it back', async () => {
  const user = userEvent.setup({ delay: null });
  let deletion: typeof going | null = null;
  const { platform } = renderWithPlatform((own) => <Deletion platform={own} me={me()} />, {
    routes: {
      'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Harbour Goods', deletion }) }),
      'POST /mycompany/deletion': () => failure('invalid_credentials'),
      'DELETE /mycompany/deletion': () => failure('being_deleted'),
      'GET /me/two-factor': () => failure('internal'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete company' }));
  expect(screen.getByText(/begins in 14 days/)).toBeVisible();
  expect(screen.getByLabelText('Type “Harbour Goods” to confirm')).toHaveFocus();
  await user.keyboard('Harbour{Enter}');
  expect(screen.getByText("This is not the company's name")).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(platform.fake.callsTo('POST /mycompany/deletion')).toHaveLength(0);
  await user.type(screen.getByLabelText('Type “Harbour Goods” to confirm'), ' Goods');
  await user.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  expect(await screen.findByText('This is not your current password')).toBeVisible();
  expect(screen.queryByLabelText('Code of your second factor')).toBeNull();
  platform.fake.on({ 'POST /mycompany/deletion': () => failure('second_factor_required') });
  await user.click(screen.getByRole('button', { name: 'Delete in 14 days' }));
  expect(await screen.findByText('Type the code of your second factor, too')).toBeVisible();
  deletion = going;
  platform.fake.on({ 'POST /mycompany/deletion': () => ({ message: 'Done', deletion: going }) });
  await user.type(screen.getByLabelText('Code of your second factor'), '123456{Enter}');
  expect(await screen.findByText(/Harbour Goods will be deleted on/)).toBeVisible();
  expect(screen.getByText(/Ada Lovelace asked for it/)).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Take back' })).toHaveFocus();
  expect(platform.fake.callsTo('POST /mycompany/deletion').at(-1)?.body).toEqual({
    name: 'Harbour Goods',
    current_password: 'secret',
    code: '123456',
  });
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText(/cannot be taken back any more/)).toBeVisible();
  deletion = null;
  platform.fake.on({ 'DELETE /mycompany/deletion': () => ({ message: 'The company stays' }) });
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('button', { name: 'Delete company' })).toBeVisible();
  await waitFor(() => expect(platform.notices.at(-1)?.title).toBe('The company stays'));
});

test('a company that could not be read is an error with Retry', async () => {
  const { platform } = renderWithPlatform((own) => <Deletion platform={own} me={me()} />, {
    routes: { 'GET /mycompany': () => failure('internal') },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  platform.fake.on({ 'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Harbour Goods' }) }) });
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Delete company' })).toBeVisible();
});
