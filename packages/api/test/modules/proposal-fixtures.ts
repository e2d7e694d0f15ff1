import type { Answer, MoveTask } from '@slotwise/contract';
import { NO_WAYS, type Chain } from '../../src/modules/slotting-proposals/chains';
import { keepProposal } from '../../src/modules/slotting-proposals/keep-proposal';
import { newId } from '../../src/platform/ids';
import { prepared, type Person, type TestServer } from '../harness';
import { makeRun } from './matrix-slotting';
import { newKey, refusalOf, stockedCompany } from './stock-fixtures';

type Move = [skuId: string, from: string, to: string];

/** Short ways to test proposals and tasks of a company. */
export function acting(server: TestServer, token: string, warehouseId: string) {
  const ofProposal = (proposalId: string) => ({ proposal_id: proposalId });
  return {
    read: async (id: string) => (await server.call('GET /move-proposal', { token, query: ofProposal(id) })).body,
    moves: async (id: string) =>
      (await server.call('GET /move-proposal/moves', { token, query: { ...ofProposal(id), limit: '200' } })).body.items,
    decide: (
      id: string,
      decision: 'approved' | 'rejected' | 'open',
      more: { turns?: number[]; reason?: string } = {},
    ) => server.call('POST /move-proposal/decide', { token, body: { ...ofProposal(id), decision, ...more } }),
    activate: (id: string) => server.call('POST /move-proposal/activate', { token, body: ofProposal(id) }),
    takeBack: (id: string) => server.call('POST /move-proposal/take-back', { token, body: ofProposal(id) }),
    take: async (who = token): Promise<MoveTask | null> =>
      (await server.call('POST /move-task/take', { token: who, body: { warehouse_id: warehouseId } })).body.task,
    done: ({ proposalId, turn }: Pick<MoveTask, 'proposalId' | 'turn'>, key = newKey(), who = token) =>
      server.call('POST /move-task/done', { token: who, body: { ...ofProposal(proposalId), turn, key } }),
    tasks: async (id: string): Promise<Answer<'GET /move-tasks'>['items']> => {
      const query = { warehouse_id: warehouseId, ...ofProposal(id), limit: '200' };
      return (await server.call('GET /move-tasks', { token, query })).body.items;
    },
  };
}

/** A company with four SKUs in its first four places, and drafts of moves as the test says them. */
export async function planningCompany(server: TestServer) {
  const company = await stockedCompany(server);
  const { owner, token, warehouseId, at } = company;
  const skus = await Promise.all([1, 2, 3, 4].map(() => company.sku()));
  const [a, b, c, d] = skus.map(({ id }) => id) as [string, string, string, string];
  const homes = ['01-01-1-1', '01-01-2-1', '01-02-1-1', '01-02-2-1'];
  for (const [index, { id }] of skus.entries()) {
    await company.book('receive', { sku_id: id, quantity: 10 + index, to_location_id: at(homes[index] ?? '') });
  }
  const runId = await makeRun(server, owner, warehouseId);
  const draft = async (...chains: (readonly Move[])[]): Promise<string> => {
    const id = newId();
    const made = chains.map((moves): Chain => ({
      steps: moves.map(([skuId, from, to]) => ({
        skuId,
        fromId: at(from),
        toId: at(to),
        buffer: false,
        seconds: 60,
        ways: NO_WAYS,
      })),
      ...{ seconds: 60 * moves.length, secondsPerDay: 30 },
    }));
    await server.services.db.withSystem(
      prepared((trx) => keepProposal(trx, { ...about(owner), id, warehouseId, runId, chains: made })),
    );
    return id;
  };
  return { ...company, ...acting(server, token, warehouseId), a, b, c, d, runId, draft, refusalOf };
}

const about = ({ tenantId: companyId, userId }: Person) => ({
  ...{
    companyId,
    userId,
    name: '',
    choice: { by: 'share', value: 15 } as const,
    now: new Date(),
    decay: null,
    gain: null,
  },
  plan: { chains: 1, moves: 1, minutes: 1, secondsPerDay: 30, breakEvenDays: 2 },
});
