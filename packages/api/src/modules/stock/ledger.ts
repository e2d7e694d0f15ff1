import type { StockMove } from '@slotwise/contract';
import { PLACE_PIECES_MAX } from '@slotwise/contract/constants';
import { isCheckViolation, isUniqueViolation } from '../../platform/db/sql-state';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { heedsRules, type Draft, type Side } from './draft';
import { unfit } from './fit';
import { insertMoves, movesByIds, movesByKeys, undoneOf, type MoveRow } from './move-queries';
import { contentsOf, lockPlaces, type Content, type Place } from './place-queries';
import { piecesOf, tooManyInPlace } from './place-bound';
import { checkLots } from './lot-use';
import { checkSerials } from './serials';
import { PutRefused, ruleFault } from './refused-put';

/** In whose name moves are booked, and when. `userId` null: the deployment's own doing. */
export interface Booking {
  companyId: string;
  userId: string | null;
  now: Date;
}

/**
 * Books moves: all or none. Their places' stock is held meanwhile, demand for the same goods is summed over the
 * request, and no rule of a place is broken. A move whose key the same person has booked already is answered as it was
 * booked.
 * @returns the moves in the order of the drafts
 * @throws unknown_id, validation_failed, lot_unusable, insufficient_stock, put_refused, idempotency_key_reused, already_undone
 */
export async function book(trx: Trx, booking: Booking, drafts: readonly Draft[]): Promise<StockMove[]> {
  const { companyId } = booking;
  checkKeys(drafts);
  const ids = drafts.flatMap(({ from, to }) => [from?.locationId, to?.locationId].filter((id) => id !== undefined));
  const places = await lockPlaces(trx, companyId, ids);
  const before = await bookedBefore(trx, booking, drafts);
  const fresh = drafts.filter(({ key }) => !before.has(key));
  checkPlaces(fresh, places);
  await checkUndoing(trx, fresh);
  checkLots(fresh, booking.now.toISOString().slice(0, 10));
  const stock = new Contents(await contentsOf(trx, [...places.keys()]));
  for (const draft of fresh) {
    if (draft.from) take(stock, draft, draft.from, places);
    if (draft.to) put(stock, draft, draft.to, places);
  }
  await checkSerials(trx, fresh);
  const rows = withIds(booking, fresh);
  if (rows.length > 0) await insertGuarded(trx, rows);
  const idOf = new Map([...before.values(), ...rows].map(({ key, id }) => [key, id]));
  return movesByIds(
    trx,
    companyId,
    drafts.map(({ key }) => idOf.get(key) ?? ''),
  );
}

function checkKeys(drafts: readonly Draft[]): void {
  const keys = drafts.map(({ key }) => key);
  const faults = drafts.flatMap(({ key, field }, at) =>
    keys.indexOf(key) < at ? [fieldFault(`${field}/key`, 'twice')] : [],
  );
  if (faults.length > 0) throw refuse('validation_failed', faults);
}

/**
 * The moves that are booked under the drafts' keys. Whoever has booked one is answered again; to anybody else it would say
 * that they have done it.
 * @throws idempotency_key_reused where one is another move, or another person's; already_undone where they have undone it
 */
