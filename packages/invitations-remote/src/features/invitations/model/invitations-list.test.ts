import { anInvitation } from '@slotwise/shared/testing';
import type { Invitation } from '@slotwise/contract';
import { askedFor, isLeft, NO_FILTERS } from './filters';
import { inOrder, inviteeOf } from './invitations-list';

const ids = (list: Invitation[]) => list.map(({ id }) => id);

test('pending ones come first, then the newest', () => {
  const list = [
    anInvitation({ id: 'old-canceled', status: 'canceled', createdAt: '2026-01-02T00:00:00.000Z' }),
    anInvitation({ id: 'new-accepted', status: 'accepted', createdAt: '2026-01-05T00:00:00.000Z' }),
    anInvitation({ id: 'old-pending', createdAt: '2026-01-01T00:00:00.000Z' }),
    anInvitation({ id: 'new-pending', createdAt: '2026-01-04T00:00:00.000Z' }),
  ];
  expect(ids(inOrder(list))).toEqual(['new-pending', 'old-pending', 'new-accepted', 'old-canceled']);
});

test('of what was loaded only what has another status than the one that is asked for leaves', () => {
  const invitation = anInvitation({ status: 'canceled' });
  expect(isLeft({ status: 'pending' }, invitation)).toBe(true);
  expect(isLeft({ status: 'canceled' }, invitation)).toBe(false);
  expect(isLeft({ status: null }, invitation)).toBe(false);
});

test('the server is asked for what is chosen, without blanks', () => {
  expect(askedFor(NO_FILTERS)).toEqual({});
  expect(askedFor({ term: ' rack ', status: 'expired', type: 'join_wms' })).toEqual({
    q: 'rack',
    status: 'expired',
    type: 'join_wms',
  });
});

test('the invitee is shown by address, or phone number, or a dash', () => {
  expect(inviteeOf(anInvitation({ email: 'a@example.com' }))).toBe('a@example.com');
  expect(inviteeOf(anInvitation({ email: null, phoneNumber: '123' }))).toBe('123');
  expect(inviteeOf(anInvitation({ email: null }))).toBe('–');
});
