import { permissionToUndo } from '@slotwise/contract/move-rights';
import type { Actor } from '../../platform/actor';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf, line } from '../fields';
import { tenantOf } from '../tenants';
import type { Draft, Side } from './draft';
import { book } from './ledger';
import { moveRowsByIds, type MoveRow } from './move-queries';
import { moved } from './move-stock';
import { toDraftSku } from './resolve';
import { skusByIds, type FoundSku } from './resolve-queries';

const sideOf = (locationId: string | null, state: Side['state'] | null): Side | null =>
  locationId === null || state === null ? null : { locationId, state };

/**
 * Books the opposite of moves, the last one first: all of them or none, by who may undo each. Moves of an order, a count
 * or a proposal are undone there.
 */
export function undoMoves({ actor, body, now, tx }: Ctx<'POST /stock/undo'>) {
  const { id: companyId } = tenantOf(actor);
  const reason = body.reason === undefined ? null : line('reason', body.reason);
  return tx(async (trx) => {
    const rows = await moveRowsByIds(
      trx,
      companyId,
      body.moves.map(({ move_id: id }) => idOf(id) ?? ''),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const skus = await skusByIds(
      trx,
      companyId,
      rows.map(({ sku_id }) => sku_id),
    );
    const wanted = body.moves.map(({ key, move_id: id }, index) => ({ key, index, row: byId.get(id) }));
    checkUndoable(wanted);
    checkRights(actor, wanted);
    const drafts = wanted.flatMap(({ key, index, row }): Draft[] => {
      const sku = row && skus.get(row.sku_id);
      return row && sku ? [opposite(row, sku, { field: `moves/${index}`, key, reason })] : [];
    });
    // Of moves that followed each other, the last one is taken back first.
    const order = [...drafts].sort((a, b) => ((a.undoes ?? '') < (b.undoes ?? '') ? 1 : -1));
    const moves = await book(trx, { companyId, userId: actor.userId, now }, order);
    return moved(companyId, moves);
  });
}

/** The move that takes another one back. */
export const opposite = (row: MoveRow, sku: FoundSku, said: Pick<Draft, 'field' | 'key' | 'reason'>): Draft => ({
  ...said,
  kind: 'undo',
  names: { from: 'move_id', to: 'move_id' },
  warehouseId: row.warehouse_id,
  sku: toDraftSku(sku),
  lotId: row.lot_id,
  quantity: row.quantity,
  serials: row.serials,
  from: sideOf(row.to_location_id, row.to_state),
  to: sideOf(row.from_location_id, row.from_state),
  undoes: row.id,
});

function checkUndoable(wanted: readonly { index: number; row?: MoveRow }[]): void {
  const unknown = wanted.flatMap(({ index, row }) => (row ? [] : [fieldFault(`moves/${index}/move_id`, 'unknown')]));
  if (unknown.length > 0) throw refuse(wanted.length === unknown.length ? 'not_found' : 'unknown_id', unknown);
  const ids = wanted.map(({ row }) => row?.id);
  const faults = wanted.flatMap(({ index, row }) => {
    const field = `moves/${index}/move_id`;
    if (row?.kind === 'undo') return [fieldFault(field, 'undo_of_undo')];
    if (row?.source === 'order' || row?.source === 'count' || row?.source === 'slotting')
      return [fieldFault(field, 'undone_there', { source: row.source })];
    return ids.indexOf(row?.id) < index ? [fieldFault(field, 'twice')] : [];
  });
  if (faults.length > 0) throw refuse('validation_failed', faults);
}

/** @throws forbidden */
function checkRights(
  { userId, permissions }: Actor,
  wanted: readonly { index: number; row?: MoveRow | undefined }[],
): void {
  const faults = wanted.flatMap(({ index, row }) => {
    if (!row) return [];
    const sides = { from: sideOf(row.from_location_id, row.from_state), to: sideOf(row.to_location_id, row.to_state) };
    const needed = permissionToUndo({ ...row, ...sides }, row.user_id === userId);
    return permissions.has(needed) ? [] : [fieldFault(`moves/${index}/move_id`, 'not_held', { permissions: [needed] })];
  });
  if (faults.length > 0) throw refuse('forbidden', faults);
}