async function bookedBefore(
  trx: Trx,
  { companyId, userId }: Booking,
  drafts: readonly Draft[],
): Promise<Map<string, MoveRow>> {
  const rows = await movesByKeys(
    trx,
    companyId,
    drafts.map(({ key }) => key),
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const undone = drafts.filter(({ key, undoes }) => {
    const row = byKey.get(key);
    return undoes !== undefined && row?.undoes === undoes && row.user_id !== userId;
  });
  if (undone.length > 0) {
    throw refuse(
      'already_undone',
      undone.map(({ field }) => fieldFault(`${field}/move_id`, 'undone_already')),
    );
  }
  const faults = drafts.flatMap((draft) => {
    const row = byKey.get(draft.key);
    const isReplay = row && row.user_id === userId && isSame(row, draft);
    return row && !isReplay ? [fieldFault(`${draft.field}/key`, 'key_used')] : [];
  });
  if (faults.length > 0) throw refuse('idempotency_key_reused', faults);
  return byKey;
}

const isSame = (row: MoveRow, { kind, sku, lotId, quantity, from, to, undoes, serials }: Draft): boolean =>
  String(row.serials ?? null) === String(serials ?? null) &&
  row.kind === kind &&
  row.sku_id === sku.id &&
  row.lot_id === lotId &&
  row.quantity === quantity &&
  row.undoes === (undoes ?? null) &&
  row.from_location_id === (from?.locationId ?? null) &&
  row.from_state === (from?.state ?? null) &&
  row.to_location_id === (to?.locationId ?? null) &&
  row.to_state === (to?.state ?? null);

const fromField = ({ field, names }: Draft) => `${field}/${names?.from ?? 'from_location_id'}`;
const toField = ({ field, names }: Draft) => `${field}/${names?.to ?? 'to_location_id'}`;

function checkPlaces(drafts: readonly Draft[], places: ReadonlyMap<string, Place>): void {
  const faults = drafts.flatMap((draft) => {
    const { from, to, warehouseId } = draft;
    const at = (side: Side | null, field: string) => {
      const place = side && places.get(side.locationId);
      if (side && !place) return [fieldFault(field, 'unknown')];
      return place && place.warehouseId !== warehouseId ? [fieldFault(field, 'of_other_warehouse')] : [];
    };
    const same = from && to && from.locationId === to.locationId && from.state === to.state;
    return [
      ...at(from, fromField(draft)),
      ...at(to, toField(draft)),
      ...(same ? [fieldFault(toField(draft), 'same_place')] : []),
    ];
  });
  const unknown = faults.filter(({ code }) => code !== 'same_place');
  if (faults.length > 0) throw refuse(unknown.length > 0 ? 'unknown_id' : 'validation_failed', faults);
}

async function checkUndoing(trx: Trx, drafts: readonly Draft[]): Promise<void> {
  const wanted = drafts.flatMap(({ undoes }) => undoes ?? []);
  if (wanted.length === 0) return;
  const undone = await undoneOf(trx, wanted);
  const faults = drafts.flatMap(({ undoes, field }) =>
    undoes !== undefined && undone.has(undoes) ? [fieldFault(`${field}/move_id`, 'undone_already')] : [],
  );
  if (faults.length > 0) throw refuse('already_undone', faults);
}

/** Stock in the places of a request, as its moves change it one after the other. */
class Contents {
  constructor(private readonly rows: Content[]) {}

  /** Everything in a place, in any state. */
  in(locationId: string): Content[] {
    return this.rows.filter((row) => row.locationId === locationId);
  }

  /** The row of goods in a place; made if there is none. */
  at({ sku, lotId }: Draft, { locationId, state }: Side): Content {
    const found = this.rows.find(
      (row) => row.locationId === locationId && row.skuId === sku.id && row.lotId === lotId && row.state === state,
    );
    if (found) return found;
    const { weightG, volumeMm3 } = sku;
    const row: Content = { locationId, skuId: sku.id, lotId, state, quantity: 0, reserved: 0, weightG, volumeMm3 };
    this.rows.push(row);
    return row;
  }
}

function take(stock: Contents, draft: Draft, from: Side, places: ReadonlyMap<string, Place>): void {
  const row = stock.at(draft, from);
  const free = row.quantity - row.reserved;
  if (free < draft.quantity) {
    const location = places.get(from.locationId)?.code ?? '';
    throw refuse('insufficient_stock', [fieldFault(`${draft.field}/quantity`, 'not_enough', { location, free })]);
  }
  row.quantity -= draft.quantity;
}

function put(stock: Contents, draft: Draft, to: Side, places: ReadonlyMap<string, Place>): void {
  const place = places.get(to.locationId);
  if (place) checkRoom(stock, draft, place);
  if (place && heedsRules(draft)) {
    const { sku, lotId, quantity, warehouseId } = draft;
    const refusal = unfit(place, stock.in(place.id), { ...sku, skuId: sku.id, lotId, quantity });
    if (refusal) {
      const field = toField(draft);
      throw new PutRefused(ruleFault(field, place.code, sku.code, refusal), {
        ...{ field, warehouseId, skuId: sku.id, lotId, quantity, fromId: draft.from?.locationId ?? null },
      });
    }
  }
  stock.at(draft, to).quantity += draft.quantity;
}

/** Goods that only change their state lie there already, however many they are. */
function checkRoom(stock: Contents, draft: Draft, { id, code: location }: Place): void {
  const { sku, quantity, from, field, undoes } = draft;
  if (from?.locationId === id || piecesOf(stock.in(id), sku.id) + quantity <= PLACE_PIECES_MAX) return;
  const at = undoes === undefined ? `${field}/quantity` : toField(draft);
  throw refuse('validation_failed', [tooManyInPlace(at, location, sku.code)]);
}

/** Ids grow with the order of the moves. */
function withIds({ companyId, userId, now }: Booking, drafts: readonly Draft[]): MoveRow[] {
  const ids = drafts.map(() => newId()).sort();
  return drafts.map((draft, at) => ({
    id: ids[at] ?? newId(),
    company_id: companyId,
    warehouse_id: draft.warehouseId,
    kind: draft.kind,
    sku_id: draft.sku.id,
    lot_id: draft.lotId,
    quantity: draft.quantity,
    from_location_id: draft.from?.locationId ?? null,
    from_state: draft.from?.state ?? null,
    to_location_id: draft.to?.locationId ?? null,
    to_state: draft.to?.state ?? null,
    user_id: userId,
    at: now,
    reason: draft.reason,
    key: draft.key,
    undoes: draft.undoes ?? null,
    source: draft.source ?? null,
    source_id: draft.sourceId ?? null,
    serials: draft.serials ? [...draft.serials] : null,
  }));
}

async function insertGuarded(trx: Trx, rows: readonly MoveRow[]): Promise<void> {
  try {
    await insertMoves(trx, rows);
  } catch (fault) {
    // The database's own guards, should the checks above ever let something through.
    if (isCheckViolation(fault, 'stock_not_negative') || isCheckViolation(fault, 'stock_reserved')) {
      throw refuse('insufficient_stock');
    }
    if (isCheckViolation(fault, 'stock_place_most')) throw refuse('put_refused');
    // Somebody else named the same piece at the same moment, in another place.
    if (isUniqueViolation(fault, 'stock_serials_once')) throw refuse('serial_elsewhere');
    if (isCheckViolation(fault, 'stock_serials_there') || isCheckViolation(fault, 'stock_serials_named')) {
      throw refuse('serial_elsewhere');
    }
    // The same key for another place, at the same moment.
    if (isUniqueViolation(fault, 'stock_moves_key')) throw refuse('idempotency_key_reused');
    throw fault;
  }
}
