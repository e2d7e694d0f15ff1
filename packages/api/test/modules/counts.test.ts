import { startServer, type Person, type TestServer } from '../harness';
import { auditOf, join, publishedBy, rolesByName, toldTo } from './fixtures';
import { layoutForm, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

const A = '01-01-1-1';
const B = '01-02-1-1';

let server: TestServer;
let company: StockedCompany;
let second: Person;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
  // A member may count and cannot approve.
  second = await join(server, company.owner);
});
afterAll(() => server.close());

const request = async (code: string) => {
  const body = { warehouse_id: company.warehouseId, chosen_by: 'locations' as const, location_ids: [company.at(code)] };
  const { count } = (await server.call('POST /count', { token: company.token, body })).body;
  const query = { count_id: count.id };
  const { items } = (await server.call('GET /count/tasks', { token: company.token, query })).body;
  return { count, taskId: items[0]?.id ?? '' };
};
const enter = (token: string, taskId: string, ...entries: { sku_id: string; quantity: number }[]) =>
  server.call('POST /count/entry', { token, body: { task_id: taskId, entries } });
const decide = (taskId: string, approve: boolean, token = company.token) =>
  server.call('POST /count/decision', { token, body: { task_id: taskId, approve } });
const stockOf = async (skuId: string) => (await company.stock(skuId)).map((row) => [row.location.code, row.onHand]);
const filled = async (code: string, quantity: number) => {
  const sku = await company.sku();
  await company.book('receive', { sku_id: sku.id, quantity, to_location_id: company.at(code) });
  return sku;
};
const emptied = async (skuId: string, code: string) => {
  const row = (await company.stock(skuId)).find(({ location }) => location.code === code);
  if (row) await company.book('pick', { sku_id: skuId, quantity: row.onHand, from_location_id: company.at(code) });
};

test('who counts is not told what should lie there', async () => {
  const { taskId } = await request(A);
  const { body } = await server.call('GET /count/tasks', { token: second.token, query: { status: 'open' } });
  expect(Object.keys(body.items.find(({ id }) => id === taskId) ?? {}).sort()).toEqual(
    ['countId', 'countedBy', 'id', 'location', 'recountedBy', 'status', 'userId', 'warehouseId'].sort(),
  );
  const seen = await server.call('GET /count/differences', { token: second.token, query: { task_id: taskId } });
  expect(seen.status).toBe(403);
  expect((await enter(second.token, taskId)).body.task.status).toBe('done');
});

test('a count says what it is about: its zone or class, and its first place on the walk', async () => {
  const zones = [{ code: 'Z', name: 'Cold store', from: 1, to: 2 }];
  const own = await stockedCompany(server, layoutForm({ zones }));
  const { token, warehouseId } = own;
  const ask = async (body: object) =>
    (await server.call('POST /count', { token, body: { warehouse_id: warehouseId, ...body } as never })).body.count;
  const one = await ask({ chosen_by: 'locations', location_ids: [own.at(A)] });
  expect(one).toMatchObject({ class: null, zone: null, firstPlace: A, tasks: 1 });
  const sku = await own.sku();
  await own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: own.at(B) });
  expect(await ask({ chosen_by: 'class', class: 'C' })).toMatchObject({ class: 'C', zone: null, firstPlace: B });
  const [zone] = (await server.call('GET /zones', { token, query: { warehouse_id: warehouseId } })).body.items;
  const inZone = await ask({ chosen_by: 'zone', zone_id: zone?.id });
  expect(inZone).toMatchObject({ class: null, zone: 'Cold store' });
  const { items } = (await server.call('GET /counts', { token, query: {} })).body;
  expect(items.find(({ id }) => id === inZone.id)).toEqual(inZone);
});

