import { addHugeTenant, HUGE_GOODS, HUGE_OWNER } from '../../src/seed/huge-tenant';
import { logIn, prepared, startServer, type TestServer } from '../harness';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the huge company is one to log in to, whose ledger bears out its stock', async () => {
  const { passwords, clock, db } = server.services;
  const password = 'slotwise-demo';
  const adding = { passwordHash: await passwords.hash(password), now: clock.now() };
  const small = { ...HUGE_GOODS, aisles: 2, bays: 5, levels: 2, skus: 30, orders: 40, moves: 200 };
  await db.withSystem(prepared((trx) => addHugeTenant(trx, adding, small)));
  const { token } = await logIn(server.call, HUGE_OWNER, password);
  expect((await server.call('GET /skus', { token, query: { limit: '1' } })).body.matching).toBe(30);
  const moves = (await server.call('GET /stock/moves', { token, query: { kind: 'move', limit: '1' } })).body.matching;
  expect(moves).toBeGreaterThan(150);
  const { proof } = (await server.call('GET /stock/proof', { token })).body;
  expect(proof).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  expect(proof.onHand).toBeGreaterThan(0);
});
