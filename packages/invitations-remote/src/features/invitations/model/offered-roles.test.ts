import { aRole } from '@slotwise/shared/testing';
import { wordsIn } from '../../../words';
import { offeredRoles, reasonAgainst, usualRole } from './offered-roles';
import type { OfferedRole } from './offered-roles';

const list = (items: readonly string[]) => items.join(', ');
const said = (role: OfferedRole) => {
  const reason = reasonAgainst(role, { list }, (permission) => `“${permission}”`);
  return reason && wordsIn('en').say(reason);
};

const own = aRole({ id: 'own', name: 'Own', permissions: ['view_roles', 'manage_invitations'] });
const small = aRole({ id: 'small', name: 'Small', permissions: ['view_roles'] });
const other = aRole({ id: 'other', name: 'Other', permissions: ['manage_roles'] });
const large = aRole({
  id: 'large',
  name: 'Large',
  permissions: ['view_roles', 'manage_roles', 'view_users', 'manage_users'],
});

test('roles that can be handed out come first, the smallest at the top', () => {
  expect(offeredRoles([large, other, own, small], own).map(({ id }) => id)).toEqual(['small', 'own', 'other', 'large']);
});

test('a role that holds more says what', () => {
  const [first, , third, last] = offeredRoles([large, other, own, small], own);
  expect(said(first!)).toBeNull();
  expect(said(third!)).toBe('Other (grants “manage_roles” that you do not hold)');
  expect(said(last!)).toBe('Large (grants “manage_roles”, “view_users” and 1 more that you do not hold)');
});

test('who has no role can hand out none that holds anything', () => {
  expect(offeredRoles([small], null)[0]?.exceeds).toEqual(['view_roles']);
});

test('Member is preselected, whatever it and the others allow; without one, the role that was given last', () => {
  const member = aRole({ id: 'member', name: 'Member', permissions: ['view_roles', 'manage_invitations'] });
  const none = aRole({ id: 'none', name: 'Reader', permissions: [] });
  expect(usualRole(offeredRoles([small, none, own, member], own), 'own')?.id).toBe('member');
  expect(usualRole(offeredRoles([small, none, own], own), 'own')?.id).toBe('own');
  expect(usualRole(offeredRoles([small, none, own], own), 'gone')?.id).toBe('none');
  // Neither is one that cannot be handed out.
  const grown = aRole({ id: 'member', name: 'Member', permissions: ['manage_roles'] });
  expect(usualRole(offeredRoles([small, own, grown, large], own), 'large')?.id).toBe('small');
});
