import { expireSweeper } from '../../src/modules/slotting-proposals/sweep';
import { startServer, type TestServer } from '../harness';
import { join, publishedBy } from './fixtures';
import { planningCompany } from './proposal-fixtures';
import { newKey } from './stock-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const [FIRST, SECOND, THIRD, FREE, OTHER] = ['01-01-1-1', '01-01-2-1', '01-02-1-1', '02-01-1-1', '02-01-2-1'];
/** Stock, by the code of the place. */
const lying = async ({ stock }: Awaited<ReturnType<typeof planningCompany>>) =>
  Object.fromEntries((await stock()).map((row) => [`${row.location.code} ${row.sku.id}`, row.onHand]));

test('moves are decided with what needs them, activated whole, done in their order, and taken back in reverse', async () => {
  const at = await planningCompany(server);
  const { a, b, c, decide, done, take } = at;
  const before = await lying(at);
  const id = await at.draft(
    [
      [a, FIRST, FREE],
      [b, SECOND, FIRST],
    ],
    [[c, THIRD, SECOND]],
    [[at.d, '01-02-2-1', OTHER]],
  );
  expect(
    (await at.moves(id)).map(({ turn, chain, step, needs, falls, pieces }) => [
      turn,
      chain,
      step,
      needs,
      falls,
      pieces,
    ]),
  ).toEqual([
    [1, 1, 1, [], 3, 10],
    [2, 1, 2, [], 3, 11],
    [3, 2, 1, [1], 1, 12],
    [4, 3, 1, [], 1, 13],
  ]);
  // The gain of a chain counts once: at its first step.
  const gains = (await at.moves(id)).filter(({ step }) => step === 1).map(({ worth }) => worth.secondsPerDay);
  const { proposed } = (await at.read(id)).proposal;
  expect([gains, proposed.secondsPerDay]).toEqual([[30, 30, 30], 90]);
  expect(at.refusalOf(await at.activate(id))).toEqual([409, 'proposal_undecided']);
  expect(at.refusalOf(await decide(id, 'rejected', { turns: [2] }))).toEqual([
    422,
    'validation_failed',
    'reason required',
  ]);
  expect((await decide(id, 'rejected', { turns: [2], reason: 'Heavy' })).body.decided).toEqual([1, 2, 3]);
  // The chains that it needs come along.
  expect((await decide(id, 'approved', { turns: [3] })).body.decided).toEqual([1, 2, 3]);
  await decide(id, 'rejected', { turns: [4], reason: 'It stays' });
  // Nobody promises any more what is rejected.
  expect((await at.read(id)).proposal).toMatchObject({
    ...{ proposed: { moves: 4, secondsPerDay: 90 }, standing: { moves: 3, secondsPerDay: 60 } },
  });
  const active = await at.activate(id);
  expect(active.body.proposal).toMatchObject({
    ...{ status: 'active', decisions: { open: 0, approved: 3, rejected: 1 }, tasks: { open: 3, done: 0, dropped: 0 } },
    approved: { moves: 3, minutes: 3, secondsPerDay: 60, breakEvenDays: 3 },
  });
  expect(at.refusalOf(await done({ proposalId: id, turn: 2 }))).toEqual([409, 'task_not_ready']);
  // The dashboard counts them among the open tasks.
  const asked = { from: '2022-01-01', to: '2022-01-31', warehouse_id: at.warehouseId };
  const overview = await server.call('GET /figures/overview', { token: at.token, query: asked });
  expect(overview.body.figures.open).toMatchObject({ relocations: 3, refills: 0 });

  const key = newKey();
  const first = await take();
  expect(first).toMatchObject({ turn: 1, status: 'ready', pieces: 10, sku: { id: a }, to: { code: FREE } });
  // It is still the caller's.
  expect(await take()).toEqual(first);
  const booked = await done({ proposalId: id, turn: 1 }, key);
  expect(booked.body.moves).toMatchObject([{ kind: 'move', quantity: 10, source: 'slotting', sourceId: id }]);
  // The ledger says why: its plan, which nobody has named, by its day.
  expect(booked.body.moves[0]?.reason).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect((await done({ proposalId: id, turn: 1 }, key)).body).toEqual(booked.body);
  expect(at.refusalOf(await done({ proposalId: id, turn: 1 }))).toEqual([409, 'conflict']);
  const other = await join(server, at.owner, { roleId: at.owner.roleId });
  expect(at.refusalOf(await done({ proposalId: id, turn: 1 }, key, other.token))).toEqual([409, 'conflict']);
  expect(at.refusalOf(await done({ proposalId: id, turn: 2 }, key))).toEqual([422, 'idempotency_key_reused']);
  expect(at.refusalOf(await at.undo(booked.body.moves[0]?.id ?? ''))).toEqual([
    ...[422, 'validation_failed', 'moves/0/move_id undone_there'],
  ]);
  await done((await take())!);
  expect(await lying(at)).toEqual({
    ...{ [`${FREE} ${a}`]: 10, [`${FIRST} ${b}`]: 11, [`${THIRD} ${c}`]: 12, [`01-02-2-1 ${at.d}`]: 13 },
  });

  // In the middle of it: open steps are dropped, carried goods come back.
  const back = await at.takeBack(id);
  expect(back.body.proposal).toMatchObject({ status: 'taking_back', tasks: { open: 2, done: 0, dropped: 1 } });
  expect(at.refusalOf(await done({ proposalId: id, turn: 3 }))).toEqual([409, 'conflict']);
  const home = await take();
  expect(home).toMatchObject({ back: true, sku: { id: b }, from: { code: FIRST }, to: { code: SECOND } });
  await done(home!);
  const works = async () => (await at.moves(id)).map(({ work }) => work).sort();
  expect((await at.read(id)).proposal.tasks).toEqual({ open: 1, done: 1, dropped: 1 });
  expect(await works()).toEqual(['brought_back', 'done', 'dropped', null]);
  await done((await take())!);
  expect(await works()).toEqual(['brought_back', 'brought_back', 'dropped', null]);
  expect(await take()).toBeNull();
  expect((await at.read(id)).proposal.status).toBe('taken_back');
  expect(await lying(at)).toEqual(before);
  const proof = await at.proof();
  expect([proof.wrongOnHand, proof.wrongReserved]).toEqual([[], []]);
});

