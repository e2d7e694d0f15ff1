import type {
  Ageing,
  LocationPurpose,
  MoveKind,
  Reservation,
  StockMove,
  StockRow,
  StockState,
} from '@slotwise/contract';
import type { MOVE_SORTS, STOCK_SORTS } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Keyset, type Sorts, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { dead, lain } from '../figures';
import { lotOf, namedMoves, toMove } from './move-queries';

export interface StockFilter {
  warehouseId?: string;
  locationId?: string;
  /** Of the places in which it lies. */
  purpose?: LocationPurpose;
  skuId?: string;
  state?: StockState;
  term?: string;
  /** The few SKUs and places whose code has the term, if they were looked for. */
  found?: { skuIds: readonly string[]; placeIds: readonly string[] } | undefined;
  expiresFrom?: string;
  expiresUntil?: string;
  /** For how long it has lain. */
  age?: Ageing['ages'][number]['age'];
  /** Day on which nobody had ordered it for half a year. */
  deadOn?: string;
}

const BY_KEY = {
  name: 'key',
  by: sql`s.location_id || ' ' || s.sku_id || ' ' || coalesce(s.lot_id, '') || ' ' || s.state`,
  type: 'text',
  order: 'asc',
  unique: true,
} as const;

const BY_SKU = { name: 'sku', by: sql.ref('k.code_key'), type: 'text', order: 'asc' } as const;

/** Each has an index that begins with the company and the first of its fields, of stock or of what is joined to it. */
export const stockSorts: Sorts<(typeof STOCK_SORTS)[number]> = {
  sku: defineKeyset(
    'stock',
    BY_SKU,
    { name: 'walk', by: sql.ref('l.walk_order'), type: 'bigint', order: 'asc' },
    BY_KEY,
  ),
  location: defineKeyset('stock', { name: 'location', by: sql.ref('l.code_key'), type: 'text', order: 'asc' }, BY_KEY),
  onHand: defineKeyset('stock', { name: 'onHand', by: sql.ref('s.on_hand'), type: 'bigint', order: 'asc' }, BY_KEY),
  // Goods that never expire stand behind the others, by SKU: their own keys have no index.
  expires: defineKeyset(
    'stock',
    { name: 'expires', by: sql.ref('b.expires_on'), type: 'date', order: 'asc', nulls: 'last' },
    BY_SKU,
    BY_KEY,
  ),
};

/** More of one kind than this are looked for in the rows: where so many match, the first rows are soon there. */
const FEW = 500;

/** A filter with what its term finds, for a term that hardly any row has would be looked for in each. */
export async function withFound(trx: Trx, companyId: string, filter: StockFilter): Promise<StockFilter> {
  const { term } = filter;
  if (term === undefined) return filter;
  const idsOf = async (table: 'skus' | 'locations') => {
    const having = trx.selectFrom(table).select('id').where('company_id', '=', companyId);
    const rows = await having
      .where(contains(sql`code`, term))
      .limit(FEW + 1)
      .execute();
    return rows.map(({ id }) => id);
  };
  const placeIds = await idsOf('locations');
  if (placeIds.length > FEW) return filter;
  const skuIds = await idsOf('skus');
  return skuIds.length > FEW ? filter : { ...filter, found: { skuIds, placeIds } };
}

