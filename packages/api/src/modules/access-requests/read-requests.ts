import type { AccessRequest } from '@slotwise/contract';
import { readPage } from '../../platform/cursors';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { requestById, requestList, requestSlice } from './queries';

export function listOwnRequests({ actor, query, read, services }: Ctx<'GET /me/access-requests'>) {
  // Somebody who belongs nowhere has nobody to ask.
  if (!actor.companyId && !actor.wmsId) return Promise.resolve({ items: [], nextCursor: null });
  const { id } = tenantOf(actor);
  const { userId } = actor;
  const { permission } = query;
  return read((trx) =>
    readPage(services.tokens, { keyset: requestList, owner: userId, filter: { permission } }, query, (wanted) =>
      requestSlice(trx, id, { userId, permission }, wanted),
    ),
  );
}

export function listRequests({ actor, query, read, services }: Ctx<'GET /access-requests'>) {
  const { id } = tenantOf(actor);
  const { status } = query;
  return read((trx) =>
    readPage(services.tokens, { keyset: requestList, owner: id, filter: { status } }, query, (wanted) =>
      requestSlice(trx, id, { status }, wanted),
    ),
  );
}

/** @throws not_found */
export async function requestNamed(trx: Trx, tenantId: string, given: string): Promise<AccessRequest> {
  const id = idOf(given);
  const request = id && (await requestById(trx, tenantId, id));
  if (!request) throw refuse('not_found');
  return request;
}

export function readRequest({ actor, query, read }: Ctx<'GET /access-request'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => ({ accessRequest: await requestNamed(trx, id, query.request_id) }));
}
