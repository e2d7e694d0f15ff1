import { addIds, removeIds, startEdit } from './list-edit';
import { shownItems } from './shown-items';

const saved = [{ id: 'a' }, { id: 'b' }];
const known = new Map(['a', 'b', 'c'].map((id) => [id, { id }]));
const states = (edit?: Parameters<typeof shownItems>[1]) =>
  shownItems(saved, edit, known).map(({ id, state }) => `${id} ${state}`);

test('without an edit the list is shown as it is', () => {
  expect(states()).toEqual(['a kept', 'b kept']);
});

test('added ones come first, removed ones stay in their place, unknown ones are left out', () => {
  const edit = addIds(removeIds(startEdit({ version: 1, ids: ['a', 'b'] }), ['a']), ['c', 'x']);
  expect(states(edit)).toEqual(['c added', 'a removed', 'b kept']);
});
