import { changedFields } from './changed-fields';

test('only the fields that differ are kept, on both sides', () => {
  expect(changedFields({ name: 'North', size: 4 }, { name: 'South', size: 4 })).toEqual({
    before: { name: 'North' },
    after: { name: 'South' },
  });
});

test('lists and objects are compared by what is in them', () => {
  expect(changedFields({ tags: ['a', 'b'] }, { tags: ['a', 'b'] })).toBeNull();
  expect(changedFields({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toEqual({
    before: { tags: ['a', 'b'] },
    after: { tags: ['b', 'a'] },
  });
});

test('a field that came or went is a change', () => {
  expect(changedFields({ name: 'North', note: 'old' }, { name: 'North' })).toEqual({
    before: { note: 'old' },
    after: {},
  });
  expect(changedFields({}, { note: 'new' })).toEqual({ before: {}, after: { note: 'new' } });
});
