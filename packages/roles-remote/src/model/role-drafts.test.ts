import { aRole, aUser } from '@slotwise/shared/testing';
import { addIds, changesOf, startEdit } from './list-edit';
import {
  changedRoles,
  draftsOf,
  editOf,
  expectVersions,
  forgotten,
  forgetVersions,
  isRoleStale,
  listOf,
  noDrafts,
  putEdit,
  refreshed,
  refusedAsOld,
  withStep,
} from './role-drafts';

const role = aRole({ id: 'r', version: 1, permissions: ['view_roles'], users: [aUser({ id: 'u1' })] });
const newer = { ...role, version: 2, permissions: [] };
const add =
  (...ids: string[]) =>
  (edit: ReturnType<typeof startEdit>) =>
    addIds(edit, ids);
const edited = () => withStep(draftsOf(noDrafts, 'me'), role, 'permissions', add('view_users'));

test('the first step begins the editing of one list and leaves the other alone', () => {
  expect(editOf(edited(), role, 'permissions')?.ids).toEqual(['view_roles', 'view_users']);
  expect(editOf(edited(), role, 'users')).toBeUndefined();
});

test('drafts are not shown to somebody else', () => {
  expect(draftsOf(edited(), 'me')).toEqual(edited());
  expect(draftsOf(edited(), 'other').byRole).toEqual({});
});

test('a change elsewhere makes the role stale; a refresh keeps what was changed here', () => {
  expect(isRoleStale(edited(), role)).toBe(false);
  expect(isRoleStale(edited(), newer)).toBe(true);
  const after = refreshed(edited(), newer);
  expect(isRoleStale(after, newer)).toBe(false);
  expect(editOf(after, newer, 'permissions')?.ids).toEqual(['view_users']);
});

test('what is not being edited is never stale', () => {
  expect(isRoleStale(noDrafts, newer)).toBe(false);
});

test('the own save of the other list is not elsewhere: the edit goes along', () => {
  const both = withStep(edited(), role, 'users', add('u2'));
  const saved = putEdit(expectVersions(both, [role]), 'r', 'permissions', undefined);
  const answer = { ...role, version: 2, permissions: [] };
  expect(isRoleStale(saved, answer)).toBe(false);
  const edit = editOf(saved, answer, 'users')!;
  expect(edit.version).toBe(2);
  expect(changesOf(edit)).toEqual({ added: ['u2'], removed: [] });
});

test('several own saves in a row are all explained, one by somebody else among them is not', () => {
  const two = expectVersions(expectVersions(edited(), [{ id: 'r', version: 1 }]), [{ id: 'r', version: 2 }]);
  expect(isRoleStale(two, { ...role, version: 3 })).toBe(false);
  expect(isRoleStale(two, { ...role, version: 4 })).toBe(true);
});

test('a save that was refused explains nothing', () => {
  expect(isRoleStale(forgetVersions(expectVersions(edited(), [role]), [role]), newer)).toBe(true);
});

test('a refused edit is stale before the newer role has arrived, and a refresh heals it', () => {
  const refused = refusedAsOld(edited(), 'r');
  expect(isRoleStale(refused, role)).toBe(true);
  expect(isRoleStale(refreshed(refused, newer), newer)).toBe(false);
});

test('edits of a role that is gone are forgotten', () => {
  expect(forgotten(edited(), 'r').byRole).toEqual({});
});

test('ended edits leave nothing behind', () => {
  expect(putEdit(edited(), 'r', 'permissions', undefined).byRole).toEqual({});
});

test('only real changes count as something to lose', () => {
  const begun = putEdit(edited(), 'other', 'users', startEdit(listOf(role, 'users')));
  expect(changedRoles(begun)).toEqual(['r']);
});
