import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { routes } from '../routes';
import { listed, page, PageQuery, short } from './page';
import type { Route, RouteTable } from './route';
import { nullable, strict } from './schema';

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const valuesOf = (value: unknown): Schema[] => (isSchema(value) ? Object.values(value).filter(isSchema) : []);

/** Schemas that a value of a schema is by one of, such as those of a union. */
const alternatives = ({ anyOf, oneOf, allOf }: Schema) => [anyOf, oneOf, allOf].flatMap(valuesOf);
/** The schemas of the items of an array, and of the values of a record. */
const members = ({ items, patternProperties, additionalProperties }: Schema) =>
  [items, ...valuesOf(patternProperties), additionalProperties].filter(isSchema);
/** Anything may be in it, such as a list: `Type.Unknown()`, or an array or object of which is not said what it holds. */
const isUnknown = (schema: Schema): boolean =>
  !['const', 'enum', 'not'].some((word) => word in schema) &&
  [...alternatives(schema), ...members(schema), ...valuesOf(schema.properties)].length === 0 &&
  (schema.type === undefined ||
    schema.type === 'array' ||
    (schema.type === 'object' && schema.additionalProperties !== false));
/** A record is something with fields, whatever it is known by: an id, a code, a name. */
const isRecord = (schema: Schema): boolean =>
  isUnknown(schema) ||
  valuesOf(schema.properties).length > 0 ||
  [...alternatives(schema), ...members(schema)].some(isRecord);

/** A place in an answer: how many objects it lies within, and its schema. */
interface Found {
  depth: number;
  schema: Schema;
}
/** All arrays and records by key of a schema, and what may be one, however deep: in objects, unions, items and values. */
function listsIn(schema: Schema, depth = 0): Found[] {
  const own = members(schema).length > 0 || isUnknown(schema) ? [{ depth, schema }] : [];
  return [
    ...own,
    ...alternatives(schema).flatMap((one) => listsIn(one, depth)),
    // Members that may be anything are judged with the list that they are in.
    ...members(schema).flatMap((one) => (isUnknown(one) ? [] : listsIn(one, depth + 1))),
    ...valuesOf(schema.properties).flatMap((one) => listsIn(one, depth + 1)),
  ];
}

/** A reason has two words at least, such as `one order`. */
const isReason = (why: unknown) => typeof why === 'string' && /\p{L}{3}.*\s.*\p{L}{3}/su.test(why);

/** A list of so many records is still answered and drawn at once. */
const MOST = 1000;
const isBounded = ({ maxItems }: Schema) => typeof maxItems === 'number' && maxItems <= MOST;

/** Calls that answer a list and neither take a cursor nor say why the list stays short. */
function withoutCursor(table: RouteTable): string[] {
  return Object.entries<Route>(table).flatMap(([key, { answer, query, short: whyShort, file, stream }]) => {
    if (file || stream) return [];
    const { properties = {} } = answer as { properties?: Schema };
    const cuts =
      'nextCursor' in properties && query !== undefined && 'cursor' in (query as typeof PageQuery).properties;
    const [paged] = valuesOf(properties).filter(({ type }) => type === 'array');
    const isPage = ({ schema }: Found) => cuts && schema === paged;
    // A list that is read for itself counts whatever it holds.
    const counts = ({ schema, depth }: Found) =>
      (key.startsWith('GET ') && depth <= 1 && schema.type === 'array') ||
      isUnknown(schema) ||
      members(schema).some(isRecord);
    const long = listsIn(answer as Schema)
      .filter(counts)
      .filter((found) => !isPage(found) && !isBounded(found.schema))
      // Only the call itself excuses the list that it reads.
      .filter(({ schema, depth }) => !isReason(schema['x-short']) || (key.startsWith('GET ') && depth <= 1));
    return long.length > 0 && !isReason(whyShort) ? [key] : [];
  });
}

test('every list takes a cursor, or says why it stays short', () => {
  expect(withoutCursor(routes)).toEqual([]);
});

