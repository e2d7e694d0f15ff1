import { codeKey } from '@slotwise/contract/code-key';
import { sql } from 'kysely';
import { newId } from '../../platform/ids';
import type { Trx } from '../../platform/db/tables';
import type { CheckedRows } from './checking/check-rows';
import type { CellFault, Values } from './kinds/kind';
import { inMoves, judgePuts, skusByIds, toDraftSku } from '../stock';
import { hasColumn, type Merge, type Merged, type Target, valuesOf } from './merging/merge';
import { planByIndex } from './planner-queries';

interface Found {
  index: number;
  locationId: string | null;
  skuId: string | null;
  lotTracked: boolean | null;
  serialTracked: boolean | null;
  lotId: string | null;
  expiresOn: string | null;
  onHand: number;
  reserved: number;
}

/**
 * Existing stock of each row. With `lock`, the places stay as they are until the transaction ends, as every move takes
 * them.
 */
async function find(trx: Trx, { companyId, warehouseId }: Target, rows: CheckedRows, lock: boolean): Promise<Found[]> {
  const codes = valuesOf(rows, 'location');
  if (lock) {
    await sql`
      WITH f AS MATERIALIZED (SELECT DISTINCT code_key(code) AS key FROM unnest(${codes}::text[]) AS r(code))
      SELECT id FROM locations WHERE id = ANY(ARRAY(
        SELECT p.id FROM f CROSS JOIN LATERAL (SELECT l.id FROM locations l
          WHERE l.company_id = ${companyId} AND l.warehouse_id = ${warehouseId} AND l.code_key = f.key LIMIT 1) AS p))
      ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  }
  const { rows: found } = await sql<Found>`
    WITH f AS MATERIALIZED (
      SELECT index, lot, coalesce(state, 'available') AS state, code_key(location) AS location_key, code_key(sku) AS sku_key,
        code_key(lot) AS lot_key
      FROM unnest(${codes}::text[], ${valuesOf(rows, 'sku')}::text[], ${valuesOf(rows, 'lot')}::text[],
        ${valuesOf(rows, 'state')}::text[]) WITH ORDINALITY AS r(location, sku, lot, state, index)
    )
    SELECT f.index::int AS index, p.id AS "locationId", s.id AS "skuId", s.lot_tracked AS "lotTracked",
      s.serial_tracked AS "serialTracked", l.id AS "lotId", l.expires_on::text AS "expiresOn", coalesce(k.on_hand, 0) AS "onHand", coalesce(k.reserved, 0) AS reserved
    FROM f
    LEFT JOIN current_locations p ON p.warehouse_id = ${warehouseId} AND p.code_key = f.location_key
    LEFT JOIN skus s ON s.company_id = ${companyId} AND s.code_key = f.sku_key
    LEFT JOIN lots l ON l.sku_id = s.id AND l.code_key = f.lot_key
    LEFT JOIN stock k ON k.location_id = p.id AND k.sku_id = s.id AND k.lot_id IS NOT DISTINCT FROM l.id
      AND k.state = f.state AND (f.lot IS NULL OR l.id IS NOT NULL)
    ORDER BY f.index`.execute(trx);
  return found;
}

const unknown = (column: string, code: string | null | undefined): CellFault => ({
  column,
  code: 'cell_unknown',
  params: { code: code ?? '' },
});

/** Number of pieces that are to lie there. */
const wantedOf = ({ onHand }: Found, { quantity }: Values, mode: Target['mode']): number =>
  mode === 'add' ? onHand + Number(quantity) : Number(quantity);

function faultsOf(found: Found, values: Values, { mode }: Target): CellFault[] {
  const faults: CellFault[] = [];
  if (found.locationId === null) faults.push(unknown('location', values.location));
  if (found.skuId === null) faults.push(unknown('sku', values.sku));
  if (faults.length > 0) return faults;
  // A file of quantities does not say which pieces come or go.
  if (found.serialTracked === true && wantedOf(found, values, mode) !== found.onHand)
    faults.push({ column: 'sku', code: 'serials_needed', params: { sku: values.sku ?? '' } });
  if (found.lotTracked === true && values.lot == null) faults.push({ column: 'lot', code: 'missing' });
  if (found.lotTracked === false && values.lot != null) faults.push({ column: 'lot', code: 'not_allowed' });
  if (values.expires_on != null && values.lot == null) faults.push({ column: 'expires_on', code: 'not_allowed' });
  if (found.lotId !== null && values.expires_on != null && found.expiresOn !== values.expires_on) {
    faults.push({ column: 'expires_on', code: 'cell_differs', params: { value: found.expiresOn ?? '' } });
  }
  if (mode === 'set' && Number(values.quantity) < found.reserved) {
    faults.push({ column: 'quantity', code: 'cell_below_reserved', params: { reserved: found.reserved } });
  }
  return faults;
}

interface Move {
  row: number;
  found: Found;
  values: Values;
  /** Pieces more, or fewer. */
  difference: number;
}

/** A move of which the rules of its place have still to be asked. */
interface Judged extends Move {
  index: number;
}

/** Objection of the ledger's rules to each move, as if it were booked by hand; null: none. */
async function refusedByRules(
  trx: Trx,
  { companyId }: Target,
  moves: readonly Judged[],
  hold: boolean,
): Promise<(CellFault | null)[]> {
  if (moves.length === 0) return [];
  const skus = await skusByIds(
    trx,
    companyId,
    moves.map(({ found }) => found.skuId ?? ''),
  );
  const puts = moves.map(({ found: { skuId, locationId, lotId }, values, difference }) => {
    const sku = skus.get(skuId ?? '');
    if (!sku || locationId === null) throw new Error('A row of stock was judged without its SKU or place.');
    // A lot that nobody has named before is another one than all that are there.
    const lot = lotId ?? (values.lot == null ? null : `new ${codeKey(values.lot)}`);
    return { locationId, sku: toDraftSku(sku), lotId: lot, more: difference };
  });
  const faults = await judgePuts(trx, companyId, puts, { field: 'location', hold });
  return faults.map((fault) => {
    if (fault?.code === undefined) return null;
    // Rules have codes of ours, and plain parameters.
    return { column: fault.field, code: fault.code, params: fault.params } as CellFault;
  });
}

/** Pieces that have come (or gone: fewer than none) since the check, by the turn of the move. */
async function movedSince(
  trx: Trx,
  { mode, checkedAt = null, importId }: Target,
  moves: readonly Judged[],
): Promise<number[]> {
  // Of a lot that nobody has named yet nothing can have moved.
  const places = moves.map(({ found, values }) =>
    values.lot != null && found.lotId === null ? null : found.locationId,
  );
  if (mode !== 'set' || checkedAt === null || moves.length === 0) return moves.map(() => 0);
  const { rows } = await sql<{ moved: number }>`
    SELECT (coalesce((SELECT sum(m.quantity) FROM stock_moves m WHERE m.to_location_id = f.location_id AND m.at > ${checkedAt}
        AND m.sku_id = f.sku_id AND m.lot_id IS NOT DISTINCT FROM f.lot_id AND m.to_state = f.state
        AND m.source_id IS DISTINCT FROM ${importId}), 0)
      - coalesce((SELECT sum(m.quantity) FROM stock_moves m WHERE m.from_location_id = f.location_id AND m.at > ${checkedAt}
        AND m.sku_id = f.sku_id AND m.lot_id IS NOT DISTINCT FROM f.lot_id AND m.from_state = f.state
        AND m.source_id IS DISTINCT FROM ${importId}), 0))::float AS moved
    FROM unnest(${places}::text[], ${moves.map(({ found }) => found.skuId)}::text[],
      ${moves.map(({ found }) => found.lotId)}::text[], ${moves.map(({ values }) => values.state ?? 'available')}::text[])
      WITH ORDINALITY AS f(location_id, sku_id, lot_id, state, index)
    ORDER BY f.index`.execute(trx);
  return rows.map(({ moved }) => moved);
}

/** Takes out the rows whose stock is no longer what the preview showed: they would book another difference. */
async function asShown(trx: Trx, target: Target, judged: readonly Judged[], merged: Merged): Promise<Judged[]> {
  const moved = await movedSince(trx, target, judged);
  return judged.filter(({ index, found }, at) => {
    const more = moved[at] ?? 0;
    if (more === 0) return true;
    const params = { shown: found.onHand - more, now: found.onHand };
    merged.refused.push({ index, faults: [{ column: 'quantity', code: 'cell_moved', params }] });
    return false;
  });
}

async function mergeRows(trx: Trx, target: Target, rows: CheckedRows, write: boolean): Promise<Merged> {
  await planByIndex(trx);
  const found = await find(trx, target, rows, write);
  const merged: Merged = { added: 0, changed: 0, same: 0, refused: [], changes: [] };
  const differing: Judged[] = [];
  for (const [index, one] of found.entries()) {
    const values = Object.fromEntries(
      Object.entries(rows.columns).map(([name, column]) => [name, column[index] ?? null]),
    );
    const faults = faultsOf(one, values, target);
    const wanted = wantedOf(one, values, target.mode);
    if (faults.length > 0) merged.refused.push({ index, faults });
    else if (wanted === one.onHand) merged.same++;
    else differing.push({ index, row: rows.rows[index] ?? 0, found: one, values, difference: wanted - one.onHand });
  }
  const judged = write ? await asShown(trx, target, differing, merged) : differing;
  const refusals = await refusedByRules(trx, target, judged, write);
  const moves = judged.filter(({ index, row, found: one, values, difference }, at) => {
    const fault = refusals[at];
    if (fault) {
      merged.refused.push({ index, faults: [fault] });
      return false;
    }
    const change = one.onHand === 0 ? 'added' : 'changed';
    merged[change]++;
    const quantity = (pieces: number) => ({ quantity: String(pieces) });
    const what = [values.location, values.sku, values.lot].filter(Boolean).join(' ');
    merged.changes.push({ row, change, what, before: quantity(one.onHand), after: quantity(one.onHand + difference) });
    return true;
  });
  if (write && moves.length > 0) await book(trx, target, moves, hasColumn(rows, 'lot'));
  return merged;
}

/** Lots that nobody has named before. @returns their ids by SKU and code */
async function makeLots(trx: Trx, { companyId, now }: Target, moves: readonly Move[]): Promise<void> {
  const fresh = moves.filter(({ found, values }) => found.lotId === null && values.lot != null);
  if (fresh.length === 0) return;
  const { rows } = await sql<{ skuId: string; key: string; id: string }>`
    WITH added AS (
      INSERT INTO lots (id, company_id, sku_id, code, expires_on, created_at)
      SELECT DISTINCT ON (sku_id, code_key(code)) id, ${companyId}, sku_id, code, expires_on, ${now}
      FROM unnest(${fresh.map(() => newId())}::text[], ${fresh.map(({ found }) => found.skuId)}::text[],
        ${fresh.map(({ values }) => values.lot)}::text[], ${fresh.map(({ values }) => values.expires_on ?? null)}::date[])
        AS f(id, sku_id, code, expires_on)
      RETURNING id, sku_id, code_key)
    SELECT f.index::int AS key, added.id FROM unnest(${fresh.map(({ found }) => found.skuId)}::text[],
      ${fresh.map(({ values }) => values.lot)}::text[]) WITH ORDINALITY AS f(sku_id, code, index)
    JOIN added ON added.sku_id = f.sku_id AND added.code_key = code_key(f.code)
    ORDER BY f.index`.execute(trx);
  for (const [position, { id }] of rows.entries()) {
    const move = fresh[position];
    if (move) move.found.lotId = id;
  }
}

/** Moves of the ledger for a row of the file: one, unless one cannot carry so many. */
const partsOf = (move: Move) =>
  inMoves(Math.abs(move.difference)).map((quantity, part) => ({
    ...move,
    quantity,
    name: part === 0 ? String(move.row) : `${move.row}:${part}`,
  }));

/** Additions were received or found, shortfalls are taken off. */
async function book(trx: Trx, target: Target, wanted: readonly Move[], withLots: boolean): Promise<void> {
  const { companyId, warehouseId, userId, importId, mode, now } = target;
  if (withLots) await makeLots(trx, target, wanted);
  const moves = wanted.flatMap(partsOf);
  const side = (wants: (difference: number) => boolean, what: (move: Move) => string | null) =>
    moves.map((move) => (wants(move.difference) ? what(move) : null));
  const state = ({ values }: Move) => values.state ?? 'available';
  const place = ({ found }: Move) => found.locationId;
  const isLess = (difference: number) => difference < 0;
  const isMore = (difference: number) => difference > 0;
  await sql`
    INSERT INTO stock_moves (id, company_id, warehouse_id, kind, sku_id, lot_id, quantity, from_location_id, from_state,
      to_location_id, to_state, user_id, at, key, source, source_id, reason)
    SELECT f.id, ${companyId}, ${warehouseId}, ${mode === 'add' ? 'receive' : 'adjust'}, f.sku_id, f.lot_id, f.quantity,
      f.from_place, f.from_state, f.to_place, f.to_state, ${userId}, ${now}, 'import:' || ${importId}::text || ':' || f.name,
      'import', ${importId}, (SELECT i.file_name FROM imports i WHERE i.id = ${importId})
    FROM unnest(${moves.map(() => newId())}::text[], ${moves.map(({ name }) => name)}::text[],
      ${moves.map(({ found }) => found.skuId)}::text[], ${moves.map(({ found }) => found.lotId)}::text[],
      ${moves.map(({ quantity }) => quantity)}::bigint[],
      ${side(isLess, place)}::text[], ${side(isLess, state)}::text[],
      ${side(isMore, place)}::text[], ${side(isMore, state)}::text[])
      AS f(id, name, sku_id, lot_id, quantity, from_place, from_state, to_place, to_state)`.execute(trx);
}

/** Stock by place, SKU, lot and state. Additions to a place are put there by its rules, as a booking by hand is. */
export const mergeStock: Merge = { hidden: false, rows: mergeRows };
