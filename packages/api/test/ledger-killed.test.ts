import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, signUp, type Person } from './harness';
import { killable } from './killable';
import { each, report, rounds } from './rounds';

const kills = rounds(2);
const WRITERS = 4;
const { begin } = killable('ledger-killed');

test(
  'kill -9 in the middle of bookings loses no move that was acknowledged, books none twice, and the sums are the stock',
  async () => {
    const began = performance.now();
    let { server, call } = await begin();
    const owner: Person = await signUp(call);
    const { token } = owner;
    const { warehouse } = (await call('POST /warehouse', { token, body: { name: 'Main' } })).body;
    const place = async (code: string) =>
      (await call('POST /location', { token, body: { warehouse_id: warehouse.id, code, purpose: 'storage' } })).body
        .location.id;
    const [from, to] = [await place('A-1'), await place('A-2')];
    const { sku } = (await call('POST /sku', { token, body: { code: 'FOIL', name: 'Foil' } })).body;
    const body = (key: string) => ({
      warehouse_id: warehouse.id,
      moves: [`${key}.1`, `${key}.2`].map((each) => ({ key: each, sku_id: sku.id, quantity: 1, to_location_id: from })),
    });
    const acknowledged: string[] = [];
    const interrupted: string[] = [];
    await each(kills, 1, async (round) => {
      const { token: own } = await logIn(call, owner.email, owner.password);
      let stopped = false;
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let n = 0; !stopped; n++) {
          const key = `r${round}w${writer}n${n}`;
          const answer = await call('POST /stock/receive', { token: own, body: body(key) }).catch(() => undefined);
          (answer?.status === 201 ? acknowledged : interrupted).push(key);
        }
      });
      // Not by the clock, which says little on a busy machine: each round is cut off among its writes.
      const enough = acknowledged.length + 8 + (round % 5);
      while (acknowledged.length < enough) await sleep(5);
      server.child.kill('SIGKILL');
      stopped = true;
      await Promise.all([server.exit, ...writers]);
      ({ server, call } = await begin());
    });
    const { token: own } = await logIn(call, owner.email, owner.password);
    const onHand = async () => {
      const { items } = (await call('GET /stock', { token: own, query: {} })).body;
      return items.reduce((sum, row) => sum + row.onHand, 0);
    };
    const before = await onHand();
    // Both moves of a request, or neither.
    expect(before % 2).toBe(0);
    expect(before).toBeGreaterThanOrEqual(2 * acknowledged.length);
    expect(before).toBeLessThanOrEqual(2 * (acknowledged.length + interrupted.length));
    // Sent again, as an outbox does: what was booked is answered as it was, and what was not is booked now.
    for (const key of [...acknowledged, ...interrupted]) {
      const again = await call('POST /stock/receive', { token: own, body: body(key) });
      expect([key, again.status]).toEqual([key, 201]);
    }
    expect(await onHand()).toBe(2 * (acknowledged.length + interrupted.length));
    const last = { sku_id: sku.id, quantity: 1, from_location_id: from, to_location_id: to };
    const moved = { warehouse_id: warehouse.id, moves: [{ key: 'last', ...last }] };
    expect((await call('POST /stock/move', { token: own, body: moved })).status).toBe(201);
    const { proof } = (await call('GET /stock/proof', { token: own })).body;
    expect(proof).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    report('kills among bookings', began, {
      kills: kills.count,
      acknowledged: acknowledged.length,
      interrupted: interrupted.length,
    });
  },
  240_000 + kills.count * 60_000,
);
