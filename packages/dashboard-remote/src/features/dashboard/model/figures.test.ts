import { stepsAfter } from './figures';

const figures = (counts: Partial<Record<'warehouses' | 'users' | 'invitations', number | undefined>>) =>
  Object.entries(counts).map(([key, count]) => ({ key: key as 'users', count }));

test('a tenant that has just begun is told to add a warehouse and to invite somebody', () => {
  expect(stepsAfter(figures({ warehouses: 0, users: 1, invitations: 0 }))).toEqual(['add-warehouse', 'invite']);
});

test('a step that was taken is not offered again', () => {
  expect(stepsAfter(figures({ warehouses: 1, users: 1, invitations: 1 }))).toEqual([]);
  expect(stepsAfter(figures({ warehouses: 2, users: 3, invitations: 0 }))).toEqual([]);
});

test('nothing is offered on numbers that are not known, or not shown', () => {
  expect(stepsAfter(figures({ warehouses: undefined, users: undefined, invitations: 0 }))).toEqual([]);
  expect(stepsAfter([])).toEqual([]);
});
