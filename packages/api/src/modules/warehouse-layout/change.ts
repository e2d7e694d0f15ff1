import type { LayoutForm, WarehouseLayout } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { line } from '../fields';
import { isWarehouse, layoutOf, lockLayout, saveZones, typeById, updateLayout } from './queries';

/** After this long a change counts as left behind by a server that died. */
const ABANDONED_MS = 2 * 60_000;

/** A change of a layout under way. */
export interface Change {
  id: string;
  companyId: string;
  warehouseId: string;
  /** In force. */
  version: number;
  /** Being prepared. */
  next: number;
  form: LayoutForm;
  /** Code (small, without blanks) → id. */
  zones: ReadonlyMap<string, string>;
  /** The form in force; null where places came one by one or from a file. */
  formBefore: LayoutForm | null;
}

interface Asked {
  companyId: string;
  warehouseId: string;
  version: number;
  form: LayoutForm;
  now: Date;
}

export const isChanging = (
  { change_id: id, change_began_at: began }: { change_id: string | null; change_began_at: Date | null },
  now: Date,
) => id !== null && now.getTime() - (began?.getTime() ?? 0) < ABANDONED_MS;

/** Claims the next version. @throws not_found, conflict, layout_changing, unknown_id */
export async function beginChange(trx: Trx, { companyId, warehouseId, version, form, now }: Asked): Promise<Change> {
  if (!(await isWarehouse(trx, companyId, warehouseId))) throw refuse('not_found');
  const row = await lockLayout(trx, companyId, warehouseId, now);
  if (isChanging(row, now)) throw refuse('layout_changing');
  if (row.version !== version) throw refuse('conflict');
  for (const [at, { typeId }] of form.types.entries()) {
    if (!(await typeById(trx, companyId, typeId)))
      throw refuse('unknown_id', [fieldFault(`form/types/${at}/typeId`, 'unknown')]);
  }
  const named = form.zones.map(({ code, name }, at) => ({
    id: newId(),
    code: line(`form/zones/${at}/code`, code),
    name: line(`form/zones/${at}/name`, name),
  }));
  const zones = await saveZones(trx, companyId, warehouseId, named, now);
  const id = newId();
  await updateLayout(trx, warehouseId, { change_id: id, change_began_at: now });
  return { id, companyId, warehouseId, version, next: version + 1, form, zones, formBefore: row.form };
}

/** Brings the next version into force. @throws layout_changing where somebody else has taken over */
export async function endChange(trx: Trx, change: Change, now: Date): Promise<WarehouseLayout> {
  const { companyId, warehouseId, id, next, form } = change;
  const row = await lockLayout(trx, companyId, warehouseId, now);
  if (row.change_id !== id) throw refuse('layout_changing');
  await updateLayout(trx, warehouseId, {
    ...{ version: next, form: JSON.stringify(form), change_id: null, change_began_at: null, changed_at: now },
  });
  return layoutOf(trx, warehouseId);
}

/** Lets the next one begin. */
export async function releaseChange(trx: Trx, { companyId, warehouseId, id }: Change): Promise<void> {
  const row = await lockLayout(trx, companyId, warehouseId, new Date(0));
  if (row.change_id === id) await updateLayout(trx, warehouseId, { change_id: null, change_began_at: null });
}
