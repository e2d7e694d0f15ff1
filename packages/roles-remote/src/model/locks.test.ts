import { aRole } from '@slotwise/shared/testing';
import { STALE_SHORT, whyLocked, whyNothingAdded } from './locks';

const quoted = (permission: string) => `“${permission}”`;
const free = { quoted, mayManage: true, maySeeUsers: true, held: new Set(['view_roles']), stale: false, saving: false };
const role = aRole({ name: 'Lead', permissions: ['view_roles', 'view_audit'] });

test('nothing is locked without a reason', () => {
  expect(whyLocked(free)).toBeNull();
  expect(whyNothingAdded(role, 'permissions', free)).toBeNull();
});

test('who may not manage roles, a save under way and a stale role lock everything', () => {
  expect(whyLocked({ ...free, mayManage: false, stale: true })).toEqual({
    id: 'lock.needs-manage-roles',
    values: { permission: '“manage_roles”' },
  });
  expect(whyLocked({ ...free, saving: true })).toEqual({ id: 'lock.saving' });
  expect(whyNothingAdded(role, 'permissions', { ...free, stale: true })).toBe(STALE_SHORT);
});

test('users are only added to roles that allow no more than one may oneself, and only where they can be seen', () => {
  expect(whyNothingAdded(role, 'users', free)).toEqual({
    id: 'lock.exceeds-one',
    values: { role: 'Lead', first: '“view_audit”' },
  });
  expect(whyNothingAdded(aRole(), 'users', free)).toBeNull();
  expect(whyNothingAdded(aRole(), 'users', { ...free, maySeeUsers: false })).toEqual({
    id: 'lock.needs-view-users',
    values: { permission: '“view_users”' },
  });
});
