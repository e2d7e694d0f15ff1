import type { Body, LocationType } from '@slotwise/contract';
import { readLongPage } from '../../platform/cursors';
import { fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf, line, nameTaken } from '../fields';
import { tenantOf } from '../tenants';
import { told } from './events';
import { checkContents } from './keep-rules';
import { countTypes, typeList, typeSlice } from './list-queries';
import { deleteType, insertType, lockType, occupiedOfType, typeById, updateType } from './queries';

const factsOf = ({ id: _id, locations: _locations, ...facts }: LocationType) => facts;
const UNLIMITED = {
  max_weight_g: null,
  max_volume_mm3: null,
  max_pieces: null,
  mixing: 'mixed',
  condition: null,
} as const;

export function listTypes({ actor, query, read, services }: Ctx<'GET /location-types'>) {
  const { id } = tenantOf(actor);
  return read((trx) =>
    readLongPage(services.tokens, { keyset: typeList, owner: id }, query, {
      some: (range) => typeSlice(trx, id, range),
      count: () => countTypes(trx, id),
    }),
  );
}

export function createType({ actor, body, now, tx }: Ctx<'POST /location-type'>) {
  const { id: companyId } = tenantOf(actor);
  const name = line('name', body.name);
  return tx(async (trx) => {
    const id = newId();
    const row = { ...UNLIMITED, ...body, name, id, company_id: companyId, created_at: now };
    await nameTaken('location_types_name', () => insertType(trx, row));
    const locationType = await typeById(trx, companyId, id);
    if (!locationType) throw refuse('not_found');
    return {
      answer: { message: 'Type created', locationType },
      audit: { action: 'locationtype.created', subjectId: id, after: factsOf(locationType) },
      events: [told(companyId, 'LocationTypeCreated', locationType)],
    };
  });
}

export function changeType({ actor, body, tx }: Ctx<'PATCH /location-type'>) {
  const { id: companyId } = tenantOf(actor);
  const { type_id, name, ...rules } = body;
  const id = idOf(type_id);
  if (!id) throw refuse('not_found');
  const changes = { ...rules, ...(name !== undefined && { name: line('name', name) }) };
  return tx(async (trx) => {
    await lockType(trx, companyId, id);
    const before = await typeById(trx, companyId, id);
    if (!before) throw refuse('not_found');
    if (Object.keys(changes).length > 0) await nameTaken('location_types_name', () => updateType(trx, id, changes));
    const locationType = (await typeById(trx, companyId, id)) ?? before;
    const places = await occupiedOfType(trx, companyId, id);
    await checkContents(
      trx,
      companyId,
      fieldOf(rules),
      places.map((place) => ({ ...place, rules: locationType })),
    );
    return {
      answer: { message: 'Type updated', locationType },
      audit: { action: 'locationtype.updated', subjectId: id, before: factsOf(before), after: factsOf(locationType) },
      events: [told(companyId, 'LocationTypeUpdated', locationType)],
    };
  });
}

const fieldOf = (rules: Omit<Body<'PATCH /location-type'>, 'type_id' | 'name'>) => Object.keys(rules)[0] ?? 'type_id';

export function removeType({ actor, body, tx }: Ctx<'DELETE /location-type'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.type_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    await lockType(trx, companyId, id);
    const type = await typeById(trx, companyId, id);
    if (!type) throw refuse('not_found');
    if (!(await deleteType(trx, id))) throw refuse('in_use', [fieldFault('type_id', 'still_used')]);
    return {
      answer: { message: 'Type removed' },
      audit: { action: 'locationtype.deleted', subjectId: id, before: factsOf(type) },
      events: [told(companyId, 'LocationTypeDeleted', { id })],
    };
  });
}
