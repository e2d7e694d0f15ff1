import type { MoveKind } from '@slotwise/contract';
import { startServer, type TestServer } from '../harness';
import { each, report, rounds } from '../rounds';
import { layoutForm, newKey, stockedCompany, type StockedCompany } from './stock-fixtures';

const LONG_MS = 600_000;
const AT_ONCE = 20;

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

/** Numbers below `n` that are the same in each run. */
const numbers = (seed: number) => {
  let state = seed * 2654435761 + 1;
  return (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** The stock as a few lines of code know it: pieces by place and SKU. */
class Model {
  private readonly pieces = new Map<string, number>();
  private readonly most: number;
  constructor(most: number) {
    this.most = most;
  }
  at = (place: string, sku: string): number => this.pieces.get(`${place} ${sku}`) ?? 0;
  in = (place: string): number =>
    [...this.pieces].reduce((sum, [key, n]) => sum + (key.startsWith(`${place} `) ? n : 0), 0);
  /** Whether the move can be done; if so, it is. */
  move(from: string | null, to: string | null, sku: string, quantity: number): boolean {
    if (from === to || (from !== null && this.at(from, sku) < quantity)) return false;
    if (to !== null && this.in(to) + quantity > this.most) return false;
    if (from !== null) this.pieces.set(`${from} ${sku}`, this.at(from, sku) - quantity);
    if (to !== null) this.pieces.set(`${to} ${sku}`, this.at(to, sku) + quantity);
    return true;
  }
  all = () => [...this.pieces].filter(([, n]) => n > 0).sort();
}

test(
  'after any sequence of moves and undoings the stock is what a model says, and no rule was broken',
  async () => {
    const began = performance.now();
    const outcomes: Record<string, number> = {};
    await each(rounds(1), 1, async (run) => {
      const below = numbers(run + 1);
      const own = await stockedCompany(server, layoutForm({ aisles: 1, bays: 2, levels: 1 }));
      const { token } = own;
      const type = await server.call('POST /location-type', { token, body: { name: 'Ten', max_pieces: 10 } });
      const places = [...(await own.places()).values()];
      for (const id of places) {
        const body = { location_id: id, type_id: type.body.locationType.id };
        await server.call('PATCH /location', { token, body });
      }
      const skus = [(await own.sku()).id, (await own.sku()).id];
      const model = new Model(10);
      const done: { id: string; from: string | null; to: string | null; sku: string; quantity: number }[] = [];
      for (let step = 0; step < 50; step++) {
        const sku = skus[below(2)] ?? '';
        const [a = '', b = ''] = [places[below(places.length)], places[below(places.length)]];
        const quantity = 1 + below(6);
        const undone = below(5) === 0 ? done.splice(below(done.length), 1)[0] : undefined;
        if (undone) {
          const works = model.move(undone.to, undone.from, undone.sku, undone.quantity);
          const { status } = await own.undo(undone.id);
          expect({ run, step, status }).toEqual({ run, step, status: works ? 201 : 409 });
          outcomes.undo = (outcomes.undo ?? 0) + 1;
          continue;
        }
        const kind = (['receive', 'move', 'pick', 'found'] as const)[below(4)] ?? 'move';
        const from = kind === 'receive' || kind === 'found' ? null : a;
        const to = kind === 'pick' ? null : b;
        const works = model.move(from, to, sku, quantity);
        const sides = { ...(from !== null && { from_location_id: from }), ...(to !== null && { to_location_id: to }) };
        const { status, body } = await own.book(kind, { sku_id: sku, quantity, ...sides } as never);
        const refused = from === to ? 422 : 409;
        expect({ run, step, kind, status }).toEqual({ run, step, kind, status: works ? 201 : refused });
        const [move] = works ? body.moves : [];
        if (move) done.push({ id: move.id, from, to, sku, quantity });
        outcomes[status] = (outcomes[status] ?? 0) + 1;
      }
      const rows = (await own.stock()).map((row): [string, number] => [`${row.location.id} ${row.sku.id}`, row.onHand]);
      expect({ run, rows: rows.sort() }).toEqual({ run, rows: model.all() });
      expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
    });
    report('sequences of moves', began, outcomes);
  },
  LONG_MS,
);

test(
  'after any sequence of moves and undoings each serial number lies where a model says, in one place at most',
  async () => {
    const began = performance.now();
    const outcomes: Record<string, number> = {};
    await each(rounds(1), 1, async (run) => {
      const below = numbers(run + 201);
      const own = await stockedCompany(server, layoutForm({ aisles: 1, bays: 2, levels: 1 }));
      const places = [...(await own.places()).values()];
      const skus = [(await own.sku({ serial_tracked: true })).id, (await own.sku({ serial_tracked: true })).id];
      const all = Array.from({ length: 8 }, (_, at) => `SN-${at}`);
      /** Of each piece, where it lies. */
      const model = new Map<string, string>();
      const done: { id: string; from: string | null; to: string | null; sku: string; serials: string[] }[] = [];
      const move = (from: string | null, to: string | null, sku: string, serials: readonly string[]): boolean => {
        const keys = serials.map((serial) => `${sku} ${serial}`);
        if (keys.some((key) => (model.get(key) ?? null) !== from)) return false;
        for (const key of keys)
          if (to === null) model.delete(key);
          else model.set(key, to);
        return true;
      };
      for (let step = 0; step < 50; step++) {
        const sku = skus[below(2)] ?? '';
        const [a = '', b = ''] = [places[below(places.length)], places[below(places.length)]];
        const first = below(all.length);
        const serials = all.slice(first, first + 1 + below(3));
        const undone = below(5) === 0 ? done.splice(below(done.length), 1)[0] : undefined;
        if (undone) {
          const works = move(undone.to, undone.from, undone.sku, undone.serials);
          expect({ run, step, status: (await own.undo(undone.id)).status }).toEqual({
            run,
            step,
            status: works ? 201 : 409,
          });
          continue;
        }
        const kind = (['receive', 'receive', 'move', 'pick'] as const)[below(4)] ?? 'move';
        const from = kind === 'receive' ? null : a;
        const to = kind === 'pick' ? null : b;
        const works = from !== to && move(from, to, sku, serials);
        const sides = { ...(from !== null && { from_location_id: from }), ...(to !== null && { to_location_id: to }) };
        // Neither case nor blanks make another piece of it.
        const named = serials.map((serial) => (below(2) ? serial : ` ${serial.toLowerCase()} `));
        const line = { sku_id: sku, quantity: serials.length, serials: named, ...sides };
        const { status, body } = await own.book(kind, line as never);
        const refused = from === to ? 422 : 409;
        expect({ run, step, kind, status }).toEqual({ run, step, kind, status: works ? 201 : refused });
        const [booked] = works ? body.moves : [];
        if (booked) done.push({ id: booked.id, from, to, sku, serials });
        outcomes[`${kind} ${status}`] = (outcomes[`${kind} ${status}`] ?? 0) + 1;
      }
      const { items } = (await server.call('GET /stock/serials', { token: own.token, query: { limit: '200' } })).body;
      const lying = items.map((one) => [`${one.sku.id} ${one.serial.toUpperCase()}`, one.location.id]);
      expect({ run, lying: lying.sort() }).toEqual({ run, lying: [...model].sort() });
      const pieces = (await own.stock()).reduce((sum, { onHand }) => sum + onHand, 0);
      expect({ run, pieces }).toEqual({ run, pieces: model.size });
      const proof = await own.proof();
      expect(proof).toMatchObject({ wrongOnHand: [], wrongSerials: [], serials: model.size });
    });
    report('sequences of serial numbers', began, outcomes);
  },
  LONG_MS,
);

test('of several who bring the same piece to different places at once, one does', async () => {
  const sku = await company.sku({ serial_tracked: true });
  const places = ['01-01-1-1', '01-02-1-1', '01-03-1-1', '02-01-1-1'].map(company.at);
  await each(rounds(10), 1, async (index) => {
    const line = { sku_id: sku.id, quantity: 1, serials: [`P-${index}`] };
    const answers = await Promise.all(places.map((to) => company.book('receive', { ...line, to_location_id: to })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
  expect(await company.proof()).toMatchObject({ wrongOnHand: [], wrongSerials: [] });
});

const A = '01-01-1-1';

test(
  'the last piece has one winner, whether it is picked or reserved, and never two',
  async () => {
    const began = performance.now();
    const winners: Record<string, number> = {};
    await each(rounds(20), AT_ONCE, async (index) => {
      const sku = await company.sku();
      await company.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: company.at(A) });
      const pick = () => company.book('pick', { sku_id: sku.id, quantity: 1, from_location_id: company.at(A) });
      const lines = [{ sku_id: sku.id, quantity: 1 }];
      const body = { warehouse_id: company.warehouseId, reference: 'Race', lines };
      const reserve = () => server.call('POST /reservation', { token: company.token, body });
      const answers = await Promise.all([pick(), reserve(), pick(), index % 2 ? reserve() : pick()]);
      const statuses = answers.map(({ status }) => status);
      expect([...statuses].sort()).toEqual([201, 409, 409, 409]);
      const won =
        statuses.indexOf(201) === 1 || (index % 2 === 1 && statuses.indexOf(201) === 3) ? 'reserved' : 'picked';
      const left = (await company.stock(sku.id)).map(({ onHand, reserved }) => [onHand, reserved]);
      expect([index, left]).toEqual([index, won === 'picked' ? [] : [[1, 1]]]);
      winners[won] = (winners[won] ?? 0) + 1;
    });
    expect(await company.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
    report('the last piece', began, winners);
  },
  LONG_MS,
);

test(
  'goods that are put where the layout is being changed are either there afterwards, or were refused',
  async () => {
    const began = performance.now();
    const outcomes: Record<string, number> = {};
    const own = await stockedCompany(server);
    const sku = await own.sku();
    const place = '02-03-2-1';
    let version = 1;
    await each(rounds(6), 1, async (round) => {
      const put = () => own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: own.at(place) });
      const [shrunk, ...puts] = await Promise.all([
        own.layOut(layoutForm({ aisles: 1 }), version),
        put(),
        put(),
        put(),
      ]);
      const came = puts.filter(({ status }) => status === 201).length;
      // Both never happen: a place that was filled is not gone, and into one that is gone nothing was put.
      expect([round, shrunk.status === 200 && came > 0]).toEqual([round, false]);
      const total = (await own.stock()).reduce((sum, { onHand }) => sum + onHand, 0);
      expect([round, total]).toEqual([round, came]);
      if (shrunk.status === 200) version = (await own.layOut(layoutForm(), version + 1)).body.layout.version;
      else if (came > 0) await own.book('pick', { sku_id: sku.id, quantity: came, from_location_id: own.at(place) });
      outcomes[shrunk.status] = (outcomes[shrunk.status] ?? 0) + 1;
    });
    expect(await own.proof()).toMatchObject({ wrongOnHand: [] });
    report('layout changes against puts', began, outcomes);
  },
  LONG_MS,
);

test(
  'moves to and fro between the same places at once wait for each other and lose nothing',
  async () => {
    const skus = [await company.sku(), await company.sku()];
    const [one, two] = [company.at('01-02-1-1'), company.at('01-03-1-1')];
    for (const sku of skus)
      for (const to of [one, two]) await company.book('receive', { sku_id: sku.id, quantity: 50, to_location_id: to });
    const kinds = new Set<MoveKind>();
    await each(rounds(40), AT_ONCE, async (index) => {
      const [from, to] = index % 2 ? [one, two] : [two, one];
      const moves = (index % 3 ? skus : [...skus].reverse()).map(({ id }) => ({
        ...{ key: newKey(), sku_id: id, quantity: 1, from_location_id: from, to_location_id: to },
      }));
      const { status, body } = await company.book('move', ...moves);
      expect([201, 409]).toContain(status);
      if (status === 201) for (const { kind } of body.moves) kinds.add(kind);
    });
    for (const { id } of skus) {
      expect((await company.stock(id)).reduce((sum, { onHand }) => sum + onHand, 0)).toBe(100);
    }
    expect([...kinds]).toEqual(['move']);
    expect(await company.proof()).toMatchObject({ wrongOnHand: [] });
  },
  LONG_MS,
);

/** Short ways to orders of a company. */
const ordersOf = (own: StockedCompany) => {
  const { token, warehouseId } = own;
  return {
    add: async (...lines: [skuId: string, quantity: number][]) => {
      const wanted = lines.map(([sku_id, quantity]) => ({ sku_id, quantity }));
      const body = { warehouse_id: warehouseId, code: newKey(), lines: wanted };
      return (await server.call('POST /order', { token, body })).body.order.id;
    },
    release: (...ids: string[]) =>
      server.call('POST /pick-list', { token, body: { warehouse_id: warehouseId, order_ids: ids } }),
    pick: (pick_list_id: string, turn: number, quantity: number, reason?: 'missing') =>
      server.call('POST /pick-list/pick', {
        token,
        body: { pick_list_id, turn, quantity, key: newKey(), ...(reason && { reason }) },
      }),
    cancel: (order_id: string) => server.call('DELETE /orders', { token, body: { order_ids: [order_id] } }),
    giveUp: (pick_list_id: string) => server.call('DELETE /pick-list', { token, body: { pick_list_id } }),
    read: async (order_id: string) => (await server.call('GET /order', { token, query: { order_id } })).body,
  };
};

test(
  'after any sequence of orders, releases, picks, short picks and cancellations nothing is lost and nothing is kept in vain',
  async () => {
    const began = performance.now();
    const outcomes: Record<string, number> = {};
    await each(rounds(1), 1, async (run) => {
      const below = numbers(run + 101);
      const own = await stockedCompany(server, layoutForm({ aisles: 1, bays: 3, levels: 1 }));
      const orders = ordersOf(own);
      const places = [...(await own.places()).entries()].flatMap(([code, id]) => (code === 'DOCK' ? [] : [id]));
      const skus = [(await own.sku()).id, (await own.sku()).id];
      const received = new Map(skus.map((id) => [id, 0]));
      const ids: string[] = [];
      const lists: { id: string; tasks: { turn: number; quantity: number }[] }[] = [];
      for (let step = 0; step < 60; step++) {
        const sku = skus[below(2)] ?? '';
        const kind = (['receive', 'receive', 'add', 'release', 'pick', 'pick', 'pick', 'cancel', 'giveUp'] as const)[
          below(9)
        ];
        const list = lists.filter(({ tasks }) => tasks.length > 0).at(-1 - below(2));
        const order = ids[below(ids.length)] ?? '';
        let status = 0;
        if (kind === 'receive') {
          const quantity = 1 + below(9);
          await own.book('receive', { sku_id: sku, quantity, to_location_id: places[below(places.length)] ?? '' });
          received.set(sku, (received.get(sku) ?? 0) + quantity);
        } else if (kind === 'add') {
          ids.push(await orders.add([sku, 1 + below(8)], [skus[below(2)] ?? '', 1 + below(4)]));
        } else if (kind === 'release' && order) {
          const answer = await orders.release(order);
          status = answer.status;
          if (status === 201) lists.push({ id: answer.body.pickList.id, tasks: answer.body.tasks });
        } else if (kind === 'pick' && list) {
          const [task = { turn: 1, quantity: 1 }] =
            below(6) > 0 ? list.tasks.splice(below(list.tasks.length), 1) : list.tasks;
          const quantity = below(3) > 0 ? task.quantity : below(task.quantity);
          const answer = await orders.pick(
            list.id,
            task.turn,
            quantity,
            quantity < task.quantity ? 'missing' : undefined,
          );
          status = answer.status;
          if (status === 200) list.tasks.push(...answer.body.instead);
        } else if (kind === 'cancel' && order && below(4) === 0) status = (await orders.cancel(order)).status;
        else if (kind === 'giveUp' && list && below(6) === 0) status = (await orders.giveUp(list.id)).status;
        expect([0, 200, 201, 409]).toContain(status);
        outcomes[`${kind} ${status}`] = (outcomes[`${kind} ${status}`] ?? 0) + 1;
      }
      const all = await Promise.all(ids.map(orders.read));
      const lines = all.flatMap((read) => read.lines);
      for (const id of skus) {
        const rows = await own.stock(id);
        const sum = (column: 'onHand' | 'reserved') => rows.reduce((total, row) => total + row[column], 0);
        const ofSku = lines.filter((line) => line.sku.id === id);
        const picked = ofSku.reduce((total, line) => total + line.picked, 0);
        const kept = ofSku.reduce((total, line) => total + line.onLists, 0);
        expect([run, sum('onHand'), sum('reserved')]).toEqual([run, (received.get(id) ?? 0) - picked, kept]);
      }
      for (const { order, lines: own } of all) {
        const rest = own.reduce((sum, { quantity, picked, canceled }) => sum + quantity - picked - canceled, 0);
        const isOnList = own.some(({ onLists }) => onLists > 0);
        const done = order.picked > 0 ? 'done' : 'canceled';
        expect(order.status).toBe(isOnList ? 'released' : rest > 0 ? 'open' : done);
      }
      expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
    });
    report('sequences of orders', began, outcomes);
  },
  LONG_MS,
);

test(
  'the last piece goes to one of two pick lists, and a stop is either picked or canceled, never both',
  async () => {
    const began = performance.now();
    const outcomes: Record<string, number> = {};
    const orders = ordersOf(company);
    await each(rounds(12), AT_ONCE, async (index) => {
      const sku = await company.sku();
      await company.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: company.at('01-02-1-1') });
      const both = [await orders.add([sku.id, 1]), await orders.add([sku.id, 1])];
      const answers = await Promise.all(both.map((id) => orders.release(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const won = answers.findIndex(({ status }) => status === 201);
      const [order, list] = [both[won] ?? '', answers[won]?.body.pickList.id ?? ''];
      const end = () => (index % 2 ? orders.cancel(order) : orders.giveUp(list));
      const pick = () => orders.pick(list, 1, 1);
      const ending = index % 3 ? undefined : end();
      const picking = [pick(), pick()];
      const ended = await (ending ?? end());
      const picks = await Promise.all(picking);
      const picked = picks.filter(({ status }) => status === 200).length;
      // The first one has it; the others are told so.
      expect([ended.status, picked].sort()).toEqual(ended.status === 200 ? [0, 200] : [1, 409]);
      const left = (await company.stock(sku.id)).map(({ onHand, reserved }) => [onHand, reserved]);
      expect([index, left]).toEqual([index, picked === 1 ? [] : [[1, 0]]]);
      const status = (await orders.read(order)).order.status;
      expect(status).toBe(picked === 1 ? 'done' : index % 2 ? 'canceled' : 'open');
      outcomes[status] = (outcomes[status] ?? 0) + 1;
    });
    expect(await company.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
    report('picks against cancellations', began, outcomes);
  },
  LONG_MS,
);
