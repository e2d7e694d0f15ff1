import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { routes } from '../routes';
import { listed, PageQuery } from './page';
import type { Route, RouteTable } from './route';
import { strict } from './schema';

/** Calls that read a list and neither take a cursor nor say why the list stays short. */
const withoutCursor = (table: RouteTable): string[] =>
  Object.entries<Route>(table).flatMap(([key, { answer, query, short }]) => {
    const { properties = {} } = answer as { properties?: Record<string, { type?: string }> };
    const lists = Object.values(properties).some(({ type }) => type === 'array');
    const cuts =
      'nextCursor' in properties && query !== undefined && 'cursor' in (query as typeof PageQuery).properties;
    return key.startsWith('GET ') && lists && !cuts && !short ? [key] : [];
  });

test('every list takes a cursor, or says why it stays short', () => {
  expect(withoutCursor(routes)).toEqual([]);
});

test('a list that takes none is found', () => {
  const Item = strict({ id: Type.String() });
  const route = { summary: '', access: 'user', permission: null, errors: [], limit: 'read' } as const;
  const broken = {
    'GET /endless': { ...route, answer: strict({ items: Type.Array(Item) }) },
    'GET /deaf': { ...route, answer: listed('items', Item) },
    'GET /cut': { ...route, answer: listed('items', Item), query: PageQuery },
    'GET /short': { ...route, answer: strict({ items: Type.Array(Item) }), short: 'there are three' },
  };
  expect(withoutCursor(broken)).toEqual(['GET /endless', 'GET /deaf']);
});

test('a list keeps its own name, with or without the end of a page', () => {
  const List = listed('myUsers', strict({ id: Type.String() }));
  for (const right of [
    { myUsers: [] },
    { myUsers: [{ id: '1' }], nextCursor: 'abc' },
    { myUsers: [], nextCursor: null },
  ])
    expect(Value.Check(List, right)).toBe(true);
  for (const wrong of [{ items: [] }, { myUsers: [{ name: 'Ada' }] }, { myUsers: [], more: true }])
    expect(Value.Check(List, wrong)).toBe(false);
});

test('what a page may be asked for', () => {
  for (const right of [{}, { limit: 1 }, { limit: 200, cursor: 'abc' }, { _: '1700000000' }])
    expect(Value.Check(PageQuery, right)).toBe(true);
  for (const wrong of [{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, { cursor: '' }, { cursor: 'a'.repeat(2001) }])
    expect(Value.Check(PageQuery, wrong)).toBe(false);
});
