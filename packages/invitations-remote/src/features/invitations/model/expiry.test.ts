import { anInvitation } from '@slotwise/shared/testing';
import { createAskingOrder, nextExpiry, overdue } from './expiry';

const at = Date.parse('2026-01-08T00:00:00.000Z');
const due = (id: string) => anInvitation({ id, expiresAt: '2026-01-08T00:00:00.000Z' });

test('only pending invitations can be overdue, from the very millisecond on', () => {
  const list = [due('a'), { ...due('b'), status: 'canceled' as const }];
  expect(overdue(list, at).map(({ id }) => id)).toEqual(['a']);
  expect(overdue(list, at - 1)).toEqual([]);
  expect(nextExpiry(list)).toBe(at);
  expect(nextExpiry([])).toBe(Infinity);
});

test('each is asked about once at a time, and again after ever longer waits', () => {
  const order = createAskingOrder(4);
  expect(order.take([due('a')], at)).toHaveLength(1);
  expect(order.take([due('a')], at + 99_000)).toHaveLength(0);
  let now = at;
  const waits: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    order.answered('a', now);
    const from = now;
    while (order.take([due('a')], now).length === 0) now += 1000;
    waits.push((now - from) / 1000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test('no more than so many at once; whoever waits for an answer does not hold up the rest', () => {
  const order = createAskingOrder(2);
  const list = ['a', 'b', 'c'].map(due);
  expect(order.take(list, at).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(order.take(list, at)).toEqual([]);
  order.answered('a', at);
  expect(order.take(list, at).map(({ id }) => id)).toEqual(['c']);
});

test('sent again meanwhile, an invitation is a new question', () => {
  const order = createAskingOrder(4);
  order.take([due('a')], at);
  order.answered('a', at);
  expect(order.take([{ ...due('a'), expiresAt: '2026-01-07T00:00:00.000Z' }], at)).toHaveLength(1);
});
