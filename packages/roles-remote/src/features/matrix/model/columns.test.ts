import { allPermissions, aPermission } from '@slotwise/shared/testing';
import { columnsOf, headingOf } from './columns';

test('permissions of a category stand beside each other, also where the list scatters them', () => {
  const { groups, permissions } = columnsOf(
    (['view_roles', 'view_audit', 'manage_roles', 'use_assistant'] as const).map(aPermission),
  );
  expect(permissions.map(({ name }) => name)).toEqual(['view_roles', 'manage_roles', 'view_audit', 'use_assistant']);
  expect(groups).toEqual([
    { category: 'roles', start: 0, count: 2 },
    { category: 'other', start: 2, count: 2 },
  ]);
});

test('every permission has its column', () => {
  const { groups, permissions } = columnsOf(allPermissions());
  expect(permissions).toHaveLength(allPermissions().length);
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(permissions.length);
});

test('a heading says what the category above it does not', () => {
  expect(headingOf(aPermission('view_roles'))).toEqual({ action: 'view', object: '' });
  expect(headingOf(aPermission('view_audit'))).toEqual({ action: 'view', object: 'audit' });
  expect(headingOf(aPermission('use_assistant'))).toEqual({ action: 'use', object: 'assistant' });
  expect(headingOf({ id: 'x', name: 'odd_one', category: 'other', action: 'view' })).toEqual({
    action: 'view',
    object: 'odd_one',
  });
});
