import { Type, type Static, type TArray, type TNull, type TOptional, type TSchema, type TUnion } from 'typebox';
import { PAGE_MAX } from '../constants';
import { literals, nullable, strict } from './schema';

/** The end of a page. Opaque to clients, which hand it back as it came; one that the server has not made is refused. */
export const Cursor = Type.String({ minLength: 1, maxLength: 2000 });

/**
 * Parameters of a call for a list in its address. Other names are ignored, as those calls have always done. A cursor of
 * one list, or of one filter of it, is refused by another: `validation_failed` with the field `cursor`.
 */
export const PageQuery = Type.Object({
  cursor: Type.Optional(Cursor),
  /** Most items of the page. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX })),
});
export type PageQuery = Static<typeof PageQuery>;

/** The order of a list by one of its columns: its name, or with a minus before it the other way round. */
export type SortedBy<K extends string> = K | `-${K}`;
/** A list's columns to sort by. Others are refused; blanks come last in both directions. */
export const sortBy = <const K extends readonly string[]>(columns: K) =>
  Type.Optional(literals(columns.flatMap((one: K[number]): SortedBy<K[number]>[] => [one, `-${one}`])));

/** Search text of a list: blanks around it do not count, and without anything else nothing is searched. */
export const SearchText = Type.String({ maxLength: 200 });

/** A list that is answered by the page alone; `nextCursor` is null on its last one. */
export const page = <S extends TSchema>(item: S) => strict({ items: Type.Array(item), nextCursor: nullable(Cursor) });
/** One page of a list. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/**
 * A list of records without a cursor that comes with what it belongs to and stays short, and why. Where a number bounds it, it is
 * `Type.Array` with `maxItems`; a call that reads a list for itself says so by `short` of its route.
 */
export const short = <S extends TSchema>(item: S, why: string) => Type.Array(item, { 'x-short': why });

const Count = Type.Integer({ minimum: 0 });

/**
 * A list that has a name of its own: `{ myUsers, nextCursor }`. It is answered whole, and without `nextCursor`, to a
 * caller that asks for neither `limit` nor `cursor` nor a filter. The first page of a list that can be filtered also
 * says how long the list is (`total`) and how much of it the filter lets through (`matching`).
 */
export const listed = <N extends string, I extends TSchema>(field: N, item: I) =>
  strict({
    [field]: Type.Array(item),
    nextCursor: Type.Optional(nullable(Cursor)),
    total: Type.Optional(Count),
    matching: Type.Optional(Count),
  } as Listed<N, I>);
type Listed<N extends string, I extends TSchema> = { [K in N]: TArray<I> } & {
  nextCursor: TOptional<TUnion<[typeof Cursor, TNull]>>;
  total: TOptional<typeof Count>;
  matching: TOptional<typeof Count>;
};

/**
 * A page of a list that may be very long; its first page also says how much of the list the filters let through, up to
 * `MATCHING_MAX`.
 */
export const longPage = <S extends TSchema>(item: S) =>
  strict({ items: Type.Array(item), nextCursor: nullable(Cursor), matching: Type.Optional(Count) });
