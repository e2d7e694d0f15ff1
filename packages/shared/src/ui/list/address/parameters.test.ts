import { choice, choiceOr, flag, readQuery, text, texts, typed, writeQuery } from './parameters';

const parameters = {
  term: typed('q'),
  role: text('role'),
  status: choice('status', ['pending', 'expired']),
  view: choiceOr('view', ['list', 'grid'], 'list'),
  mine: flag('mine'),
  areas: texts('area'),
};
const read = (query: string) => readQuery(parameters, new URLSearchParams(query));

test('an empty address says nothing', () => {
  expect(read('')).toEqual({ term: '', role: '', status: null, view: 'list', mine: false, areas: [] });
});

test('what an address does not know it ignores', () => {
  expect(read('status=secret&view=9&mine=yes&q=a%20b&area=x&area=y')).toEqual({
    term: 'a b',
    role: '',
    status: null,
    view: 'list',
    mine: false,
    areas: ['x', 'y'],
  });
});

test('what is written is read again, and what says nothing is left out', () => {
  const values = { term: 'rack', role: 'r1', status: 'expired', view: 'grid', mine: true, areas: ['a', 'b'] } as const;
  const query = writeQuery(parameters, new URLSearchParams(), values);
  expect(readQuery(parameters, query)).toEqual(values);
  expect(writeQuery(parameters, query, read('')).toString()).toBe('');
});

test('what else stands in the address stays', () => {
  const query = new URLSearchParams('other=1&status=pending');
  expect(writeQuery(parameters, query, { status: null, term: ' x ' }).toString()).toBe('other=1&q=x');
});
