import type { MoveProposal } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { idOf } from '../fields';
import { lockProposal, proposalById } from './proposal-queries';

/** @throws not_found */
export async function proposalOf(trx: Trx, companyId: string, given: string): Promise<MoveProposal> {
  const id = idOf(given);
  const found = id && (await proposalById(trx, companyId, id));
  if (!found) throw refuse('not_found');
  return found;
}

/** Holds a proposal that is at one of some steps. @throws not_found, conflict */
export async function heldProposal(
  trx: Trx,
  companyId: string,
  given: string,
  ...statuses: readonly MoveProposal['status'][]
) {
  const id = idOf(given);
  const found = id && (await lockProposal(trx, companyId, id));
  if (!found) throw refuse('not_found');
  if (!statuses.includes(found.status)) throw refuse('conflict');
  return found;
}
