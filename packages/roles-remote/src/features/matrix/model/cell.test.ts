import { aPermission, aRole } from '@slotwise/shared/testing';
import { addIds, removeIds, startEdit } from '../../../model/list-edit';
import { STALE_SHORT } from '../../../model/locks';
import { cellOf, rowState } from './cell';

const role = aRole({ permissions: ['view_roles', 'view_audit'] });
const edit = startEdit({ version: 1, ids: ['view_roles', 'view_audit'] });
const quoted = (permission: string) => `“${permission}”`;
const held = new Set(['view_roles', 'manage_roles']);

test('a cell without an edit says what the role holds', () => {
  const row = rowState(role, undefined, null);
  expect(cellOf(row, aPermission('view_roles'), held, quoted)).toEqual({ checked: true, change: null, blocked: null });
  expect(cellOf(row, aPermission('manage_roles'), held, quoted)).toEqual({
    checked: false,
    change: null,
    blocked: null,
  });
});

test('a cell says what a save would do', () => {
  const row = rowState(role, removeIds(addIds(edit, ['manage_roles']), ['view_roles']), null);
  expect(cellOf(row, aPermission('manage_roles'), held, quoted).change).toBe('added');
  expect(cellOf(row, aPermission('view_roles'), held, quoted).change).toBe('removed');
  expect(cellOf(row, aPermission('view_audit'), held, quoted).change).toBeNull();
});

test('what I do not hold I cannot give, but I can take it away and give it back before it is saved', () => {
  const nobody = rowState(aRole({ permissions: [] }), undefined, null);
  expect(cellOf(nobody, aPermission('view_audit'), held, quoted).blocked).toEqual({
    id: 'lock.not-held',
    values: { permission: '“view_audit”' },
  });
  expect(cellOf(rowState(role, edit, null), aPermission('view_audit'), held, quoted).blocked).toBeNull();
  const taken = rowState(role, removeIds(edit, ['view_audit']), null);
  expect(cellOf(taken, aPermission('view_audit'), held, quoted)).toEqual({
    checked: false,
    change: 'removed',
    blocked: null,
  });
});

test('a row that cannot be edited says so in all its cells', () => {
  const row = rowState(role, edit, STALE_SHORT);
  expect(cellOf(row, aPermission('view_roles'), held, quoted).blocked).toBe(STALE_SHORT);
});
