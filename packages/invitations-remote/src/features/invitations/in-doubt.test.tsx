import { anInvitation, unreachable } from '@slotwise/shared/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { button, invitations, open } from '../../testing/invitations';

test('an invitation whose cancellation got no answer is not said not to be canceled; it is canceled once', async () => {
  const { platform } = open({
    routes: {
      ...invitations([anInvitation({ id: 'a', email: 'a@example.com' })]),
      'PATCH /invitation/cancel': () => unreachable(),
    },
  });
  const cancel = await button(/^Cancel the invitation/);
  for (const count of [1, 2]) {
    fireEvent.click(cancel);
    await waitFor(() => expect(platform.notices).toHaveLength(count));
    await waitFor(() => expect(cancel).not.toHaveAttribute('aria-disabled', 'true'));
  }
  expect(platform.notices[0]).toMatchObject({
    intent: 'warning',
    title: 'No answer: it is not known whether the invitation to a@example.com was canceled',
    body: expect.stringContaining('It may have been done'),
  });
  const calls = platform.fake.callsTo('PATCH /invitation/cancel');
  const keys = new Set(calls.map(({ headers }) => headers.get('idempotency-key')));
  expect([calls.length, keys.size]).toEqual([2, 1]);
});
