import { anInvitation } from '@slotwise/shared/testing';
import type { Invitation } from '@slotwise/contract';
import { matching, NO_FILTERS } from './filters';
import { inOrder, inviteeOf, withInvitations } from './invitations-list';

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

test('the search looks into name, address and phone number, ignoring case', () => {
  const list = [
    anInvitation({ id: 'a', name: 'Grace Hopper' }),
    anInvitation({ id: 'b', email: null, phoneNumber: '+49 30 1234' }),
    anInvitation({ id: 'c' }),
  ];
  const found = (term: string) => ids(matching(list, { ...NO_FILTERS, term }));
  expect(found('  hopper ')).toEqual(['a']);
  expect(found('1234')).toEqual(['b']);
  expect(found('C@EXAMPLE')).toEqual(['c']);
  expect(found('')).toEqual(['a', 'b', 'c']);
});

test('search, status and type must all match', () => {
  const list = [
    anInvitation({ id: 'a', status: 'expired', invitationType: 'join_wms' }),
    anInvitation({ id: 'b', status: 'expired', invitationType: 'join_wms_with_new_company' }),
    anInvitation({ id: 'c', status: 'pending', invitationType: 'join_wms' }),
  ];
  expect(ids(matching(list, { term: '', status: 'expired', type: null }))).toEqual(['a', 'b']);
  expect(ids(matching(list, { term: '', status: 'expired', type: 'join_wms' }))).toEqual(['a']);
  expect(ids(matching(list, { term: 'b@', status: 'expired', type: 'join_wms' }))).toEqual([]);
});

test('the invitee is shown by address, or phone number, or a dash', () => {
  expect(inviteeOf(anInvitation({ email: 'a@example.com' }))).toBe('a@example.com');
  expect(inviteeOf(anInvitation({ email: null, phoneNumber: '123' }))).toBe('123');
  expect(inviteeOf(anInvitation({ email: null }))).toBe('–');
});

test('an answer replaces the invitation it is about, in its place, or adds it', () => {
  const [a, b] = [anInvitation({ id: 'a' }), anInvitation({ id: 'b' })];
  const changed = { ...b, status: 'canceled' as const };
  expect(withInvitations([a, b], [changed])).toEqual([a, changed]);
  expect(ids(withInvitations([a], [b]))).toEqual(['b', 'a']);
});
