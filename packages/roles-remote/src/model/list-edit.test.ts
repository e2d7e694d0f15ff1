import { addIds, changesOf, isChanged, isStale, rebase, redo, removeIds, startEdit, undo } from './list-edit';

const start = () => startEdit({ version: 3, ids: ['a', 'b'] });

test('an edit that has just begun changes nothing', () => {
  expect(changesOf(start())).toEqual({ added: [], removed: [] });
  expect(isChanged(start())).toBe(false);
});

test('what is already there is not added again', () => {
  expect(addIds(start(), ['a', 'b'])).toEqual(start());
  expect(addIds(start(), ['b', 'c', 'c']).ids).toEqual(['a', 'b', 'c']);
});

test('removing what is not there is no step of the history', () => {
  expect(removeIds(start(), ['x']).past).toEqual([]);
  expect(changesOf(removeIds(addIds(start(), ['c']), ['a']))).toEqual({ added: ['c'], removed: ['a'] });
});

test('removing and adding the same again leaves nothing to save', () => {
  const edit = addIds(removeIds(start(), ['a']), ['a']);
  expect(edit.ids).toEqual(['b', 'a']);
  expect(isChanged(edit)).toBe(false);
});

test('undo and redo walk the steps; a new step ends what could be redone', () => {
  const two = removeIds(addIds(start(), ['c', 'd']), ['a']);
  const one = undo(two);
  expect(one.ids).toEqual(['a', 'b', 'c', 'd']);
  expect(undo(one).ids).toEqual(['a', 'b']);
  expect(undo(undo(one))).toEqual(undo(one));
  expect(redo(redo(undo(one)))).toEqual(two);
  expect(redo(addIds(one, ['e']))).toEqual(addIds(one, ['e']));
});

test('a rebase keeps the changes and takes over what others did', () => {
  const edit = removeIds(addIds(start(), ['c', 'd']), ['a']);
  const rebased = rebase({ ...edit, refused: true }, { version: 5, ids: ['a', 'c', 'e'] });
  expect(rebased.ids).toEqual(['c', 'e', 'd']);
  expect(changesOf(rebased)).toEqual({ added: ['d'], removed: ['a'] });
  expect(isStale(rebased, 5)).toBe(false);
  expect(undo(rebased).ids).toEqual(['a', 'c', 'e', 'd']);
  expect(undo(undo(rebased)).ids).toEqual(['a', 'c', 'e']);
});

test('another version is stale, and so is one that the server refused', () => {
  expect(isStale(start(), 3)).toBe(false);
  expect(isStale(start(), 4)).toBe(true);
  expect(isStale({ ...start(), refused: true }, 3)).toBe(true);
});
