import type { Decay } from '@slotwise/contract';
import { decayOf, isProven, isQuiet, statusOf } from './decay';
import type { ActedOn, MeasuredDay } from '../watch-queries';

const acted: ActedOn = { id: 'p', runId: 'r', endedAt: new Date(0), share: 0.1 };
const day = (number: number, after: number, more: Partial<MeasuredDay> = {}): MeasuredDay => ({
  ...{ day: `2026-01-0${number}`, demand: 30, orders: 10, before: 1000, after },
  ...more,
});

test('what is left of a promise is measured over the latest days together, and nothing is said of too few', () => {
  const days = [day(1, 900), day(2, 980), day(3, 970)];
  const decay = decayOf(acted, days, 50);
  expect(decay).toMatchObject({
    proposalId: 'p',
    limit: 50,
    orders: 30,
    days: 3,
    from: '2026-01-01',
    until: '2026-01-03',
  });
  expect(decay?.kept).toBeCloseTo(0.5);
  expect(decayOf(acted, days.slice(1), 50)).toBeNull();
  expect(decayOf(acted, [day(1, 9), day(2, 9), day(3, 9, { orders: -1 })], 50)).toBeNull();
  expect(decayOf({ ...acted, share: null }, days, 50)).toBeNull();
  // A plan that promised nothing has nothing to lose.
  expect(decayOf({ ...acted, share: 0 }, days, 50)).toBeNull();
  expect(
    decayOf(
      acted,
      days.map((one) => ({ ...one, before: 0, after: 0 })),
      50,
    ),
  ).toBeNull();
});

test('what was let be is brought up again when much more is gone, or of another plan', () => {
  const decay = (kept: number) => ({ proposalId: 'p', kept, limit: 50 }) as Decay;
  const quiet = { proposalId: 'p', kept: 0.4, why: 'dismissed' } as const;
  const status = (kept: number) => statusOf(decay(kept), { isProposed: false, quiet });
  expect([status(0.6), status(0.5), status(0.49), status(0.3), status(0.19)]).toEqual([
    ...['holds', 'holds', 'dismissed', 'dismissed', 'searching'],
  ]);
  expect(isQuiet({ ...decay(0.4), proposalId: 'other' }, quiet)).toBe(false);
  // A plan that orders did not bear out is tried again with those of another day.
  const gain = { seen: { orders: 9, before: 9, after: 8 }, unseen: { orders: 3, before: 9, after: 9 } };
  const unproven = { proposalId: 'p', kept: 0.4, why: 'unproven', until: '2026-01-05', moves: 2, gain } as const;
  const until = (day: string) => statusOf({ ...decay(0.4), until: day }, { isProposed: false, quiet: unproven });
  expect([until('2026-01-05'), until('2026-01-06')]).toEqual(['unproven', 'searching']);
  expect(statusOf(decay(0.4), { isProposed: true, quiet: null })).toBe('proposed');
  expect(statusOf(null, { isProposed: false, quiet: null })).toBe('early');
});

test('moves are borne out by orders that they were not made from, and by no others', () => {
  const gain = (unseen: number | null, seen = 50) => ({
    seen: { orders: 90, before: 100, after: seen },
    unseen: unseen === null ? null : { orders: 10, before: 100, after: unseen },
  });
  expect([99, 100, 120, null].map((after) => isProven(gain(after)))).toEqual([true, false, false, false]);
  expect(isProven(gain(99, 101))).toBe(false);
});
