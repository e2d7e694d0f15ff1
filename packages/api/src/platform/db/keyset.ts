import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';

interface Field<N extends string> {
  /** Names the value in positions. */
  name: N;
  /** A column or an expression of the query. */
  by: RawBuilder<unknown>;
  type: 'text' | 'timestamptz' | 'date' | 'boolean' | 'bigint';
  order: 'asc' | 'desc';
}

/** One of the fields that a list is sorted by. `nulls` says where they stand, and is needed where there can be any. */
export interface SortField<N extends string = string> extends Field<N> {
  nulls?: 'first' | 'last';
}

/** The last field of every sort: no two rows have the same value, so that each row has one place. */
export interface UniqueField<N extends string = string> extends Field<N> {
  unique: true;
}

/** A list that is read page by page, in one order. */
export interface Keyset<N extends string = string> {
  /** Names the list, so that no cursor of another is taken for one of its own. */
  list: string;
  fields: readonly [...SortField<N>[], UniqueField<N>];
}

/** End of a page: the sort's values of its last row, as the database writes them, to the last microsecond. */
export type Position<N extends string = string> = Readonly<Record<N, string | null>>;

export interface Slice<N extends string = string> {
  limit: number;
  /** Left out: from the beginning. */
  after?: Position<N>;
}

export interface Sliced<T, N extends string = string> {
  rows: T[];
  /** Position at which the next page begins; null if there is none. */
  end: Position<N> | null;
}

export const defineKeyset = <const N extends string>(
  list: string,
  ...fields: [...SortField<N>[], UniqueField<N>]
): Keyset<N> => ({ list, fields });

/** The same list from its other end. Blanks stay where they stand. */
const reversed = ({ list, fields }: Keyset): Keyset => {
  const turned = <F extends SortField | UniqueField>(field: F): F => ({
    ...field,
    order: field.order === 'asc' ? 'desc' : 'asc',
  });
  return { list, fields: fields.map(turned) as unknown as Keyset['fields'] };
};

/** Columns that a list can be sorted by, each with the order that it then has. */
export type Sorts<K extends string> = Readonly<Record<K, Keyset>>;

/** The order that somebody asked for: the name of a column, or with a minus before it the other way round. */
export function sortOf<K extends string>(sorts: Sorts<K>, wanted: K | `-${K}`): Keyset {
  const isDown = wanted.startsWith('-');
  const keyset = sorts[(isDown ? wanted.slice(1) : wanted) as K];
  return keyset.fields[0].order === (isDown ? 'desc' : 'asc') ? keyset : reversed(keyset);
}

const ALIAS = 'keyset_';
const nullsOf = (field: SortField | UniqueField) => ('nulls' in field ? field.nulls : undefined);
/** In brackets: it may be an expression of operators. */
const termOf = ({ by }: Field<string>) => sql`(${by})`;
const valueOf = ({ type }: Field<string>, value: string) => sql`CAST(${value} AS ${sql.raw(type)})`;
const beyond = (field: Field<string>) => sql.raw(field.order === 'asc' ? '>' : '<');

/** Whether a row stands after a value in one field. */
function isAfter(field: SortField | UniqueField, value: string | null): RawBuilder<boolean> {
  const nulls = nullsOf(field);
  if (value === null) return nulls === 'first' ? sql`${termOf(field)} IS NOT NULL` : sql`false`;
  const after = sql<boolean>`${termOf(field)} ${beyond(field)} ${valueOf(field, value)}`;
  return nulls === 'last' ? sql`(${after} OR ${termOf(field)} IS NULL)` : after;
}

const equals = (field: Field<string>, value: string | null): RawBuilder<boolean> =>
  value === null ? sql`${termOf(field)} IS NULL` : sql`${termOf(field)} = ${valueOf(field, value)}`;

type Fields = readonly (SortField | UniqueField)[];
const runOneWay = (fields: Fields) =>
  fields.every((field) => field.order === fields[0]?.order && nullsOf(field) === undefined);

