import { ApiFault } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { RoleWork } from '../roles';
import type { RowFault } from './invitee';
import { roleToGive, type Terms } from './sending';
import type { Candidate, Refusal } from './sifting';

/** A candidate with the role that the invitation gives. */
export interface Placed extends Candidate {
  roleId: string | null;
}

/**
 * The role of each row: its own, else that of the call. A row's own role that cannot be given refuses that row alone.
 * @throws unknown_id, grant_exceeds_own, beyond_own_warehouses about the role of the call
 */
export async function placeRows(trx: Trx, work: RoleWork, terms: Terms, candidates: readonly Candidate[]) {
  // Asked even if every row names its own: a call whose terms are refused is refused whole, as a single invitation is.
  const isNeeded = terms.wantedRole != null || candidates.some(({ wantedRole }) => wantedRole === undefined);
  const common = isNeeded ? await roleToGive(trx, work, terms) : null;
  const own = new Map<string, string | null | RowFault>();
  for (const wantedRole of new Set(candidates.flatMap((candidate) => candidate.wantedRole ?? []))) {
    own.set(wantedRole, await ownRole(trx, work, { ...terms, wantedRole }));
  }
  const placed: Placed[] = [];
  const results: Refusal[] = [];
  for (const candidate of candidates) {
    const { index, address, wantedRole } = candidate;
    const role = wantedRole === undefined ? common : (own.get(wantedRole) ?? null);
    if (role === null || typeof role === 'string') placed.push({ ...candidate, roleId: role });
    else results.push({ index, address, outcome: 'invalid', ...role, invitation: null });
  }
  return { placed, results };
}

async function ownRole(trx: Trx, work: RoleWork, terms: Terms): Promise<string | RowFault | null> {
  if (terms.type === 'join_wms_with_new_company') {
    return {
      fault: { field: 'role', code: 'owner_of_new_company' },
      reason: 'The invitee becomes Owner of the company',
    };
  }
  try {
    return await roleToGive(trx, work, terms);
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    if (fault.code === 'unknown_id') {
      return { fault: { field: 'role', code: 'unknown_role' }, reason: 'There is no such role' };
    }
    const code = fault.code === 'grant_exceeds_own' ? 'not_held' : 'not_allowed';
    return { fault: { field: 'role', code }, reason: 'You may not give this role' };
  }
}
