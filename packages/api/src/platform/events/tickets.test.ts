import { inMemory, TICKET_TTL_MS } from './tickets';

const issued = (hash: string, at: number) => ({
  hash,
  user_id: 'user',
  session_id: 'session',
  expires_at: new Date(at + TICKET_TTL_MS),
});

test('a ticket in memory is taken once, and too old ones go as soon as the next is issued', async () => {
  const kept: Parameters<typeof inMemory>[0] = new Map();
  const tickets = inMemory(kept);
  for (let at = 0; at < 10; at += 1) await tickets.add(issued(`t${at}`, at), new Date(at));
  expect(kept.size).toBe(10);
  expect(await tickets.take('t9')).toMatchObject({ hash: 't9' });
  expect(await tickets.take('t9')).toBeUndefined();
  const later = TICKET_TTL_MS + 7;
  await tickets.add(issued('late', later), new Date(later));
  expect([...kept.keys()]).toEqual(['t8', 'late']);
});
