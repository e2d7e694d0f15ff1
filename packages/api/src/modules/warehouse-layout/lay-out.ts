import { none } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import { generateLayout, layoutFaults, type GeneratedPlace } from '@slotwise/contract/layout';
import { reasonOf } from '@slotwise/contract/field-faults';
import type { FieldFault } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import type { KnownPlace, PlaceRow } from './change-queries';
import { addPlaces, knownPlaces, placeAnew, takeBack } from './change-queries';
import { beginChange, endChange, releaseChange, type Change } from './change';
import { layoutChanged } from './events';
import { checkEmpty, removeChunk, retypeChunk } from './place-changes';

/** Places that one transaction prepares: the embedded database has one connection, which nobody holds for long. */
const CHUNK = 200;

/**
 * Lays out a warehouse from a form. The next version is prepared in short transactions, which nobody sees, and comes
 * into force by one. A failure before that takes all back.
 */
export async function layOut({ actor, body, now, tx, services }: Ctx<'POST /warehouse/layout'>) {
  const { id: companyId } = tenantOf(actor);
  const warehouseId = idOf(body.warehouse_id);
  if (!warehouseId) throw refuse('not_found');
  const faults = layoutFaults(body.form).map(({ field, code, params }): FieldFault => ({
    ...{ field: `form/${field}`, code, reason: (reasonOf as (code: string, params?: object) => string)(code, params) },
    ...(params && { params: params as FieldFault['params'] }),
  }));
  if (faults.length > 0) throw refuse('validation_failed', faults);
  const wanted = generateLayout(body.form);

  const short = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    services.db.withTenant(actor, async (trx) => ({ answer: await work(trx), audit: none('nobody sees it yet') }));
  const asked = { companyId, warehouseId, version: body.version, form: body.form, now };
  const change = await short((trx) => beginChange(trx, asked));
  try {
    await clear(short, change);
    const before = byCode(change.formBefore ? generateLayout(change.formBefore) : []);
    const plan = await short((trx) => planOf(trx, change, { wanted, before }));
    for (const rows of chunks(plan.removed)) await short((trx) => removeChunk(trx, change, rows));
    for (const rows of chunks(plan.kept)) {
      await short(async (trx) => {
        await retypeChunk(trx, change, rows, plan.known);
        await placeAnew(trx, rows);
      });
    }
    for (const rows of chunks(plan.added))
      await short((trx) => addPlaces(trx, { ...change, version: change.next, now }, rows));
    const counts = { added: plan.added.length, kept: plan.kept.length, removed: plan.removed.length };
    return await tx(async (trx) => {
      const layout = await endChange(trx, change, now);
      return {
        answer: { message: 'Laid out', layout, ...counts },
        audit: { action: 'layout.changed', subjectId: warehouseId, details: { version: layout.version, ...counts } },
        events: [layoutChanged(companyId, layout)],
      };
    });
  } catch (fault) {
    await clear(short, change);
    await short((trx) => releaseChange(trx, change));
    throw fault;
  }
}

const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => rows.slice(at * CHUNK, (at + 1) * CHUNK));

/** Takes back what a change prepared that never came into force, be it this one or one before. */
async function clear(short: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>, { warehouseId, version }: Change) {
  for (;;) {
    const count = await short((trx) => takeBack(trx, warehouseId, version, CHUNK));
    if (count < CHUNK) return;
  }
}

interface Plan {
  added: PlaceRow[];
  kept: PlaceRow[];
  removed: KnownPlace[];
  /** Places that stay, by their id. */
  known: ReadonlyMap<string, KnownPlace>;
}

const byCode = (places: readonly GeneratedPlace[]): ReadonlyMap<string, GeneratedPlace> =>
  new Map(places.map((place) => [codeKey(place.code), place]));

interface Layouts {
  wanted: readonly GeneratedPlace[];
  /** Places as the form in force makes them, by their codes, small and without blanks. */
  before: ReadonlyMap<string, GeneratedPlace>;
}

async function planOf(trx: Trx, change: Change, { wanted, before }: Layouts): Promise<Plan> {
  const all = await knownPlaces(trx, change.warehouseId);
  const current = all.filter(
    ({ since, until }) => since <= change.version && (until === null || until > change.version),
  );
  const byKey = new Map(current.map((place) => [place.code_key, place]));
  const everByKey = new Map(all.map((place) => [place.code_key, place]));
  const rowOf = (place: GeneratedPlace) => {
    const key = codeKey(place.code);
    return toRow(change, place, { id: byKey.get(key)?.id, place: everByKey.get(key), formBefore: before.get(key) });
  };
  const rows = wanted.map(rowOf);
  const keys = new Set(wanted.map(({ code }) => codeKey(code)));
  // A place that somebody added by hand outside of the grid is not of the form, and stays.
  const ofForm = ({ aisle, code_key: key }: KnownPlace) => aisle !== null || before.has(key);
  const removed = current.filter((place) => !keys.has(place.code_key) && ofForm(place));
  await checkEmpty(trx, removed);
  const known = new Map(current.map((place) => [place.id, place]));
  return {
    added: rows.filter(({ id }) => !known.has(id)),
    kept: rows.filter(({ id }) => known.has(id)),
    removed,
    known,
  };
}

interface Before {
  /** Of the place if it stands now. */
  id: string | undefined;
  /** The place as it is, or as it was when it was removed. */
  place: KnownPlace | undefined;
  /** As the form in force has it. */
  formBefore: GeneratedPlace | undefined;
}

/** Where the new form says of a place what the one before said, zone and type stay as somebody has set them since. */
const toRow = ({ zones }: Change, place: GeneratedPlace, { id, place: known, formBefore }: Before): PlaceRow => {
  const zone = place.zone === null ? null : (zones.get(codeKey(place.zone)) ?? null);
  const isZoneKept = known !== undefined && (formBefore?.zone ?? null) === place.zone;
  const isTypeKept = known !== undefined && (formBefore?.typeId ?? null) === place.typeId;
  return {
    id: id ?? newId(),
    code: place.code,
    purpose: place.purpose,
    zone_id: isZoneKept ? known.zone_id : zone,
    type_id: isTypeKept ? known.type_id : place.typeId,
    aisle: place.aisle,
    bay: place.bay,
    level: place.level,
    position: place.position,
    walk_order: place.walkOrder,
    x_mm: place.x,
    y_mm: place.y,
    z_mm: place.z,
    width_mm: place.width,
    depth_mm: place.depth,
    height_mm: place.height,
  };
};
