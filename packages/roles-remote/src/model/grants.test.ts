import { aPermission, aRole } from '@slotwise/shared/testing';
import { cannotAddUsers, cannotGrant } from './grants';

const held = new Set(['view_roles', 'manage_roles']);

test('what one does not hold cannot be granted, and the reason names it', () => {
  expect(cannotGrant(aPermission('view_roles'), held)).toBeNull();
  expect(cannotGrant(aPermission('view_audit'), held)).toBe('You do not hold view_audit, so you cannot grant it.');
});

test('users cannot be added to a role that allows more than one may oneself', () => {
  expect(cannotAddUsers(aRole({ permissions: ['view_roles'] }), held)).toBeNull();
  const owner = aRole({ name: 'Owner', permissions: ['view_audit', 'view_roles', 'view_users', 'manage_users'] });
  expect(cannotAddUsers(owner, held)).toContain('(view_audit and 2 more)');
});
