import { codeKey } from '@slotwise/contract/code-key';
import type { FieldFault, Unit } from '@slotwise/contract';
import { PIECES_MAX } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { codeLine, idOf } from '../fields';
import { insertLots, lotsByCodes, type LotRow } from '../skus';
import { isWarehouse } from '../warehouse-layout';
import type { DraftSku } from './draft';
import { volumeOf } from './fit';
import { skusByIds, type FoundSku } from './resolve-queries';

/** Amount of a SKU. */
export interface WantedLine {
  sku_id: string;
  quantity: number;
  unit?: Unit;
}

/** Goods of a line, in people's words. */
export interface GoodsLine extends WantedLine {
  lot?: string;
  expires_on?: string;
  serials?: readonly string[];
}

/** The same, as it is booked: in pieces, with the lot that the code names. */
export interface ResolvedGoods {
  sku: DraftSku;
  lotId: string | null;
  lot: { expiresOn: string | null; held: boolean } | null;
  quantity: number;
  serials: readonly string[] | null;
}

export interface Resolving {
  companyId: string;
  now: Date;
  /** Lots that there are not yet are made: goods come in. */
  makeLots: boolean;
  /** Path of the list in the request. */
  list: string;
}

/** @throws not_found unless the warehouse is one of the company */
export async function checkedWarehouse(trx: Trx, companyId: string, given: string): Promise<string> {
  const id = idOf(given);
  if (!id || !(await isWarehouse(trx, companyId, id))) throw refuse('not_found');
  return id;
}

/** Lines in pieces, and their faults. @throws unknown_id */
async function inPieces(trx: Trx, companyId: string, list: string, lines: readonly WantedLine[]) {
  const skus = await skusByIds(
    trx,
    companyId,
    lines.map(({ sku_id }) => idOf(sku_id) ?? ''),
  );
  const at = (index: number, field: string) => `${list}/${index}/${field}`;
  const unknown = lines.flatMap(({ sku_id }, index) =>
    skus.has(sku_id) ? [] : [fieldFault(at(index, 'sku_id'), 'unknown')],
  );
  if (unknown.length > 0) throw refuse('unknown_id', unknown);
  const faults: FieldFault[] = [];
  const wanted = lines.map((line, index) => {
    const sku = skus.get(line.sku_id) as FoundSku;
    const factor = line.unit === undefined || line.unit === 'each' ? 1 : sku.units[line.unit];
    if (factor === undefined)
      faults.push(fieldFault(at(index, 'unit'), 'unit_unknown', { sku: sku.code, unit: line.unit ?? '' }));
    const quantity = line.quantity * (factor ?? 1);
    if (quantity > PIECES_MAX) faults.push(fieldFault(at(index, 'quantity'), 'too_many_pieces'));
    return { sku, quantity };
  });
  return { wanted, faults };
}

/** Wanted or expected goods, of any lots. @throws unknown_id and validation_failed, with every wrong field */
export async function resolveWanted(trx: Trx, companyId: string, lines: readonly WantedLine[]) {
  const { wanted, faults } = await inPieces(trx, companyId, 'lines', lines);
  const archived = wanted.flatMap(({ sku }, index) =>
    sku.archived ? [fieldFault(`lines/${index}/sku_id`, 'archived', { sku: sku.code })] : [],
  );
  if (faults.length === 0) faults.push(...beyondTheMost(wanted));
  if (faults.length + archived.length > 0) throw refuse('validation_failed', [...faults, ...archived]);
  return wanted;
}

/** The line with which all together come to more than there may be of them. */
function beyondTheMost(wanted: readonly { quantity: number }[]): FieldFault[] {
  let sum = 0;
  const at = wanted.findIndex(({ quantity }) => (sum += quantity) > PIECES_MAX);
  return at === -1 ? [] : [fieldFault(`lines/${at}/quantity`, 'too_many_in_all', { max: PIECES_MAX })];
}

