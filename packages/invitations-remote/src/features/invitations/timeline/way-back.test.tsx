import { anInvitation } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { kept, open } from '../../../testing/invitations';

test('whoever follows an address to a canceled invitation sends it again there, and keeps the focus in the drawer', async () => {
  const { platform } = open({
    path: '/invitations?invitation=a&status=pending',
    routes: {
      ...kept(
        [anInvitation({ id: 'a', email: 'a@example.com', status: 'canceled', roleID: 'r', roleName: 'Picker' })],
        (change) => ({
          // As the server answers: of the role the id alone.
          'PATCH /invitation/resend': () => {
            const { roleName: _, ...invitation } = change('a', 'pending');
            return { message: '', invitation };
          },
        }),
      ),
      'GET /invitation/timeline': () => ({ entries: [] }),
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Timeline' }));
  const resend = drawer.getByLabelText('Resend the invitation to a@example.com');
  resend.focus();
  fireEvent.click(resend);
  expect(await drawer.findByText('Pending')).toBeVisible();
  expect(drawer.queryByLabelText(/^(Resend|Cancel) the invitation/)).toBeNull();
  expect(drawer.getByText('Picker')).toBeVisible();
  await waitFor(() => expect(drawer.getByRole('group', { name: 'Pending' })).toHaveFocus());
  expect(platform.fake.callsTo('PATCH /invitation/resend')).toHaveLength(1);
});
