import { startServer, type TestServer } from '../harness';
import { planningCompany } from './proposal-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const [FIRST, FREE] = ['01-01-1-1', '02-01-1-1'];

test('moves of a plan name the lots that go along, and those that bring back only the ones that were carried', async () => {
  const at = await planningCompany(server);
  const { id: skuId } = await at.sku({ lot_tracked: true });
  const receive = (code: string, lot: string, expires: string) =>
    at.book('receive', {
      ...{ sku_id: skuId, quantity: 3, to_location_id: at.at(code) },
      ...{ lot, expires_on: expires },
    });
  await receive(FIRST, 'L-LATE', '2099-12-31');
  await receive(FIRST, 'L-SOON', '2098-12-31');
  const id = await at.draft([[skuId, FIRST, FREE]], [[at.b, '01-01-2-1', '02-01-2-1']]);
  expect((await at.moves(id)).map(({ lots }) => lots)).toEqual([['L-SOON', 'L-LATE'], []]);
  await at.decide(id, 'approved', { turns: [1] });
  await at.decide(id, 'rejected', { turns: [2], reason: 'later' });
  await at.activate(id);
  const task = await at.take();
  expect(task).toMatchObject({ turn: 1, lots: ['L-SOON', 'L-LATE'] });
  await at.done({ proposalId: id, turn: 1 });
  await receive(FREE, 'L-OTHER', '2097-12-31');
  await at.takeBack(id);
  expect(await at.take()).toMatchObject({ back: true, lots: ['L-SOON', 'L-LATE'] });
});
