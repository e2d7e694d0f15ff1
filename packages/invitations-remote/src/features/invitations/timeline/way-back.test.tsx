import { anInvitation } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { kept, open } from '../../../testing/invitations';

test('whoever follows an address to a canceled invitation sends it again there, and keeps the focus in the drawer', async () => {
  const { platform } = open({
    path: '/invitations?invitation=a&status=pending',
    routes: {
      ...kept([anInvitation({ id: 'a', email: 'a@example.com', status: 'canceled' })], (change) => ({
        'PATCH /invitation/resend': () => ({ message: '', invitation: change('a', 'pending') }),
      })),
      'GET /invitation/timeline': () => ({ entries: [] }),
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Timeline' }));
  const resend = drawer.getByLabelText('Resend the invitation to a@example.com');
  resend.focus();
  fireEvent.click(resend);
  expect(await drawer.findByText('Pending')).toBeVisible();
  expect(drawer.queryByLabelText(/^(Resend|Cancel) the invitation/)).toBeNull();
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
  expect(platform.fake.callsTo('PATCH /invitation/resend')).toHaveLength(1);
});