test('what agrees is done at once; of what is open already no second count is made', async () => {
  const sku = await filled(A, 5);
  const { taskId, count } = await request(A);
  const body = { warehouse_id: company.warehouseId, chosen_by: 'oldest' } as const;
  expect(refusalOf(await server.call('POST /count', { token: company.token, body }))).toEqual([
    409,
    'nothing_to_count',
  ]);
  expect((await enter(second.token, taskId, { sku_id: sku.id, quantity: 5 })).body.task.status).toBe('done');
  const { items } = (await server.call('GET /counts', { token: company.token, query: {} })).body;
  expect(items.find(({ id }) => id === count.id)).toMatchObject({ status: 'done', openTasks: 0 });
  expect(refusalOf(await enter(second.token, taskId))).toEqual([409, 'conflict', 'task_id count_done']);
  await emptied(sku.id, A);
});

test('a small difference is booked once somebody else has counted it too', async () => {
  const sku = await filled(A, 5);
  const { taskId } = await request(A);
  const three = { sku_id: sku.id, quantity: 3 };
  expect((await enter(second.token, taskId, three)).body.task.status).toBe('recount');
  expect(await stockOf(sku.id)).toEqual([[A, 5]]);
  expect(refusalOf(await enter(second.token, taskId, three))).toEqual([409, 'recount_by_other']);
  expect((await enter(company.token, taskId, three)).body.task.status).toBe('done');
  expect(await stockOf(sku.id)).toEqual([[A, 3]]);
  const { items } = (
    await server.call('GET /stock/moves', { token: company.token, query: { sku_id: sku.id, kind: 'count' } })
  ).body;
  expect(items).toMatchObject([{ quantity: 2, from: { code: A }, to: null, source: 'count' }]);
  await emptied(sku.id, A);
});

