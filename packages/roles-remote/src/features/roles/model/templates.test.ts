import { aRole } from '@slotwise/shared/testing';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { ROLE_TEMPLATES, beginningOf, freeName } from './templates';
import { wordsIn } from '../../../words';

const { t } = wordsIn('en');
const all = new Set<string>(PERMISSIONS.map(({ name }) => name));

test('every template grants only what the catalogue has, each once', () => {
  for (const { permissions } of ROLE_TEMPLATES) {
    expect(permissions.every((name) => all.has(name))).toBe(true);
    expect(new Set(permissions).size).toBe(permissions.length);
  }
});

test('a copy takes description and permissions, a free name, and leaves out what one does not hold', () => {
  const picker = aRole({ id: 'p', name: 'Picker', description: 'Picks', permissions: ['view_roles', 'view_audit'] });
  const start = { kind: 'copy', roleID: 'p' } as const;
  expect(beginningOf(t, start, [picker, aRole({ name: 'copy of PICKER' })], new Set(['view_roles']))).toEqual({
    name: 'Copy of Picker 2',
    description: 'Picks',
    permissions: ['view_roles'],
    leftOut: ['view_audit'],
  });
});

test('a template fills the form, a blank start does not', () => {
  const start = { kind: 'template', id: 'picker' } as const;
  expect(beginningOf(t, start, [], all)).toMatchObject({
    name: 'Picker',
    description: 'Sees stock and plans on the floor, and counts.',
    leftOut: [],
  });
  expect(beginningOf(t, { kind: 'blank' }, [], all).permissions).toEqual([]);
});

test('names are taken whatever their case', () => {
  expect(freeName('Picker', [{ name: 'PICKER' }, { name: 'picker 2' }])).toBe('Picker 3');
});