/** @throws unknown_id and validation_failed, with every field that is wrong */
export async function resolveGoods(
  trx: Trx,
  resolving: Resolving,
  lines: readonly GoodsLine[],
): Promise<ResolvedGoods[]> {
  const { companyId, makeLots, list } = resolving;
  const at = (index: number, field: string) => `${list}/${index}/${field}`;
  const { wanted, faults } = await inPieces(trx, companyId, list, lines);
  const given = wanted.map(({ sku, quantity }, index) => {
    const line = lines[index] as GoodsLine;
    if (sku.archived && makeLots) faults.push(fieldFault(at(index, 'sku_id'), 'archived', { sku: sku.code }));
    if (sku.lot_tracked && line.lot === undefined)
      faults.push(fieldFault(at(index, 'lot'), 'lot_required', { sku: sku.code }));
    if (!sku.lot_tracked && line.lot !== undefined)
      faults.push(fieldFault(at(index, 'lot'), 'lot_not_tracked', { sku: sku.code }));
    const lot = line.lot === undefined ? null : codeLine(at(index, 'lot'), line.lot);
    const serials = serialsOf(sku, { ...line, quantity }, at(index, 'serials'), faults);
    return { sku, quantity, lot, serials, expires: line.expires_on ?? null };
  });
  if (faults.length > 0) throw refuse('validation_failed', faults);
  const lots = await lotsOf(trx, resolving, given);
  return given.map(({ sku, quantity, serials }, index) => {
    const row = lots[index];
    const lot = row ? { expiresOn: row.expires_on, held: row.held } : null;
    return { sku: toDraftSku(sku), quantity, serials, lotId: row?.id ?? null, lot };
  });
}

export const toDraftSku = (sku: FoundSku): DraftSku => ({
  id: sku.id,
  code: sku.code,
  condition: sku.condition,
  weightG: sku.weight_g,
  volumeMm3: volumeOf(sku),
  serialTracked: sku.serial_tracked,
});

/** The serial numbers of a line's pieces, as the SKU asks for them; faults are added to the list. */
export function serialsOf(
  sku: Pick<FoundSku, 'code' | 'serial_tracked'>,
  { serials, quantity }: { serials?: readonly string[]; quantity: number },
  field: string,
  faults: FieldFault[],
): readonly string[] | null {
  if (!sku.serial_tracked) {
    if (serials !== undefined) faults.push(fieldFault(field, 'serials_not_tracked', { sku: sku.code }));
    return null;
  }
  const named = (serials ?? []).map((serial, at) => codeLine(`${field}/${at}`, serial));
  if (named.length !== quantity) faults.push(fieldFault(field, 'serials_needed', { sku: sku.code }));
  const keys = named.map(codeKey);
  for (const [at, key] of keys.entries())
    if (keys.indexOf(key) < at) faults.push(fieldFault(`${field}/${at}`, 'twice'));
  return named;
}

interface GivenLot {
  sku: FoundSku;
  lot: string | null;
  expires: string | null;
}

async function lotsOf(trx: Trx, { companyId, now, makeLots, list }: Resolving, given: readonly GivenLot[]) {
  const wanted = given.flatMap(({ sku, lot }) => (lot === null ? [] : [{ skuId: sku.id, code: lot }]));
  let found = await lotsByCodes(trx, companyId, wanted);
  const find = (skuId: string, code: string) =>
    found.find((row) => row.sku_id === skuId && codeKey(row.code) === codeKey(code));
  const missing = given.flatMap(({ sku, lot, expires }) =>
    makeLots && lot !== null && !find(sku.id, lot)
      ? [
          {
            id: newId(),
            company_id: companyId,
            sku_id: sku.id,
            code: lot,
            created_at: now,
            expires_on: expires ?? endOfLife(sku, now),
          },
        ]
      : [],
  );
  if (missing.length > 0) {
    // In one order, so that two requests that add the same lots wait for each other once.
    await insertLots(
      trx,
      missing.sort((a, b) => (a.sku_id + codeKey(a.code) < b.sku_id + codeKey(b.code) ? -1 : 1)),
    );
    found = await lotsByCodes(trx, companyId, wanted);
  }
  const faults: FieldFault[] = [];
  const rows = given.map(({ sku, lot, expires }, index) => {
    const row: LotRow | undefined = lot === null ? undefined : find(sku.id, lot);
    if (lot !== null && !row) faults.push(fieldFault(`${list}/${index}/lot`, 'unknown'));
    if (row && expires !== null && row.expires_on !== expires) {
      faults.push(fieldFault(`${list}/${index}/expires_on`, 'lot_known_otherwise', { day: row.expires_on ?? 'never' }));
    }
    return row ?? null;
  });
  if (faults.length > 0) throw refuse('validation_failed', faults);
  return rows;
}

/** The day on which goods that come now expire, as their shelf life says; null without one. */
const endOfLife = ({ shelf_life_days: days }: FoundSku, now: Date): string | null =>
  days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
