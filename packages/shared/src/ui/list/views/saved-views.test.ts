import { isSameSearch, parseViews, renamed, withoutView, withView } from './saved-views';

const view = (id: string, name: string, search = 'status=pending') => ({ id, name, search });

test('queries say the same in whatever order', () => {
  expect(isSameSearch('a=1&b=2', '?b=2&a=1')).toBe(true);
  expect(isSameSearch('a=1', 'a=1&b=2')).toBe(false);
});

test('a view of a name that exists takes its place', () => {
  const views = withView([view('1', 'Late')], view('2', 'late', 'status=expired'));
  expect(views).toEqual([{ id: '1', name: 'late', search: 'status=expired' }]);
  expect(withView(views, view('3', 'Mine')).map(({ id }) => id)).toEqual(['1', '3']);
});

test('views are renamed and deleted by id', () => {
  const views = [view('1', 'Late'), view('2', 'Mine')];
  expect(renamed(views, '2', 'Ours')[1]?.name).toBe('Ours');
  expect(withoutView(views, '1')).toEqual([views[1]]);
});

test('what was kept by something else is no view', () => {
  expect(parseViews(JSON.stringify([view('1', 'Late'), { id: 2 }, null]))).toEqual([view('1', 'Late')]);
  for (const text of [null, '', 'x', '{}']) expect(parseViews(text)).toEqual([]);
});
