import type { Answer } from '@slotwise/contract';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive } from '../live';
import { auditOf, channelOf, join } from './fixtures';
import { stateOf } from './matrix-state';
import { stockedCompany } from './stock-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'error' });
});
afterAll(() => server.close());

const make = ({ token }: Person) => server.call('POST /sample-data', { token, body: { name: 'Sample' } });
const remove = ({ token }: Person) => server.call('DELETE /sample-data', { token });
const stepsOf = async ({ token }: Person) => (await server.call('GET /first-steps', { token })).body;
const removalOf = async ({ token }: Person) => (await server.call('GET /sample-data/removal', { token })).body.removal;

/** Waits for as long as the test may take. */
async function until(person: Person, holds: (steps: Answer<'GET /first-steps'>) => boolean) {
  for (;;) {
    const steps = await stepsOf(person);
    if (holds(steps)) return steps;
    await sleep(20);
  }
}
const made = async (person: Person) => {
  await make(person);
  return until(person, ({ sample }) => sample?.status === 'made');
};
const gone = (person: Person) => until(person, ({ sample }) => sample === null);
const skusOf = async ({ token }: Person) =>
  (await server.call('GET /skus', { token, query: { limit: '200' } })).body.items;

test('what is made is a warehouse to work with, and all of it goes again', async () => {
  const owner = await signUp(server.call);
  expect(await stepsOf(owner)).toEqual({
    ...{ warehouse: null, places: false, orders: false, run: null, chosen: false, sample: null },
  });
  const before = await stateOf(server, owner);
  const steps = await made(owner);
  const warehouse = { id: steps.sample?.warehouseId ?? '', name: 'Sample' };
  expect(steps).toMatchObject({ warehouse, places: true, orders: true, run: null, sample: { name: 'Sample' } });
  expect(steps.sample?.done).toBe(steps.sample?.total);
  const { body: proof } = await server.call('GET /stock/proof', { token: owner.token });
  expect(proof.proof).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  const removal = await removalOf(owner);
  expect(removal).toMatchObject({
    ...{ made: { places: 120, skus: 80, orders: 300 }, searching: false, inTheWay: [], inTheWayCount: 0 },
    since: { moves: 0, counts: 0, searches: 0, proposals: 0 },
  });
  expect((await remove(owner)).body.sample?.status).toBe('removing');
  await gone(owner);
  expect(await stateOf(server, owner)).toEqual(before);
  for (const action of ['sample.begun', 'sample.made', 'sample.removal_begun', 'sample.removed', 'warehouse.deleted']) {
    expect([action, (await auditOf(server, action, warehouse.id)).length]).toEqual([action, 1]);
  }
});