function standsAfter(fields: Fields, position: Position): RawBuilder<boolean> {
  const [first] = fields;
  // One comparison of rows, which an index answers, if all fields run the same way and none is ever null.
  if (first && runOneWay(fields)) {
    const values = fields.map((field) => valueOf(field, position[field.name] ?? ''));
    const rows = sql<boolean>`(${sql.join(fields.map(termOf))}) ${beyond(first)} (${sql.join(values)})`;
    if (fields.length === 1) return rows;
    // Fields of several tables have no index together: that of the first one leads there.
    return sql`(${termOf(first)} ${beyond(first)}= ${valueOf(first, position[first.name] ?? '')} AND ${rows})`;
  }
  const ways = fields.map((field, place) => {
    const same = fields.slice(0, place).map((earlier) => equals(earlier, position[earlier.name] ?? null));
    return sql`(${sql.join([...same, isAfter(field, position[field.name] ?? null)], sql` AND `)})`;
  });
  return sql`(${sql.join(ways, sql` OR `)})`;
}

/** A part of a list, with the fields that sort it. */
interface Part {
  fields: Fields;
  where?: RawBuilder<boolean>;
  after?: Position | undefined;
}

/**
 * The parts of a list from a position on. Blanks at the end are a part of their own: an index answers each of both,
 * forwards and backwards, where it answers no order that has blanks last in both.
 */
function partsOf({ fields }: Keyset, after: Position | undefined): Part[] {
  const [first, ...rest] = fields;
  const isWhole = nullsOf(first) !== 'last' || !runOneWay([{ ...first, nulls: undefined }, ...rest]);
  if (isWhole) return [{ fields, after }];
  const isAmongBlanks = after !== undefined && after[first.name] === null;
  const blanks = {
    fields: rest,
    where: sql<boolean>`${termOf(first)} IS NULL`,
    after: isAmongBlanks ? after : undefined,
  };
  if (isAmongBlanks) return [blanks];
  const filled = [{ ...first, nulls: undefined }, ...rest];
  return [{ fields: filled, where: sql<boolean>`${termOf(first)} IS NOT NULL`, after }, blanks];
}

/**
 * One page of a query in the order of a keyset, after a position. Rows that stood there at the beginning come exactly
 * once, even if others are added meanwhile; a row that is moved by a change of its own sort values may come again or
 * not at all.
 * @param query without order and limit
 */
export async function slice<DB, TB extends keyof DB, O, N extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  keyset: Keyset<N>,
  { limit, after }: Slice<N>,
): Promise<Sliced<O, N>> {
  const found: O[] = [];
  for (const part of partsOf(keyset, after)) {
    if (found.length > limit) break;
    found.push(...(await readPart(query, part, limit + 1 - found.length)));
  }
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const end = found.length > limit && last ? positionOf(keyset, last) : null;
  return { rows: rows.map((row) => withoutPosition(keyset, row)), end };
}

function readPart<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { fields, where, after }: Part,
  limit: number,
): Promise<O[]> {
  let page = query.limit(limit);
  if (where) page = page.where(where);
  for (const field of fields) {
    const nulls = nullsOf(field);
    const order = `${field.order.toUpperCase()}${nulls ? ` NULLS ${nulls.toUpperCase()}` : ''}`;
    page = page
      .orderBy(sql`${termOf(field)} ${sql.raw(order)}`)
      .select(sql`CAST(${termOf(field)} AS text)`.as(ALIAS + field.name)) as typeof page;
  }
  if (after) page = page.where(standsAfter(fields, after));
  return page.execute();
}

function positionOf<N extends string>({ list, fields }: Keyset<N>, row: object): Position<N> {
  const values = row as Record<string, string | null>;
  // A part of blanks does not have the field that is blank.
  const valueAt = (field: Field<N>) => values[ALIAS + field.name] ?? null;
  for (const field of fields) {
    if (valueAt(field) === null && !nullsOf(field)) {
      throw new Error(`${field.name} of the list ${list} is null, and its sort does not say where nulls stand.`);
    }
  }
  return Object.fromEntries(fields.map((field) => [field.name, valueAt(field)])) as Position<N>;
}

function withoutPosition<O>({ fields }: Keyset, row: O): O {
  const names = new Set(fields.map(({ name }) => ALIAS + name));
  return Object.fromEntries(Object.entries(row as object).filter(([name]) => !names.has(name))) as O;
}
