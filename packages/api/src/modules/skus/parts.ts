import type { Body, Sku } from '@slotwise/contract';
import { isUniqueViolation } from '../../platform/db/sql-state';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import { codeLine, idOf } from '../fields';
import { checkLists } from './input';
import { skusCalled, skusScannedAs } from './name-queries';
import { replaceParts, warehousesOfPlaces } from './queries';

type Parts = Pick<Body<'POST /sku'>, 'units' | 'barcodes' | 'places'>;

/** Runs a statement that writes a code. @throws code_taken when `constraint` refuses it */
export async function codeTaken<T>(constraint: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (fault) {
    if (isUniqueViolation(fault, constraint)) throw refuse('code_taken', [fieldFault('code', 'code_taken')]);
    throw fault;
  }
}

/** A code that is scanned as another SKU would book the wrong goods. @throws code_taken */
export async function checkCode(
  trx: Trx,
  companyId: string,
  { id, code }: { id: string; code: string },
): Promise<void> {
  const other = (await skusScannedAs(trx, companyId, [code])).get(code)?.find((one) => one.id !== id);
  if (other) throw refuse('code_taken', [fieldFault('code', 'barcode_taken', { sku: other.sku })]);
}

/**
 * Replaces the units, barcodes and preferred places that are given.
 * @param before the units that the SKU has until now
 * @throws barcode_taken, validation_failed
 */
export async function writeParts(
  trx: Trx,
  companyId: string,
  sku: { id: string; code: string },
  parts: Parts,
  before: Sku['units'] = [],
): Promise<void> {
  const barcodes = parts.barcodes?.map(({ code, unit }, at) => ({ code: codeLine(`barcodes/${at}/code`, code), unit }));
  checkLists(sku.code, { units: parts.units, barcodes }, before);
  if (barcodes) await checkBarcodes(trx, companyId, sku.id, barcodes);
  const places = parts.places && (await placesIn(trx, companyId, parts.places));
  const units = parts.units?.map((unit) => ({
    ...{ length_mm: null, width_mm: null, height_mm: null, weight_g: null },
    ...unit,
  }));
  try {
    await replaceParts(trx, companyId, sku.id, { units, barcodes, places });
  } catch (fault) {
    // Somebody else claimed one of them in the meantime.
    if (isUniqueViolation(fault, 'barcodes_code')) throw refuse('barcode_taken');
    throw fault;
  }
}

async function checkBarcodes(trx: Trx, companyId: string, id: string, barcodes: readonly { code: string }[]) {
  const codes = barcodes.map(({ code }) => code);
  const taken = await skusScannedAs(trx, companyId, codes);
  const called = await skusCalled(trx, companyId, codes);
  const faults = barcodes.flatMap(({ code }, at) => {
    const other = [taken, called].flatMap((found) => found.get(code) ?? []).find((one) => one.id !== id);
    return other ? [fieldFault(`barcodes/${at}/code`, 'barcode_taken', { sku: other.sku })] : [];
  });
  if (faults.length > 0) throw refuse('barcode_taken', faults);
}

async function placesIn(trx: Trx, companyId: string, places: readonly { location_id: string }[]) {
  const ids = places.map((place) => idOf(place.location_id) ?? '');
  const warehouses = await warehousesOfPlaces(trx, companyId, ids);
  const rows = ids.map((id) => ({ location_id: id, warehouse_id: warehouses.get(id) ?? '' }));
  const faults = rows.flatMap(({ warehouse_id }, at) => {
    const field = `places/${at}/location_id`;
    if (warehouse_id === '') return [fieldFault(field, 'unknown')];
    return rows.findIndex((row) => row.warehouse_id === warehouse_id) < at ? [fieldFault(field, 'twice')] : [];
  });
  if (faults.length > 0) throw refuse('validation_failed', faults);
  return rows;
}
