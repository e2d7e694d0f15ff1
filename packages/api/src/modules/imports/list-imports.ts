import { readPage } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { KINDS, type KindName } from './kinds';
import { UNITS, type Column } from './kinds/columns';
import type { Kind } from './kinds/kind';
import { changeList, changeSlice, refusalList, refusalSlice } from './progress-queries';
import { addedBefore, importList, importSlice, partsOf, toDetails } from './queries';
import { importOf } from './unfinished';

export function listImports({ actor, query, read, services }: Ctx<'GET /imports'>) {
  const { id } = tenantOf(actor);
  return read((trx) =>
    readPage(services.tokens, { keyset: importList, owner: id }, query, (wanted) => importSlice(trx, id, wanted)),
  );
}

export function getImport({ actor, query, read }: Ctx<'GET /import'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const found = await importOf(trx, id, query.import_id);
    const before = found.status === 'ready' ? await addedBefore(trx, found) : null;
    return toDetails(found, await partsOf(trx, found.id), before);
  });
}

export function listChanges({ actor, query, read, services }: Ctx<'GET /import/changes'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const found = await importOf(trx, id, query.import_id);
    const list = { keyset: changeList, owner: id, filter: { importId: found.id } };
    return readPage(services.tokens, list, query, (wanted) => changeSlice(trx, found.id, wanted));
  });
}

export function listRefusals({ actor, query, read, services }: Ctx<'GET /import/refusals'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const found = await importOf(trx, id, query.import_id);
    const list = { keyset: refusalList, owner: id, filter: { importId: found.id } };
    return readPage(services.tokens, list, query, (wanted) => refusalSlice(trx, found.id, wanted));
  });
}

const columnInfo = ({ name, holds, required }: Column) => ({
  name,
  type: holds.type,
  required: required === true,
  units: holds.type === 'measure' ? Object.keys(UNITS[holds.unit]) : [],
  options: holds.type === 'choice' ? Object.keys(holds.options) : [],
});

export function listKinds() {
  const kinds = (Object.entries(KINDS) as [KindName, Kind][]).map(([kind, { columns, warehouse, modes = [] }]) => ({
    kind,
    columns: columns.map(columnInfo),
    warehouse,
    modes: [...modes],
  }));
  return Promise.resolve({ kinds });
}
