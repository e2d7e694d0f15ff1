import type { Actor } from '../actor';
import { StreamLimits } from './stream-limits';

const actor = (userId: string, companyId: string): Actor => ({
  userId,
  name: 'Ada',
  sessionId: userId,
  userType: 'company',
  companyId,
  wmsId: null,
  roleId: null,
  permissions: new Set(),
});

test('of too many streams of one person the oldest ends', () => {
  const limits = new StreamLimits<{ actor: Actor }>();
  const streams = Array.from({ length: 49 }, () => ({ actor: actor('u1', 'c1') }));
  const ended = streams.map((stream) => limits.add(stream));
  expect(ended.slice(0, 48)).toEqual(Array.from({ length: 48 }, () => undefined));
  expect(ended[48]).toBe(streams[0]);
  limits.remove(streams[0]!);
  expect(limits.add({ actor: actor('u2', 'c1') })).toBeUndefined();
});

test('a tenant has room until it holds what it may, and again when somebody leaves', () => {
  const limits = new StreamLimits<{ actor: Actor }>();
  const streams = Array.from({ length: 20_000 }, (_, n) => ({ actor: actor(`u${n}`, 'c1') }));
  for (const stream of streams) limits.add(stream);
  expect(limits.hasRoom(actor('one more', 'c1'))).toBe(false);
  expect(limits.hasRoom(actor('of another', 'c2'))).toBe(true);
  // A user who moved to another tenant meanwhile counts in the tenant where the stream was opened.
  streams[0]!.actor = actor('u0', 'c2');
  limits.remove(streams[0]!);
  expect(limits.hasRoom(actor('one more', 'c1'))).toBe(true);
});
