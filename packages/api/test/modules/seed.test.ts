import { gtin14 } from '@slotwise/contract/gtin';
import { verifyAudit } from '../../src/modules/audit/chain/verify';
import { seed } from '../../src/seed';
import { logIn, signUp, startServer, type TestServer } from '../harness';
import { stays } from './laid-out-again';

let server: TestServer;
beforeEach(async () => void (server = await startServer()));
afterEach(() => server.close());

const tenants = () => server.services.db.readSystem((trx) => trx.selectFrom('tenants').selectAll().execute());
const fill = () => seed(server.services, server.services.log);

test('an empty database gets a WMS with three companies, and every login works', async () => {
  const { logins, added } = await fill();
  expect(added).toBe(true);
  expect(logins).toHaveLength(5);
  expect(await tenants()).toHaveLength(4);
  const [owner, member, , picker, wms] = await Promise.all(
    logins.map(({ email, password }) => logIn(server.call, email, password)),
  );
  const users = (await server.call('GET /mycompany/users', { token: member?.token })).body.myUsers;
  expect(users).toHaveLength(24);
  expect((await server.call('GET /mycompany/roles', { token: owner?.token })).body.myRoles).toHaveLength(8);
  expect((await server.call('GET /mycompany/warehouses', { token: owner?.token })).body.myWarehouses).toHaveLength(3);
  const { myInvitations } = (await server.call('GET /mycompany/invitations', { token: owner?.token })).body;
  expect(myInvitations).toHaveLength(15);
  expect(new Set(myInvitations.map(({ status }) => status))).toEqual(
    new Set(['pending', 'accepted', 'canceled', 'expired', 'rejected']),
  );
  const open = await server.call('GET /orders', { token: owner?.token, query: { status: 'open' } });
  expect([open.body.matching, open.body.items.every(({ dueAt, pieces }) => dueAt !== null && pieces > 0)]).toEqual([
    8,
    true,
  ]);
  // Where they are picked they have run low, and the rest of them lies in reserve.
  const low = await server.call('GET /replenishments', { token: owner?.token, query: { waiting: 'yes' } });
  expect(low.body.items.filter(({ status }) => status === 'ready').length).toBeGreaterThanOrEqual(5);
  const expected = await server.call('GET /receipts', { token: owner?.token, query: { status: 'expected' } });
  expect(expected.body.items.filter(({ returns }) => returns)).toHaveLength(1);
  expect(expected.body.matching).toBe(4);
  // Somebody may do each part of the story of the tour.
  const roleOf = new Map(users.map(({ email, roleID }) => [email, roleID]));
  const { myRoles } = (await server.call('GET /mycompany/roles', { token: owner?.token })).body;
  const may = (name: string) =>
    myRoles
      .find(({ id }) => id === roleOf.get(`${name}@alderbrook.example`))
      ?.permissions.map((permission) => permission.name);
  expect(may('anneke.de.vries')).toEqual(
    expect.arrayContaining(['import_inventory', 'manage_slotting', 'approve_slotting', 'activate_slotting']),
  );
  expect(may('kenji.watanabe')).toEqual(expect.arrayContaining(['move_inventory', 'count_inventory']));
  const waiting = await server.call('GET /stock', { token: picker?.token, query: { q: 'DOCK' } });
  expect(waiting.body.items.map(({ onHand }) => onHand).toSorted((a, b) => a - b)).toEqual([36, 48, 120]);
  const toCount = await server.call('GET /count/tasks', { token: picker?.token, query: { status: 'open' } });
  expect(toCount.body.items).toHaveLength(4);
  // Each row of the list is told from the others: by its choice and place, the time and the person.
  const counts = (await server.call('GET /counts', { token: picker?.token, query: { status: 'open' } })).body.items;
  const rows = counts.map(({ chosenBy, class: counted, firstPlace, askedBy }) => [
    ...[chosenBy, counted, askedBy?.name],
    firstPlace !== null,
  ]);
  const by = counts[0]?.askedBy?.name;
  expect(by).toMatch(/\w+ \w+/);
  expect(rows).toEqual([
    ['locations', null, by, true],
    ['locations', null, by, true],
    ['oldest', null, by, true],
    ['class', 'A', by, true],
  ]);
  for (const fact of ['createdAt', 'firstPlace'] as const)
    expect(new Set(counts.map((count) => count[fact])).size).toBe(4);
  expect((await server.call('GET /mywms/companies', { token: wms?.token })).body.myCompanies).toHaveLength(3);
  // Its form has its places, the dock among them.
  const warehouses = (await server.call('GET /mycompany/warehouses', { token: owner?.token })).body.myWarehouses;
  const laidOut = { warehouseId: warehouses.find(({ name }) => name === 'Main Warehouse')?.id ?? '' };
  await stays(server, owner?.token ?? '', { ...laidOut, places: 481 });
  // Again: nothing is added, and the logins are still told.
  expect(await fill()).toEqual({ logins, added: false });
  expect(await tenants()).toHaveLength(4);
});