describe('a list that takes no cursor', () => {
  const Item = strict({ id: Type.String() });
  const Items = Type.Array(Item);
  const route = { summary: '', access: 'user', permission: null, errors: [], limit: 'read' } as const;
  const found = (answer: Route['answer'], more: Partial<Route> = {}, method: 'GET' | 'POST' = 'GET') =>
    withoutCursor({ [`${method} /it`]: { ...route, ...more, answer } }).length > 0;

  test.each<[string, Route['answer']]>([
    ['in a field', strict({ items: Items })],
    ['though it could be cut', listed('items', Item)],
    ['by itself', Items],
    ['in an object', strict({ all: strict({ more: strict({ items: Items }) }) })],
    ['in a record', strict({ one: strict({ id: Type.String(), lines: Items }) })],
    ['or null', strict({ items: nullable(Items) })],
    ['or nothing', strict({ items: Type.Optional(Items) })],
    ['in a union', Type.Union([strict({ none: Type.Literal(true) }), strict({ items: Items })])],
    ['in an intersection', Type.Intersect([Type.Object({ at: Type.String() }), Type.Object({ items: Items })])],
    ['by key', Type.Record(Type.String(), Item)],
    ['by key, of several', strict({ byKind: Type.Record(Type.String(), Items) })],
    ['of alternatives', strict({ items: Type.Array(nullable(Item)) })],
    ['of records in records', strict({ items: Type.Array(strict({ line: strict({ skuId: Type.String() }) })) })],
    ['of values', strict({ names: Type.Array(Type.String()) })],
    ['of records without an id', strict({ result: strict({ rows: Type.Array(strict({ carrier: Type.String() })) }) })],
    ['with a bound that is none', strict({ items: Type.Array(Item, { maxItems: 1_000_000 }) })],
    ['in what may be anything', strict({ result: Type.Unknown() })],
    ['of anything', strict({ result: strict({ rows: Type.Array(Type.Unknown()) }) })],
    ['of nothing said', strict({ result: Type.Unsafe<unknown[]>({ type: 'array' }) })],
    ['in an object that is open', strict({ result: strict({ all: Type.Object({}) }) })],
  ])('is found %s', (_name, answer) => {
    expect(found(answer)).toBe(true);
  });

  test('is found beside a page', () => {
    expect(found(strict({ ...page(Item).properties, others: Items }), { query: PageQuery })).toBe(true);
  });

  test('is found in the answer of a call that changes something', () => {
    expect(found(strict({ items: Items }), {}, 'POST')).toBe(true);
    const Rows = Type.Array(strict({ carrier: Type.String() }));
    expect(found(strict({ result: strict({ rows: Rows }) }), {}, 'POST')).toBe(true);
    expect(found(strict({ result: Type.Unknown() }), {}, 'POST')).toBe(true);
  });

  test('is not excused by what is no reason', () => {
    for (const why of ['', 'few', 'x y', 'it is', '1000 20000'])
      expect(found(strict({ items: Items }), { short: why })).toBe(true);
  });

  test('is none in a file or a stream', () => {
    expect(found(Type.Unknown(), { stream: true })).toBe(false);
    expect(found(Type.Unknown(), { file: true })).toBe(false);
    expect(found(strict({ nothing: strict({}), name: Type.Optional(nullable(Type.String())) }))).toBe(false);
  });

  test('is right with a cursor, with a bound or with a reason', () => {
    expect(found(listed('items', Item), { query: PageQuery })).toBe(false);
    expect(found(page(Item), { query: PageQuery })).toBe(false);
    expect(found(strict({ items: Type.Array(Item, { maxItems: 3 }) }))).toBe(false);
    expect(found(strict({ items: Items }), { short: 'there are three' })).toBe(false);
    expect(found(strict({ one: strict({ parts: short(Item, 'the parts of one') }) }))).toBe(false);
    expect(found(strict({ one: strict({ sizes: Type.Array(Type.Number()) }) }))).toBe(false);
  });
});

describe('a list within another record', () => {
  const Part = strict({ id: Type.String() });
  const route = { summary: '', access: 'user', permission: null, errors: [], limit: 'read' } as const;
  const wave = (lines: TSchema, tasks: TSchema) =>
    withoutCursor({ 'GET /wave': { ...route, answer: strict({ wave: strict({ lines, tasks }) }) } });

  test('is excused by a reason beside it, and by no other that has its name', () => {
    expect(wave(Type.Array(Part), Type.Array(Part))).toEqual(['GET /wave']);
    expect(wave(short(Part, 'one wave'), Type.Array(Part))).toEqual(['GET /wave']);
    expect(wave(short(Part, 'one wave'), short(Part, 'one walk'))).toEqual([]);
  });

  test('is not excused by a blank reason, nor as the list that a call reads', () => {
    expect(wave(short(Part, ' '), short(Part, 'one walk'))).toEqual(['GET /wave']);
    const answer = strict({ parts: short(Part, 'the parts of one') });
    expect(withoutCursor({ 'GET /parts': { ...route, answer } })).toEqual(['GET /parts']);
  });
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
