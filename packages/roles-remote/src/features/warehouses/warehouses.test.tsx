import { aRole, aWarehouse } from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { button, card, click, lead, lists, openBoard, picker, ROOMY } from '../../testing/board';

const places = {
  'GET /mycompany/warehouses': () => ({
    myWarehouses: [aWarehouse({ id: 'n', name: 'North' }), aWarehouse({ id: 's', name: 'South' })],
  }),
};
const mine = aRole({ id: 'mine', permissions: ['manage_roles', 'view_roles', 'view_users', 'view_warehouses'] });

test('a role is limited to some warehouses, which its card says in words, and the limit is lifted', async () => {
  const { platform } = await openBoard({
    ...ROOMY,
    role: mine,
    routes: {
      ...lists([picker, lead]),
      ...places,
      'PATCH /role/warehouses': ({ body }) => ({
        message: 'Updated.',
        role: { ...picker, version: 8, warehouseIds: body.warehouse_ids },
      }),
    },
  });
  click(button('Warehouses', card('Picker')));
  const dialog = within(await screen.findByRole('dialog'));
  click(dialog.getByRole('radio', { name: /In some warehouses only/ }));
  click(button('Save', dialog));
  expect(await dialog.findByText('Choose at least one')).toBeVisible();
  click(await dialog.findByRole('checkbox', { name: 'North' }));
  click(button('Save', dialog));
  expect(await card('Picker').findByText('Only in North')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [call] = platform.fake.callsTo('PATCH /role/warehouses');
  expect(call?.body).toEqual({ role_id: 'picker', warehouse_ids: ['n'] });
  expect(call?.headers.get('if-match')).toBe('"7"');
});

test('of warehouses that somebody does not see, a card says how many they are', async () => {
  const far = { ...picker, warehouseIds: ['n', 'x', 'y'] };
  await openBoard({ ...ROOMY, role: mine, routes: { ...lists([far, lead]), ...places } });
  expect(await card('Picker').findByText('Only in North and 2 other warehouses')).toBeVisible();
});
