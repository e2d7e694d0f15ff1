import type { MoveGain } from '@slotwise/contract';
import { LRUCache } from 'lru-cache';
import { ApiFault } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { defineService } from '../../platform/services';
import { tenantOf } from '../tenants';
import { gainOf } from './measure-later';
import { plainMoves } from './move-queries';
import { planner } from './plan/planner';
import { proposalOf } from './proposal-of';

/** Gains that one server keeps: a page asks again after each decision. */
const KEPT = 200;
const kept = defineService(() => new LRUCache<string, { gain: Promise<MoveGain> }>({ max: KEPT }));

/**
 * Gain of the moves that stand: as that of all proposed ones was measured, and kept for each state of the decisions. What was
 * measured for all of them is not measured again.
 */
export async function readGain({ actor, query, read, services }: Ctx<'GET /move-proposal/gain'>) {
  const { id: companyId } = tenantOf(actor);
  const scope = { userId: actor.userId, companyId, wmsId: null };
  const { proposal, moves } = await read(async (trx) => {
    const found = await proposalOf(trx, companyId, query.proposal_id);
    const all = await plainMoves(trx, found.id);
    return { proposal: found, moves: all.filter(({ decision }) => decision !== 'rejected') };
  });
  const { id, runId, proposed, gain } = proposal;
  if (moves.length === 0) return { gain: null };
  if (gain && moves.length === proposed.moves) return { gain };
  const measure = async () => gainOf(services, await services.use(planner).planOf(scope, runId), moves);
  const [all, key] = [services.use(kept), [id, ...new Set(moves.map(({ chain }) => chain))].join(' ')];
  const known = all.get(key) ?? { gain: measure() };
  all.set(key, known);
  try {
    return { gain: await known.gain };
  } catch (fault) {
    all.delete(key);
    // A plan whose orders and places are no longer kept cannot be measured; its proposal can be read all the same.
    if (fault instanceof ApiFault && fault.code === 'no_plan') return { gain: null };
    throw fault;
  }
}
