import type { Invitation } from '@slotwise/contract';
import { askedUntil, notificationsOf, timeUntil } from './notifications';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const hours = (n: number) => new Date(now + n * 3600_000).toISOString();
const invitation = (id: string, changes: Partial<Invitation>): Invitation => ({
  id,
  name: null,
  email: `${id}@example.com`,
  phoneNumber: null,
  invitationType: 'join_company',
  status: 'pending',
  message: null,
  avatarURL: null,
  roleID: null,
  sentAt: new Date(now).toISOString(),
  createdAt: hours(-100),
  expiresAt: hours(1),
  acceptedAt: null,
  canceledAt: null,
  expiredAt: null,
  rejectedAt: null,
  ...changes,
});

test('expiring ones come first and soonest first, then expired ones, latest first', () => {
  const list = notificationsOf(
    [
      invitation('gone-long', { status: 'expired', expiredAt: hours(-50) }),
      invitation('late', { expiresAt: hours(20) }),
      invitation('gone', { status: 'expired', expiredAt: hours(-2) }),
      invitation('soon', { expiresAt: hours(2) }),
    ],
    now,
  );
  expect(list.map(({ id, kind }) => [id, kind])).toEqual([
    ['soon', 'expiring'],
    ['late', 'expiring'],
    ['gone', 'expired'],
    ['gone-long', 'expired'],
  ]);
});

test('what is far off, answered or canceled needs no attention', () => {
  expect(
    notificationsOf(
      [
        invitation('far', { expiresAt: hours(25) }),
        invitation('joined', { status: 'accepted' }),
        invitation('stopped', { status: 'canceled' }),
      ],
      now,
    ),
  ).toEqual([]);
});

test('a pending invitation whose time is over already counts as expired', () => {
  expect(notificationsOf([invitation('a', { expiresAt: hours(0) })], now)).toMatchObject([
    { kind: 'expired', at: hours(0) },
  ]);
});

test('what is asked for covers a day at least, and is the same for all of an hour', () => {
  expect(askedUntil(now)).toBe('2026-03-11T13:00:00.000Z');
  expect(askedUntil(now + 59 * 60_000)).toBe(askedUntil(now));
  expect(Date.parse(askedUntil(now + 59 * 60_000))).toBeGreaterThan(now + 59 * 60_000 + 24 * 3600_000);
});

test('the invitee is named by name, else address, else phone number', () => {
  const who = (changes: Partial<Invitation>) => notificationsOf([invitation('a', changes)], now)[0]?.who;
  expect(who({ name: 'Ann' })).toBe('Ann');
  expect(who({})).toBe('a@example.com');
  expect(who({ email: null, phoneNumber: '123' })).toBe('123');
});

test.each([
  [90 * 60_000, 1, 'hour'],
  [-59 * 60_000, -59, 'minute'],
  [-49 * 3600_000, -2, 'day'],
  [30_000, 0, 'minute'],
])('%i ms reads as %i %s', (span, value, unit) => {
  expect(timeUntil(span)).toEqual({ value, unit });
});
