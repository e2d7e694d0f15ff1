import { timingSafeEqual } from 'node:crypto';
import type { Tokens } from './auth/tokens';
import type { Keyset, Position, Slice, Sliced } from './db/keyset';
import { isNarrowed, type Totals } from './db/totals';
import { badField } from './errors';

/** Items that a call answers when it does not say how many it wants. */
const USUAL_LIMIT = 50;

/**
 * The list that a cursor belongs to. It is refused by any other list, for anybody else's rows, and under any other
 * filter.
 */
export interface CursorOf<N extends string = string> {
  keyset: Keyset<N>;
  /** The tenant or the user whose list it is. */
  owner: string;
  filter?: Readonly<Record<string, string | undefined>>;
}

type Signer = Pick<Tokens, 'fingerprint'>;

function proof(signer: Signer, { keyset, owner, filter = {} }: CursorOf, payload: string): string {
  const sort = keyset.fields.map((field) => [
    field.name,
    field.type,
    field.order,
    ('nulls' in field && field.nulls) || null,
  ]);
  const wanted = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return signer.fingerprint(JSON.stringify(['cursor', keyset.list, sort, owner, wanted, payload]));
}

/** Opaque to clients: the position and a proof that this deployment made it for this list. */
export function cursorAt<N extends string>(signer: Signer, list: CursorOf<N>, position: Position<N>): string {
  const values = list.keyset.fields.map(({ name }) => position[name]);
  const payload = Buffer.from(JSON.stringify(values)).toString('base64url');
  return `${payload}.${proof(signer, list, payload)}`;
}

/** @throws ApiFault `validation_failed` (field `cursor`) for a cursor that is not of this list. */
export function positionAt<N extends string>(signer: Signer, list: CursorOf<N>, cursor: string): Position<N> {
  const [payload = '', given = '', ...more] = cursor.split('.');
  const expected = Buffer.from(proof(signer, list, payload));
  const bytes = Buffer.from(given);
  if (more.length > 0 || bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) {
    throw badField('cursor', 'bad_cursor');
  }
  const values = JSON.parse(Buffer.from(payload, 'base64url').toString()) as (string | null)[];
  return Object.fromEntries(list.keyset.fields.map(({ name }, place) => [name, values[place] ?? null])) as Position<N>;
}

export interface PageWanted {
  cursor?: string;
  limit?: number;
}

/** One page, and the cursor of the next; null on the last. @throws ApiFault as `positionAt` */
export async function readPage<T, N extends string>(
  signer: Signer,
  list: CursorOf<N>,
  { cursor, limit = USUAL_LIMIT }: PageWanted,
  read: (slice: Slice<N>) => Promise<Sliced<T, N>>,
): Promise<{ items: T[]; nextCursor: string | null }> {
  const { rows, end } = await read(
    cursor === undefined ? { limit } : { limit, after: positionAt(signer, list, cursor) },
  );
  return { items: rows, nextCursor: end && cursorAt(signer, list, end) };
}

/** The same for a list that may be very long: the first page says how many there are, up to `MATCHING_MAX` and one more. */
export async function readLongPage<T, N extends string>(
  signer: Signer,
  list: CursorOf<N>,
  wanted: PageWanted,
  { some, count }: { some: (slice: Slice<N>) => Promise<Sliced<T, N>>; count: () => Promise<number> },
): Promise<{ items: T[]; nextCursor: string | null; matching?: number }> {
  const page = await readPage(signer, list, wanted, some);
  return wanted.cursor === undefined ? { ...page, matching: await count() } : page;
}

interface ListReads<T, N extends string> {
  all: () => Promise<T[]>;
  some: (slice: Slice<N>) => Promise<Sliced<T, N>>;
  /** Of a list that can be filtered. Asked for the first page alone: a client that reads on knows them. */
  totals?: () => Promise<Totals>;
}

/**
 * The same for a list that is answered whole, and without `nextCursor`, to a caller that asks for neither a cursor nor
 * a limit nor a filter.
 */
export async function readList<T, N extends string>(
  signer: Signer,
  list: CursorOf<N>,
  wanted: PageWanted,
  { all, some, totals }: ListReads<T, N>,
): Promise<{ items: T[]; nextCursor?: string | null } & Partial<Totals>> {
  const { cursor, limit } = wanted;
  if (cursor === undefined && limit === undefined && !isNarrowed(list.filter ?? {})) return { items: await all() };
  const page = await readPage(signer, list, wanted, some);
  return cursor === undefined && totals ? { ...page, ...(await totals()) } : page;
}
