import { aRole } from '@slotwise/shared/testing';
import { wordsIn } from '../../../words';
import { offeredRoles, preselectedRole, reasonAgainst } from './offered-roles';
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

test('Member is preselected; without one that may be given and administers nothing, the last that was given', () => {
  const holder = aRole({ id: 'own', name: 'Own', permissions: ['view_roles', 'view_users', 'manage_invitations'] });
  const member = aRole({ id: 'member', name: 'Member', permissions: ['view_roles', 'view_users'] });
  const none = aRole({ id: 'none', name: 'Reader', permissions: [] });
  expect(preselectedRole([small, none, holder, member], holder, 'small')).toBe('member');
  expect(preselectedRole([none, holder, small], holder, 'gone')).toBe('small');
  // Neither what administers nor what cannot be handed out comes by itself.
  expect(preselectedRole([small, holder], holder, 'own')).toBe('small');
  const grown = aRole({ id: 'member', name: 'Member', permissions: ['view_inventory'] });
  expect(preselectedRole([grown, small, large], holder, 'large')).toBe('small');
});