test('a large difference waits for approval, and what moved in between stays', async () => {
  const sku = await filled(B, 50);
  const { taskId } = await request(B);
  await enter(second.token, taskId, { sku_id: sku.id, quantity: 30 });
  expect((await enter(company.token, taskId, { sku_id: sku.id, quantity: 30 })).body.task.status).toBe('to_approve');
  expect(await stockOf(sku.id)).toEqual([[B, 50]]);
  expect((await decide(taskId, true, second.token)).status).toBe(403);
  const listed = async (token: string) => {
    const { items } = (await server.call('GET /count/tasks', { token, query: { status: 'to_approve' } })).body;
    return items.find(({ id }) => id === taskId)?.found;
  };
  expect(await listed(company.token)).toMatchObject({
    ...{ sku: { code: sku.code }, skus: 1, change: -20, counted: 30, expected: 50, user: { id: company.owner.userId } },
  });
  // The counter is not to know.
  expect(await listed(second.token)).toBeUndefined();
  await company.book('pick', { sku_id: sku.id, quantity: 5, from_location_id: company.at(B) });
  const seen = await server.call('GET /count/differences', { token: company.token, query: { task_id: taskId } });
  expect(seen.body.differences.map(({ round, counted, expected }) => [round, counted, expected])).toEqual([
    [1, 30, 50],
    [2, 30, 50],
  ]);
  expect(seen.body.differences.map(({ user, at }) => [user?.id, Number.isNaN(Date.parse(at ?? ''))])).toEqual([
    [second.userId, false],
    [company.owner.userId, false],
  ]);
  expect((await decide(taskId, true)).body.task.status).toBe('done');
  expect(await stockOf(sku.id)).toEqual([[B, 25]]);
  expect(refusalOf(await decide(taskId, true))).toEqual([409, 'conflict', 'task_id count_done']);
  expect(await company.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  await emptied(sku.id, B);
});

test('what is rejected is counted anew, and what is reserved is not counted away', async () => {
  const sku = await filled(B, 4);
  const body = { warehouse_id: company.warehouseId, reference: 'R', lines: [{ sku_id: sku.id, quantity: 4 }] };
  const { reservations } = (await server.call('POST /reservation', { token: company.token, body })).body;
  const { taskId } = await request(B);
  await enter(company.token, taskId, { sku_id: sku.id, quantity: 1 });
  expect((await enter(second.token, taskId, { sku_id: sku.id, quantity: 1 })).body.task.status).toBe('to_approve');
  expect((await toldTo(server, company.token)).slice(0, 1)).toEqual([
    `count.to-approve: A difference in ${B} waits for a decision.`,
  ]);
  // The counter may not decide, and is told nothing.
  expect(await toldTo(server, second.token)).toEqual([]);
  expect(refusalOf(await decide(taskId, true))).toEqual([409, 'insufficient_stock']);
  expect((await decide(taskId, false)).body.task).toMatchObject({ status: 'open', countedBy: null });
  const token = { token: company.token, body: { reservation_id: reservations[0]?.id ?? '' } };
  await server.call('DELETE /reservation', token);
  await enter(second.token, taskId, { sku_id: sku.id, quantity: 1 });
  expect((await enter(company.token, taskId, { sku_id: sku.id, quantity: 1 })).body.task.status).toBe('done');
  expect(await stockOf(sku.id)).toEqual([[B, 1]]);
  await emptied(sku.id, B);
});

test('counts and picks at the same time leave the sums right', async () => {
  const sku = await filled(A, 40);
  const { taskId } = await request(A);
  await enter(second.token, taskId, { sku_id: sku.id, quantity: 35 });
  const pick = () => company.book('pick', { sku_id: sku.id, quantity: 1, from_location_id: company.at(A) });
  const picks = Array.from({ length: 10 }, pick);
  const [counted] = await Promise.all([enter(company.token, taskId, { sku_id: sku.id, quantity: 35 }), ...picks]);
  // However many picks came before it, the count says that 35 were there at its moment.
  const status = counted.body.task.status;
  const left = (await stockOf(sku.id))[0]?.[1] as number;
  expect([status, left >= 25 && left <= 35]).toEqual(['done', true]);
  expect(await company.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  await emptied(sku.id, A);
});

test.each([
  [{ chosen_by: 'zone' }, [422, 'validation_failed', 'zone_id required']],
  [{ chosen_by: 'class' }, [422, 'validation_failed', 'class required']],
  [{ chosen_by: 'class', class: 'A' }, [409, 'nothing_to_count']],
  [{ chosen_by: 'locations', location_ids: ['nowhere'] }, [422, 'unknown_id', 'location_ids/0 unknown']],
] as const)('%j', async (choice, refusal) => {
  const body = { warehouse_id: company.warehouseId, ...choice } as never;
  expect(refusalOf(await server.call('POST /count', { token: company.token, body }))).toEqual(refusal);
});

test('a count belongs to whom it is given; its second count is another person’s, and it can be taken over', async () => {
  const sku = await filled(B, 5);
  const { taskId, count } = await request(B);
  expect(count.user).toBeNull();
  const give = (userId: string | null, token = company.token) =>
    server.call('PATCH /count', { token, body: { count_id: count.id, user_id: userId } });
  const taskOf = async () => {
    const { items } = (await server.call('GET /count/tasks', { token: second.token, query: { count_id: count.id } }))
      .body;
    return items[0];
  };
  expect(refusalOf(await give('nobody'))).toEqual([422, 'unknown_id', 'user_id unknown']);
  const told = await publishedBy(server, `company:${company.owner.tenantId}`, async () => {
    expect((await give(second.userId)).body.count.user?.id).toBe(second.userId);
  });
  expect(told.filter(({ event }) => event === 'CountChanged')).toMatchObject([
    { data: { id: count.id, user: { id: second.userId } } },
  ]);
  expect(refusalOf(await give(null, second.token))).toEqual([403, 'forbidden']);
  expect((await taskOf())?.userId).toBe(second.userId);
  const counted = { sku_id: sku.id, quantity: 4 };
  expect(refusalOf(await enter(company.token, taskId, counted))).toEqual([409, 'assigned_to_other']);
  expect((await enter(second.token, taskId, counted)).body.task).toMatchObject({ status: 'recount', userId: null });
  // A third person may be asked for the second count, and then it is theirs alone.
  const third = await join(server, company.owner);
  expect((await give(third.userId)).status).toBe(200);
  expect((await taskOf())?.userId).toBe(third.userId);
  expect(refusalOf(await enter(company.token, taskId, counted))).toEqual([409, 'assigned_to_other']);
  expect((await give(company.owner.userId)).status).toBe(200);
  expect((await enter(company.token, taskId, counted)).body.task.status).toBe('done');
  expect(refusalOf(await give(null))).toEqual([409, 'conflict', 'count_id count_over']);
  expect(await auditOf(server, 'count.assigned', count.id)).toHaveLength(3);
  await emptied(sku.id, B);
});

test('who has counted a difference does not approve it and has it not counted anew, unless nobody else may', async () => {
  const own = await stockedCompany(server);
  const member = await join(server, own.owner);
  const sku = await own.sku();
  await own.book('receive', { sku_id: sku.id, quantity: 50, to_location_id: own.at(A) });
  const body = { warehouse_id: own.warehouseId, chosen_by: 'locations' as const, location_ids: [own.at(A)] };
  const { count } = (await server.call('POST /count', { token: own.token, body })).body;
  const { items } = (await server.call('GET /count/tasks', { token: own.token, query: { count_id: count.id } })).body;
  const taskId = items[0]?.id ?? '';
  await enter(member.token, taskId, { sku_id: sku.id, quantity: 20 });
  expect((await enter(own.token, taskId, { sku_id: sku.id, quantity: 20 })).body.task.status).toBe('to_approve');
  const approvable = async (token: string) =>
    (await server.call('GET /count/differences', { token, query: { task_id: taskId } })).body.approvable;
  expect(await approvable(own.token)).toBe(true);
  // With somebody there who may approve and has not counted, it is theirs.
  const { manager: role } = await rolesByName(server, own.owner);
  const manager = await join(server, own.owner, { roleId: role.id });
  expect(await approvable(own.token)).toBe(false);
  expect(refusalOf(await decide(taskId, true, own.token))).toEqual([409, 'approve_by_other']);
  expect(refusalOf(await decide(taskId, false, own.token))).toEqual([409, 'approve_by_other']);
  expect((await own.stock(sku.id)).map(({ onHand }) => onHand)).toEqual([50]);
  expect(await approvable(manager.token)).toBe(true);
  expect((await decide(taskId, true, manager.token)).body.task.status).toBe('done');
  expect((await own.stock(sku.id)).map(({ onHand }) => onHand)).toEqual([20]);
});

/** Somebody who may ask for counts, count and cancel them, and not approve them. */
const foremanOf = async ({ token, owner }: StockedCompany) => {
  const ids = ['view_inventory', 'view_warehouses', 'manage_inventory', 'count_inventory'];
  const permissions = ids.map((id) => ({ id }));
  const { role } = (await server.call('POST /role', { token, body: { name: 'Foreman', permissions } })).body;
  return join(server, owner, { roleId: role.id });
};

test('who has found a difference does not get rid of it by canceling the count and asking for another', async () => {
  const own = await stockedCompany(server);
  const { token } = own;
  const foreman = await foremanOf(own);
  const sku = await own.sku();
  await own.book('receive', { sku_id: sku.id, quantity: 50, to_location_id: own.at(A) });
  const ask = async () => {
    const body = {
      warehouse_id: own.warehouseId,
      chosen_by: 'locations' as const,
      location_ids: [own.at(A), own.at(B)],
    };
    const { count } = (await server.call('POST /count', { token: foreman.token, body })).body;
    const { items } = (await server.call('GET /count/tasks', { token, query: { count_id: count.id } })).body;
    return { id: count.id, taskId: items.find(({ location }) => location.code === A)?.id ?? '' };
  };
  const cancel = (who: string, count_id: string) => server.call('DELETE /count', { token: who, body: { count_id } });
  const statuses = async (count_id: string) =>
    (await server.call('GET /count/tasks', { token, query: { count_id } })).body.items.map(({ status }) => status);

  const first = await ask();
  expect((await enter(foreman.token, first.taskId, { sku_id: sku.id, quantity: 48 })).body.task.status).toBe('recount');
  expect(refusalOf(await cancel(foreman.token, first.id))).toEqual([409, 'count_differs']);
  // Nothing of it is canceled, and nobody else's count of the place can be asked for meanwhile.
  expect((await statuses(first.id)).toSorted()).toEqual(['open', 'recount']);
  expect(refusalOf(await enter(foreman.token, first.taskId, { sku_id: sku.id, quantity: 50 }))).toEqual([
    409,
    'recount_by_other',
  ]);
  // Somebody who may approve and has not counted it may.
  expect((await cancel(token, first.id)).status).toBe(200);
  expect(await statuses(first.id)).toEqual(['canceled', 'canceled']);

  // Somebody who may approve and has counted it may not, as long as somebody else may.
  const { manager: role } = await rolesByName(server, own.owner);
  const manager = await join(server, own.owner, { roleId: role.id });
  const next = await ask();
  await enter(foreman.token, next.taskId, { sku_id: sku.id, quantity: 20 });
  expect((await enter(token, next.taskId, { sku_id: sku.id, quantity: 20 })).body.task.status).toBe('to_approve');
  expect(refusalOf(await cancel(token, next.id))).toEqual([409, 'count_differs']);
  expect(refusalOf(await cancel(foreman.token, next.id))).toEqual([409, 'count_differs']);
  expect((await cancel(manager.token, next.id)).status).toBe(200);
  expect((await own.stock(sku.id)).map(({ onHand }) => onHand)).toEqual([50]);
});

test('a count that is canceled while it is counted keeps the difference, or is canceled before it', async () => {
  const own = await stockedCompany(server);
  const foreman = await foremanOf(own);
  const sku = await own.sku();
  await own.book('receive', { sku_id: sku.id, quantity: 50, to_location_id: own.at(A) });
  for (let run = 0; run < 10; run++) {
    const body = { warehouse_id: own.warehouseId, chosen_by: 'locations' as const, location_ids: [own.at(A)] };
    const { count } = (await server.call('POST /count', { token: own.token, body })).body;
    const query = { count_id: count.id };
    const tasks = async () => (await server.call('GET /count/tasks', { token: own.token, query })).body.items;
    const taskId = (await tasks())[0]?.id ?? '';
    const [entered, canceled] = await Promise.all([
      enter(foreman.token, taskId, { sku_id: sku.id, quantity: 48 }),
      server.call('DELETE /count', { token: foreman.token, body: query }),
    ]);
    const [task] = await tasks();
    const outcome = [entered.status, canceled.status, task?.status];
    expect([
      [200, 409, 'recount'],
      [409, 200, 'canceled'],
    ]).toContainEqual(outcome);
    if (task?.status === 'recount') await server.call('DELETE /count', { token: own.token, body: query });
  }
});

test('what is not to be counted or decided on says why', async () => {
  const sku = await filled(A, 50);
  const { count, taskId } = await request(A);
  const thirty = { sku_id: sku.id, quantity: 30 };
  const conflict = (code: string) => [409, 'conflict', `task_id ${code}`];
  expect(refusalOf(await decide(taskId, true))).toEqual(conflict('count_to_count'));
  await enter(second.token, taskId, thirty);
  expect(refusalOf(await decide(taskId, true))).toEqual(conflict('count_to_count'));
  expect((await enter(company.token, taskId, thirty)).body.task.status).toBe('to_approve');
  const refused = await enter(second.token, taskId, thirty);
  expect(refusalOf(refused)).toEqual(conflict('count_to_approve'));
  expect(refused.body).toMatchObject({ details: [{ params: { location: A } }] });
  await server.call('DELETE /count', { token: company.token, body: { count_id: count.id } });
  expect(refusalOf(await enter(second.token, taskId, thirty))).toEqual(conflict('count_canceled'));
  expect(refusalOf(await decide(taskId, false))).toEqual(conflict('count_canceled'));
  await emptied(sku.id, A);
});