test('the range with which the dashboard begins has figures of everything that was done in it', async () => {
  const { logins } = await fill();
  const [owner] = await Promise.all(
    logins.slice(0, 1).map(({ email, password }) => logIn(server.call, email, password)),
  );
  const query = { from: '2022-01-20', to: '2022-02-08' };
  const { figures } = (await server.call('GET /figures/overview', { token: owner?.token, query })).body;
  expect(figures.picks.lines).toBeGreaterThan(500);
  // Each line was picked on a walk, of some tens of metres.
  expect(figures.walks?.lines).toBe(figures.picks.lines);
  const metres = (figures.walks?.metres ?? 0) / (figures.walks?.lines ?? 1);
  expect(metres).toBeGreaterThan(10);
  expect(metres).toBeLessThan(100);
  expect(figures.counts.places).toBeGreaterThan(40);
  expect(figures.counts.exact / figures.counts.places).toBeGreaterThan(0.9);
  expect(figures.counts.exact).toBeLessThan(figures.counts.places);
  // The list of counted places has those that the figure counts.
  const days = { decided_from: query.from, decided_to: query.to, limit: '1' };
  const listed = async (more: { exact?: 'yes' | 'no' }) =>
    (await server.call('GET /count/tasks', { token: owner?.token, query: { ...days, ...more } })).body;
  expect((await listed({})).matching).toBe(figures.counts.places);
  expect((await listed({ exact: 'yes' })).matching).toBe(figures.counts.exact);
  const [differing] = (await listed({ exact: 'no' })).items;
  expect(differing).toMatchObject({ status: 'done', exact: false });
  expect(differing?.decidedAt?.slice(0, 7)).toMatch(/^2022-0[12]$/);
  // Somebody else counted it again.
  expect(differing?.recountedBy).toEqual(expect.any(String));
  expect(differing?.recountedBy).not.toBe(differing?.countedBy);
  // And it is true: the ledger bears out what was counted.
  const { proof } = (await server.call('GET /stock/proof', { token: owner?.token })).body;
  expect(proof).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
});

test('each barcode of demonstration data is a GTIN, so that scans and labels of it work', async () => {
  await fill();
  const codes = await server.services.db.readSystem((trx) => trx.selectFrom('barcodes').select('code').execute());
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter(({ code }) => typeof gtin14(code) !== 'string')).toEqual([]);
  expect(new Set(codes.map(({ code }) => code)).has('4012345000061')).toBe(true);
});

test('the audit of demonstration data is as it was written', async () => {
  await fill();
  expect((await verifyAudit(server.services)).findings).toEqual([]);
});

test('a database that holds anything else is left alone', async () => {
  await signUp(server.call);
  expect(await fill()).toEqual({ logins: [], added: false });
  expect(await tenants()).toHaveLength(1);
});
