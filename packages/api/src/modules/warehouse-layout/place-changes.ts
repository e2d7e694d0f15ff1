import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import { lockPlaces } from '../stock';
import type { Change } from './change';
import { endPlaces, occupiedOf, type KnownPlace, type PlaceRow } from './change-queries';
import { checkContents } from './keep-rules';
import { typeById } from './queries';

/** @throws location_occupied naming the first places where something lies */
export async function checkEmpty(trx: Trx, places: readonly { id: string }[], field = 'form'): Promise<void> {
  const occupied = await occupiedOf(
    trx,
    places.map(({ id }) => id),
  );
  if (occupied.length === 0) return;
  throw refuse('location_occupied', [fieldFault(field, 'occupied', { locations: occupied.map(({ code }) => code) })]);
}

/** Ends places with the next version. They are held, so that nothing is put there between looking and ending. */
export async function removeChunk(trx: Trx, { companyId, next }: Change, places: readonly KnownPlace[]): Promise<void> {
  const ids = places.map(({ id }) => id);
  await lockPlaces(trx, companyId, ids);
  await checkEmpty(trx, places);
  await endPlaces(trx, next, ids);
}

/** @throws put_refused if a place that stays would get a type whose rules its stock breaks */
export async function retypeChunk(
  trx: Trx,
  { companyId }: Change,
  rows: readonly PlaceRow[],
  known: ReadonlyMap<string, KnownPlace>,
): Promise<void> {
  const retyped = rows.filter(({ id, type_id: typeId }) => typeId !== null && known.get(id)?.type_id !== typeId);
  if (retyped.length === 0) return;
  await lockPlaces(
    trx,
    companyId,
    retyped.map(({ id }) => id),
  );
  for (const typeId of new Set(retyped.flatMap(({ type_id: id }) => id ?? []))) {
    const rules = await typeById(trx, companyId, typeId);
    const places = retyped.filter(({ type_id: id }) => id === typeId);
    if (rules)
      await checkContents(
        trx,
        companyId,
        'form/types',
        places.map(({ id, code }) => ({ id, code, rules })),
      );
  }
}
