import { aPermission, aRole } from '@slotwise/shared/testing';
import { cannotAddUsers, cannotGrant } from './grants';
import { wordsIn, type Said } from '../words';

const said = (reason: Said | null) => reason && wordsIn('en').say(reason);
const quoted = (permission: string) => `“${permission}”`;
const held = new Set(['view_roles', 'manage_roles']);

test('what one does not hold cannot be granted, and the reason names it', () => {
  expect(cannotGrant(aPermission('view_roles'), held, quoted)).toBeNull();
  expect(said(cannotGrant(aPermission('view_audit'), held, quoted))).toBe(
    'You do not hold “view_audit”, so you cannot grant it.',
  );
});

test('users cannot be added to a role that allows more than one may oneself', () => {
  expect(cannotAddUsers(aRole({ permissions: ['view_roles'] }), held, quoted)).toBeNull();
  const owner = aRole({ name: 'Owner', permissions: ['view_audit', 'view_roles', 'view_users', 'manage_users'] });
  expect(said(cannotAddUsers(owner, held, quoted))).toContain('(“view_audit” and 2 more)');
  const lead = aRole({ name: 'Lead', permissions: ['view_audit', 'view_users'] });
  expect(said(cannotAddUsers(lead, held, quoted))).toContain('(“view_audit” and “view_users”)');
  const clerk = aRole({ name: 'Clerk', permissions: ['view_audit'] });
  expect(said(cannotAddUsers(clerk, held, quoted))).toContain('(“view_audit”)');
});