test('of two activations one is done, and two people never get the same step', async () => {
  const at = await planningCompany(server);
  const colleague = await join(server, at.owner);
  const body = { role_id: at.owner.roleId, users: [{ id: colleague.userId }, { id: at.owner.userId }] };
  await server.call('PATCH /role/users', { token: at.token, body });
  const one = await at.draft([[at.a, FIRST, FREE]], [[at.b, SECOND, OTHER]]);
  const two = await at.draft([[at.c, THIRD, '02-02-1-1']]);
  await at.decide(one, 'approved');
  await at.decide(two, 'approved');
  const twice = await Promise.all([at.activate(one), at.activate(one)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(at.refusalOf(twice.find(({ status }) => status === 409)!)).toEqual([409, 'conflict']);
  expect(await at.tasks(one)).toHaveLength(2);
  expect(at.refusalOf(await at.activate(two))).toEqual([409, 'proposal_active']);

  const [mine, theirs] = await Promise.all([at.take(), at.take(colleague.token)]);
  expect([mine?.turn, theirs?.turn].sort()).toEqual([1, 2]);
  expect(at.refusalOf(await at.done(theirs!))).toEqual([409, 'assigned_to_other']);
  const released = { token: colleague.token, body: { proposal_id: one, turn: theirs!.turn } };
  expect((await server.call('POST /move-task/release', released)).status).toBe(200);
  // Both at once: one books it, for the other it is over.
  const both = await Promise.all([at.done(theirs!), at.done(theirs!, newKey(), colleague.token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await at.done(mine!)).status).toBe(201);
  expect((await at.read(one)).proposal).toMatchObject({ status: 'done', tasks: { open: 0, done: 2, dropped: 0 } });
  expect((await at.activate(two)).status).toBe(200);
  // The other one is on the floor now.
  expect(at.refusalOf(await at.takeBack(one))).toEqual([409, 'proposal_active']);
});

test('a step that somebody left comes last to them, and one whose goods they hold is told as it is', async () => {
  const at = await planningCompany(server);
  const id = await at.draft([[at.a, FIRST, FREE]], [[at.b, SECOND, OTHER]]);
  await at.decide(id, 'approved');
  await at.activate(id);
  const step = (turn: number) => ({ proposal_id: id, turn });
  const take = async (more: object = {}) => {
    const body = { warehouse_id: at.warehouseId, ...more };
    return (await server.call('POST /move-task/take', { token: at.token, body })).body;
  };
  const leave = (turn: number) => server.call('POST /move-task/release', { token: at.token, body: step(turn) });
  const told = await publishedBy(server, `company:${at.owner.tenantId}`, async () => {
    expect((await take()).task?.turn).toBe(1);
  });
  // To the person who took it this is no news.
  expect(told).toMatchObject([{ event: 'MoveTasksChanged', data: { takenBy: at.owner.userId } }]);
  await leave(1);
  expect((await take({ left: step(1) })).task?.turn).toBe(2);
  await at.done({ proposalId: id, turn: 2 });
  // Nothing else is left.
  expect((await take({ left: step(1), held: step(1) })).task?.turn).toBe(1);
  await at.takeBack(id);
  expect(await take({ held: step(1) })).toMatchObject({
    task: { turn: 3, back: true },
    held: { turn: 1, status: 'dropped', from: { code: FIRST } },
  });
});

test('what changed since makes moves stale: they are named with the rule, and not activated', async () => {
  const at = await planningCompany(server);
  const { token } = at;
  const id = await at.draft([[at.a, FIRST, FREE]], [[at.b, SECOND, FIRST]], [[at.c, THIRD, OTHER]]);
  await at.decide(id, 'approved');
  expect((await at.read(id)).stale).toEqual([]);
  const block = (blocked: boolean) =>
    server.call('PATCH /location', { token, body: { location_id: at.at(FREE), blocked } });
  await block(true);
  expect((await at.read(id)).stale).toEqual([
    { turn: 1, reason: 'refused', rule: 'blocked' },
    { turn: 2, reason: 'needs_stale', rule: null },
  ]);
  expect(at.refusalOf(await at.activate(id))).toEqual([
    ...[409, 'proposal_stale', 'moves/1 move_stale', 'moves/2 move_stale'],
  ]);
  await block(false);
  const gone = { sku_id: at.c, quantity: 12, from_location_id: at.at(THIRD), to_location_id: at.at('02-02-1-1') };
  await at.book('move', gone);
  expect((await at.read(id)).stale).toEqual([{ turn: 3, reason: 'goods_gone', rule: null }]);
  expect(at.refusalOf(await at.activate(id))).toEqual([409, 'proposal_stale', 'moves/3 move_stale']);
  // Without them the rest can be done.
  await at.decide(id, 'rejected', { turns: [3], reason: 'It is gone' });
  expect((await at.activate(id)).status).toBe(200);
});

test('a step that the ledger refuses stays to be done, with the reason', async () => {
  const at = await planningCompany(server);
  const id = await at.draft([[at.a, FIRST, FREE]]);
  await at.decide(id, 'approved');
  await at.activate(id);
  const lines = [{ sku_id: at.a, quantity: 4 }];
  const reserved = { warehouse_id: at.warehouseId, reference: 'R', lines };
  const { reservations } = (await server.call('POST /reservation', { token: at.token, body: reserved })).body;
  const task = await at.take();
  expect(task?.pieces).toBe(6);
  expect(at.refusalOf(await at.done(task!))).toEqual([409, 'insufficient_stock', '/quantity not_enough']);
  expect(await at.tasks(id)).toMatchObject([{ status: 'ready' }]);
  for (const { id: reservationId } of reservations) {
    await server.call('DELETE /reservation', { token: at.token, body: { reservation_id: reservationId } });
  }
  expect((await at.done(task!)).body.moves).toMatchObject([{ quantity: 10 }]);
});

test('a draft that nobody activates ends by itself', async () => {
  const at = await planningCompany(server);
  const id = await at.draft([[at.a, FIRST, FREE]]);
  await at.decide(id, 'approved');
  const { db, log } = server.services;
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);
  await expireSweeper.run({ db, log, services: server.services, now: after(6.9) });
  expect((await at.read(id)).proposal.status).toBe('draft');
  await expireSweeper.run({ db, log, services: server.services, now: after(7.1) });
  expect((await at.read(id)).proposal.status).toBe('dropped');
  expect(at.refusalOf(await at.activate(id))).toEqual([409, 'conflict']);
});
