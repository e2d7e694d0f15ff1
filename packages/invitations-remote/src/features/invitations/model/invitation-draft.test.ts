import type { Role } from '@slotwise/contract';
import { canSend, emptyDraft, grantableRoles, isBadEmail, newInvitation } from './invitation-draft';

const draft = { ...emptyDraft('join_company'), email: ' a@example.com ', phone: ' +49 30 1 ' };

test('an empty address on the open tab cannot be sent', () => {
  expect(canSend(draft)).toBe(true);
  expect(canSend({ ...draft, email: '' })).toBe(false);
  expect(canSend({ ...draft, via: 'phone', phone: '  ' })).toBe(false);
});

test('only the open tab is sent, trimmed, and what is empty is left out', () => {
  expect(newInvitation(draft, null)).toEqual({ invitation_type: 'join_company', email: 'a@example.com' });
  expect(newInvitation({ ...draft, via: 'phone', name: ' Ann ', message: ' hi ' }, null)).toEqual({
    invitation_type: 'join_company',
    phone_number: '+49 30 1',
    name: 'Ann',
    message: 'hi',
  });
});

test('a role goes along only with join_company', () => {
  expect(newInvitation(draft, 'r1')).toMatchObject({ role_id: 'r1' });
  expect(newInvitation({ ...draft, type: 'join_wms' }, 'r1')).not.toHaveProperty('role_id');
});

test('an address without a domain is bad; a phone number is never judged as one', () => {
  expect(isBadEmail({ ...draft, email: 'nobody' })).toBe(true);
  expect(isBadEmail(draft)).toBe(false);
  expect(isBadEmail({ ...draft, via: 'phone', email: 'nobody' })).toBe(false);
});

test('nobody is offered a role that holds more than they do; the smallest comes first', () => {
  const role = (id: string, ...permissions: string[]): Role => ({
    id,
    name: id,
    description: '',
    avatarURL: null,
    permissions: permissions.map((name) => ({ id: name, name, category: 'other', action: 'view' })),
    users: [],
    version: 1,
  });
  const own = role('own', 'a', 'b');
  expect(grantableRoles([role('owner', 'a', 'b', 'c'), own, role('small', 'a')], own).map(({ id }) => id)).toEqual([
    'small',
    'own',
  ]);
  expect(grantableRoles([own], null)).toEqual([]);
});