/** The stock that a filter lets through, but for a term whose finds are not known, without what belongs to it: so it is counted in half the time. */
const wantedStock = (trx: Trx, companyId: string, filter: StockFilter, now: Date) => {
  const { warehouseId, locationId, purpose, skuId, state, found, expiresFrom, expiresUntil, age, deadOn } = filter;
  const lots = () => trx.selectFrom('lots').select('id').where('company_id', '=', companyId);
  return trx
    .selectFrom('stock as s')
    .where('s.company_id', '=', companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('s.warehouse_id', '=', warehouseId ?? ''))
    .$if(locationId !== undefined, (rows) => rows.where('s.location_id', '=', locationId ?? ''))
    .$if(purpose !== undefined, (rows) =>
      rows.where(
        's.location_id',
        'in',
        trx
          .selectFrom('locations')
          .select('id')
          .where('company_id', '=', companyId)
          .where('purpose', '=', purpose ?? 'storage'),
      ),
    )
    .$if(skuId !== undefined, (rows) => rows.where('s.sku_id', '=', skuId ?? ''))
    .$if(state !== undefined, (rows) => rows.where('s.state', '=', state ?? 'available'))
    .$if(expiresFrom !== undefined, (rows) =>
      rows.where('s.lot_id', 'in', lots().where(sql<boolean>`expires_on >= ${expiresFrom}::date`)),
    )
    .$if(expiresUntil !== undefined, (rows) =>
      rows.where('s.lot_id', 'in', lots().where(sql<boolean>`expires_on <= ${expiresUntil}::date`)),
    )
    .$if(found !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(s.sku_id = ANY(${found?.skuIds ?? []}::text[]) OR s.location_id = ANY(${found?.placeIds ?? []}::text[]))`,
      ),
    )
    .$if(age !== undefined, (rows) => rows.where(lain(age ?? '30', 's.since', now)))
    .$if(deadOn !== undefined, (rows) => rows.where(dead(deadOn ?? '', 's.sku_id', warehouseId ?? null)));
};

/** Whether a term is to be looked for in each row. */
const isSought = ({ term, found }: StockFilter) => term !== undefined && found === undefined;

const stockRows = (trx: Trx, companyId: string, filter: StockFilter, now: Date) =>
  wantedStock(trx, companyId, filter, now)
    .innerJoin('skus as k', 'k.id', 's.sku_id')
    .innerJoin('locations as l', 'l.id', 's.location_id')
    // The company is said of lots as well: their index by the day begins with it.
    .leftJoin('lots as b', (lots) => lots.onRef('b.id', '=', 's.lot_id').on('b.company_id', '=', companyId))
    .$if(isSought(filter), (rows) => rows.where(contains(sql`k.code || chr(10) || l.code`, filter.term ?? '')));

/** The rows that a filter lets through, to be counted. */
const countedStock = (trx: Trx, companyId: string, filter: StockFilter, now: Date) =>
  isSought(filter) ? stockRows(trx, companyId, filter, now) : wantedStock(trx, companyId, filter, now);

/** Keys of what the list shows: place, SKU, lot or nothing, and state; with what its orders are of. */
export const listedStock = (trx: Trx, companyId: string, filter: StockFilter, now: Date) =>
  stockRows(trx, companyId, filter, now).select([
    's.location_id',
    's.sku_id',
    sql<string>`coalesce(s.lot_id, '')`.as('lot'),
    's.state',
  ]);

export async function stockSlice(
  trx: Trx,
  companyId: string,
  filter: StockFilter,
  now: Date,
  range: Slice,
  sort: Keyset = stockSorts.sku,
): Promise<Sliced<StockRow>> {
  const query = stockRows(trx, companyId, filter, now)
    .select(['s.warehouse_id', 's.state', 's.on_hand', 's.reserved', 's.since', 's.moved_at', 's.lot_id'])
    .select([
      'k.id as sku_id',
      'k.code as sku_code',
      'k.name as sku_name',
      'l.id as location_id',
      'l.code as location_code',
    ])
    .select(['b.code as lot_code', sql<string | null>`b.expires_on::text`.as('lot_expires')]);
  const { rows, end } = await slice(query, sort, range);
  return {
    end,
    rows: rows.map((row) => ({
      warehouseId: row.warehouse_id,
      location: { id: row.location_id, code: row.location_code },
      sku: { id: row.sku_id, code: row.sku_code, name: row.sku_name },
      lot: lotOf(row),
      state: row.state,
      onHand: row.on_hand,
      reserved: row.reserved,
      since: row.since.toISOString(),
      movedAt: row.moved_at.toISOString(),
    })),
  };
}

export const countStock = (trx: Trx, companyId: string, filter: StockFilter, now: Date) =>
  countSome(trx, countedStock(trx, companyId, filter, now).select('s.sku_id'));

export interface MoveFilter {
  warehouseId?: string;
  skuId?: string;
  locationId?: string;
  userId?: string;
  kind?: MoveKind;
  source?: string;
  sourceId?: string;
  from?: string;
  to?: string;
}

export const moveSorts: Sorts<(typeof MOVE_SORTS)[number]> = {
  at: defineKeyset(
    'stock-moves',
    { name: 'at', by: sql.ref('m.at'), type: 'timestamptz', order: 'desc' },
    { name: 'id', by: sql.ref('m.id'), type: 'text', order: 'desc', unique: true },
  ),
};

const wantedMoves = (trx: Trx, companyId: string, filter: MoveFilter) => {
  const { warehouseId, skuId, locationId, userId, kind, source, sourceId, from, to } = filter;
  return namedMoves(trx, companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('m.warehouse_id', '=', warehouseId ?? ''))
    .$if(skuId !== undefined, (rows) => rows.where('m.sku_id', '=', skuId ?? ''))
    .$if(locationId !== undefined, (rows) =>
      rows.where((eb) =>
        eb.or([eb('m.from_location_id', '=', locationId ?? ''), eb('m.to_location_id', '=', locationId ?? '')]),
      ),
    )
    .$if(userId !== undefined, (rows) => rows.where('m.user_id', '=', userId ?? ''))
    .$if(kind !== undefined, (rows) => rows.where('m.kind', '=', kind ?? 'move'))
    .$if(source !== undefined, (rows) => rows.where('m.source', '=', source ?? ''))
    .$if(sourceId !== undefined, (rows) => rows.where('m.source_id', '=', sourceId ?? ''))
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`m.at >= ${from}::timestamptz`))
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`m.at < ${to}::timestamptz`));
};

export async function moveSlice(
  trx: Trx,
  companyId: string,
  filter: MoveFilter,
  range: Slice,
  sort: Keyset = moveSorts.at,
): Promise<Sliced<StockMove>> {
  const { rows, end } = await slice(wantedMoves(trx, companyId, filter), sort, range);
  return { rows: rows.map(toMove), end };
}

export const countMoves = (trx: Trx, companyId: string, filter: MoveFilter) =>
  countSome(trx, wantedMoves(trx, companyId, filter));

export interface ReservationFilter {
  warehouseId?: string;
  skuId?: string;
  source?: string;
  sourceId?: string;
}

export const reservationList = defineKeyset(
  'reservations',
  { name: 'at', by: sql.ref('r.at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('r.id'), type: 'text', order: 'desc', unique: true },
);

const reservations = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('reservations as r')
    .innerJoin('skus as k', 'k.id', 'r.sku_id')
    .innerJoin('locations as l', 'l.id', 'r.location_id')
    .leftJoin('lots as b', 'b.id', 'r.lot_id')
    .where('r.company_id', '=', companyId)
    .select(['r.id', 'r.warehouse_id', 'r.quantity', 'r.source', 'r.source_id', 'r.line', 'r.at', 'r.lot_id'])
    .select([
      'k.id as sku_id',
      'k.code as sku_code',
      'k.name as sku_name',
      'l.id as location_id',
      'l.code as location_code',
    ])
    .select(['b.code as lot_code', sql<string | null>`b.expires_on::text`.as('lot_expires')]);

type ReservationRow = Awaited<ReturnType<ReturnType<typeof reservations>['execute']>>[number];

const toReservation = (row: ReservationRow): Reservation => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  location: { id: row.location_id, code: row.location_code },
  sku: { id: row.sku_id, code: row.sku_code, name: row.sku_name },
  lot: lotOf(row),
  quantity: row.quantity,
  source: row.source,
  sourceId: row.source_id,
  line: row.line,
  at: row.at.toISOString(),
});

const wantedReservations = (trx: Trx, companyId: string, filter: ReservationFilter) => {
  const { warehouseId, skuId, source, sourceId } = filter;
  return reservations(trx, companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('r.warehouse_id', '=', warehouseId ?? ''))
    .$if(skuId !== undefined, (rows) => rows.where('r.sku_id', '=', skuId ?? ''))
    .$if(source !== undefined, (rows) => rows.where('r.source', '=', source ?? ''))
    .$if(sourceId !== undefined, (rows) => rows.where('r.source_id', '=', sourceId ?? ''));
};

export async function reservationSlice(
  trx: Trx,
  companyId: string,
  filter: ReservationFilter,
  range: Slice<'at' | 'id'>,
) {
  const { rows, end } = await slice(wantedReservations(trx, companyId, filter), reservationList, range);
  return { rows: rows.map(toReservation), end };
}

export const countReservations = (trx: Trx, companyId: string, filter: ReservationFilter) =>
  countSome(trx, wantedReservations(trx, companyId, filter));

/** In the order in which they were made. */
export async function reservationsByIds(trx: Trx, companyId: string, ids: readonly string[]): Promise<Reservation[]> {
  const rows = await reservations(trx, companyId)
    .where(sql<boolean>`r.id = ANY(${[...ids]}::text[])`)
    .orderBy('r.id')
    .execute();
  return rows.map(toReservation);
}
