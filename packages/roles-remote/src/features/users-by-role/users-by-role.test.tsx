import { aRole, aUser, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import card from '../../extensions/users-by-role';

const company = {
  'GET /mycompany/roles': () => ({ myRoles: [aRole({ name: 'Picker', users: [aUser(), aUser()] })] }),
  'GET /mycompany/users': () => ({ myUsers: [aUser({ roleID: null })], nextCursor: null, total: 3, matching: 1 }),
};
const show = (options: TestPlatformOptions) =>
  renderWithPlatform((platform) => <card.App platform={platform} />, options);
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [within(row).getByRole('rowheader').textContent, row.lastElementChild?.textContent]);

test('counts the users of each role, and those without one', async () => {
  show({ routes: company });
  await screen.findByText('No role');
  expect(screen.getByRole('region', { name: 'Users by role' })).toBeVisible();
  expect(rows()).toEqual([
    ['Picker', '2'],
    ['No role', '1'],
  ]);
});

test('who may not see users is told of the roles alone, who may not see roles nothing', async () => {
  const { platform, unmount } = show({ role: aRole({ permissions: ['view_roles'] }), routes: company });
  await screen.findByText('Picker');
  expect(rows()).toEqual([['Picker', '2']]);
  expect(platform.fake.callsTo('GET /mycompany/users')).toEqual([]);
  unmount();
  const other = show({ role: aRole({ permissions: ['view_users'] }), routes: company });
  expect(screen.queryByRole('region')).toBeNull();
  expect(other.platform.fake.callsTo('GET /mycompany/roles')).toEqual([]);
});

test('a read that fails is said in the card, and can be tried again', async () => {
  const { platform } = show({ routes: { ...company, 'GET /mycompany/roles': () => failure('internal') } });
  expect(await screen.findByText('Failed to fetch myRoles')).toBeVisible();
  platform.fake.on(company);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Picker')).toBeVisible();
});

test('says all of it in the language of the page', async () => {
  const { platform, container } = show({ routes: company });
  await screen.findByText('No role');
  await act(async () => platform.locale.set('en-XA'));
  await waitFor(() => expect(container.querySelector('h2')).toHaveTextContent(/\P{ASCII}/u));
  const texts = Array.from(container.querySelectorAll('h2, th'), ({ textContent }) => textContent);
  expect(texts.filter((text) => !/\P{ASCII}/u.test(text ?? ''))).toEqual(['Picker']);
});
