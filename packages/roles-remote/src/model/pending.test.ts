import { aRole } from '@slotwise/shared/testing';
import { addIds, removeIds } from './list-edit';
import { noDrafts, refusedAsOld, withStep } from './role-drafts';
import { ownLoss, pendingOf, summaryOf } from './pending';
import { wordsIn } from '../words';

const quoted = (permission: string) => `“${permission}”`;
const { say } = wordsIn('en');
const picker = aRole({ id: 'picker', name: 'Picker', permissions: ['view_roles', 'view_audit'] });
const clerk = aRole({ id: 'clerk', name: 'Clerk', permissions: [] });
const roles = [picker, clerk];
const edited = withStep(
  withStep(noDrafts, picker, 'permissions', (edit) => removeIds(addIds(edit, ['manage_roles']), ['view_roles'])),
  clerk,
  'permissions',
  (edit) => addIds(edit, ['view_roles']),
);

test('roles with changes are pending, an edit that changes nothing is not', () => {
  const begun = withStep(noDrafts, picker, 'permissions', (edit) => edit);
  expect(pendingOf(begun, roles, ['permissions'])).toEqual([]);
  expect(
    pendingOf(edited, roles, ['permissions']).map(({ role, added, removed }) => [role.id, added, removed]),
  ).toEqual([
    ['picker', ['manage_roles'], ['view_roles']],
    ['clerk', ['view_roles'], []],
  ]);
});

test('lists of the parts that are asked for', () => {
  const moved = withStep(noDrafts, picker, 'users', (edit) => addIds(edit, ['u1']));
  expect(pendingOf(moved, roles, ['permissions'])).toEqual([]);
  expect(pendingOf(moved, roles, ['permissions', 'users']).map(({ part, added }) => [part, added])).toEqual([
    ['users', ['u1']],
  ]);
});

test('a newer role, and a refused save, make it stale', () => {
  const stale = (drafts: typeof edited, list: typeof roles) =>
    pendingOf(drafts, list, ['permissions']).map((one) => one.stale);
  expect(stale(edited, roles)).toEqual([false, false]);
  expect(stale(edited, [{ ...picker, version: 2 }, clerk])).toEqual([true, false]);
  expect(stale(refusedAsOld(edited, 'clerk'), roles)).toEqual([false, true]);
});

test('the summary counts both ways', () => {
  expect(say(summaryOf(pendingOf(edited, roles, ['permissions'])))).toBe('+2 −1 in 2 roles');
  expect(say(summaryOf(pendingOf(edited, [clerk], ['permissions'])))).toBe('+1 −0 in 1 role');
});

test('who takes something from themselves is told what', () => {
  expect(ownLoss(pendingOf(edited, roles, ['permissions']), 'picker', quoted)).toEqual({
    id: 'matrix.own-loss',
    values: { role: 'Picker', first: '“view_roles”', more: 0 },
  });
  expect(ownLoss(pendingOf(edited, roles, ['permissions']), 'clerk', quoted)).toBeNull();
});
