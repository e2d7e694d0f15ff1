import { aRole } from '@slotwise/shared/testing';
import { addIds, removeIds } from '../../../model/list-edit';
import { noDrafts, refusedAsOld, withStep } from '../../../model/role-drafts';
import { ownLoss, pendingOf, summaryOf } from './pending';
import { wordsIn } from '../../../words';

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
  expect(pendingOf(begun, roles)).toEqual([]);
  expect(pendingOf(edited, roles).map(({ role, added, removed }) => [role.id, added, removed])).toEqual([
    ['picker', ['manage_roles'], ['view_roles']],
    ['clerk', ['view_roles'], []],
  ]);
});

test('edits of users are the business of others', () => {
  const moved = withStep(noDrafts, picker, 'users', (edit) => addIds(edit, ['u1']));
  expect(pendingOf(moved, roles)).toEqual([]);
});

test('a newer role, and a refused save, make it stale', () => {
  const stale = (drafts: typeof edited, list: typeof roles) => pendingOf(drafts, list).map((one) => one.stale);
  expect(stale(edited, roles)).toEqual([false, false]);
  expect(stale(edited, [{ ...picker, version: 2 }, clerk])).toEqual([true, false]);
  expect(stale(refusedAsOld(edited, 'clerk'), roles)).toEqual([false, true]);
});

test('the summary counts both ways', () => {
  expect(say(summaryOf(pendingOf(edited, roles)))).toBe('+2 −1 in 2 roles');
  expect(say(summaryOf(pendingOf(edited, [clerk])))).toBe('+1 −0 in 1 role');
});

test('who takes something from themselves is told what', () => {
  expect(ownLoss(pendingOf(edited, roles), 'picker')).toEqual({
    id: 'matrix.own-loss',
    values: { role: 'Picker', first: 'view_roles', more: 0 },
  });
  expect(ownLoss(pendingOf(edited, roles), 'clerk')).toBeNull();
});
