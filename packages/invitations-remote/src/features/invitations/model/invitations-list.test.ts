import type { Invitation } from '@slotwise/contract';
import { inviteeOf, overdue, shownInvitations } from './invitations-list';

const invitation = (id: string, changes: Partial<Invitation> = {}): Invitation => ({
  id,
  name: null,
  email: `${id}@example.com`,
  phoneNumber: null,
  invitationType: 'join_company',
  status: 'pending',
  message: null,
  avatarURL: null,
  roleID: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
  acceptedAt: null,
  canceledAt: null,
  expiredAt: null,
  rejectedAt: null,
  ...changes,
});
const ids = (list: Invitation[]) => list.map(({ id }) => id);

test('pending ones come first, then the newest', () => {
  const list = [
    invitation('old-canceled', { status: 'canceled', createdAt: '2026-01-02T00:00:00.000Z' }),
    invitation('new-accepted', { status: 'accepted', createdAt: '2026-01-05T00:00:00.000Z' }),
    invitation('old-pending', { createdAt: '2026-01-01T00:00:00.000Z' }),
    invitation('new-pending', { createdAt: '2026-01-04T00:00:00.000Z' }),
  ];
  expect(ids(shownInvitations(list, ''))).toEqual(['new-pending', 'old-pending', 'new-accepted', 'old-canceled']);
});

test('the search looks into name, address and phone number, ignoring case', () => {
  const list = [
    invitation('a', { name: 'Grace Hopper' }),
    invitation('b', { email: null, phoneNumber: '+49 30 1234' }),
    invitation('c'),
  ];
  expect(ids(shownInvitations(list, 'hopper'))).toEqual(['a']);
  expect(ids(shownInvitations(list, '1234'))).toEqual(['b']);
  expect(ids(shownInvitations(list, 'C@EXAMPLE'))).toEqual(['c']);
});

test('the invitee is shown by address, or phone number, or a dash', () => {
  expect(inviteeOf(invitation('a'))).toBe('a@example.com');
  expect(inviteeOf(invitation('a', { email: null, phoneNumber: '123' }))).toBe('123');
  expect(inviteeOf(invitation('a', { email: null }))).toBe('–');
});

test('only pending invitations can be overdue, from the very millisecond on', () => {
  const at = Date.parse('2026-01-08T00:00:00.000Z');
  const list = [invitation('a'), invitation('b', { status: 'canceled' })];
  expect(ids(overdue(list, at))).toEqual(['a']);
  expect(overdue(list, at - 1)).toEqual([]);
});
