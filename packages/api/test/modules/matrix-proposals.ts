import type { Body, Query, RouteKey } from '@slotwise/contract';
import { NO_WAYS } from '../../src/modules/slotting-proposals/chains';
import { keepProposal } from '../../src/modules/slotting-proposals/keep-proposal';
import { newId } from '../../src/platform/ids';
import { prepared, type Person, type TestServer } from '../harness';
import { newKey } from './stock-fixtures';

interface ProposalResources {
  warehouseId: string;
  runId: string;
  /** A proposal of one move, which is active. */
  proposalId: string;
}
interface Case<K extends RouteKey> {
  body?: (at: ProposalResources) => Body<K>;
  query?: (at: ProposalResources) => Query<K>;
  targeted?: true;
}
type ProposalKey = Extract<RouteKey, `${string} /move-${string}`>;

const one = ({ proposalId }: ProposalResources) => ({ proposal_id: proposalId });
const choice = { by: 'share' as const, value: 15 };

/** Calls of the routes for proposals and their tasks. */
export const proposalCases = (): { [K in ProposalKey]: Case<K> } => ({
  'GET /move-curve': { query: ({ runId }) => ({ run_id: runId }), targeted: true },
  'GET /move-proposals': {},
  'GET /move-proposal': { query: one, targeted: true },
  'GET /move-proposal/moves': { query: one, targeted: true },
  'GET /move-proposal/gain': { query: one, targeted: true },
  'GET /move-proposal/realised': { query: one, targeted: true },
  'GET /move-advantages': {},
  'POST /move-proposal': { body: ({ runId }) => ({ run_id: runId, choice }), targeted: true },
  'POST /move-proposal/recompute': { body: one, targeted: true },
  'DELETE /move-proposal': { body: one, targeted: true },
  'POST /move-proposal/decide': { body: (at) => ({ ...one(at), decision: 'approved' as const }), targeted: true },
  'POST /move-proposal/activate': { body: one, targeted: true },
  'POST /move-proposal/take-back': { body: one, targeted: true },
  'GET /move-tasks': { query: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'POST /move-task/take': { body: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'POST /move-task/release': { body: (at) => ({ ...one(at), turn: 1 }), targeted: true },
  'POST /move-task/done': { body: (at) => ({ ...one(at), turn: 1, key: newKey() }), targeted: true },
});

/** A proposal to move what lies in one place to another, with its task. */
export async function makeActive(
  server: TestServer,
  { tenantId: companyId, userId, token }: Person,
  at: { warehouseId: string; runId: string; skuId: string; placeId: string; emptyId: string },
): Promise<string> {
  const id = newId();
  const { warehouseId, runId, skuId } = at;
  const step = { skuId, fromId: at.placeId, toId: at.emptyId, buffer: false, seconds: 60, ways: NO_WAYS };
  const plan = { chains: 1, moves: 1, minutes: 1, secondsPerDay: 30, breakEvenDays: 2 };
  await server.services.db.withSystem(
    prepared((trx) =>
      keepProposal(trx, {
        ...{
          id,
          companyId,
          warehouseId,
          runId,
          name: '',
          choice,
          plan,
          userId,
          decay: null,
          gain: null,
          now: new Date(),
        },
        chains: [{ steps: [step], seconds: 60, secondsPerDay: 30 }],
      }),
    ),
  );
  await server.call('POST /move-proposal/decide', { token, body: { proposal_id: id, decision: 'approved' } });
  await server.call('POST /move-proposal/activate', { token, body: { proposal_id: id } });
  return id;
}
