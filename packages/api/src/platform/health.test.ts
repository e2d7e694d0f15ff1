import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from './db/tables';
import { transactions } from './db/transaction';
import { Health } from './health';
import { createMetrics } from './metrics';

/** Lines of /metrics while the database at this port is away. */
async function measuredWithout(port: number): Promise<string[]> {
  const pool = new Pool({ host: '127.0.0.1', port, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const parts = { keepNotifications: () => Promise.resolve([]), subjectNames: () => Promise.resolve(new Map()) };
  const metrics = createMetrics();
  const bus = { connected: () => false };
  new Health(
    transactions(db, 1, () => {}, parts as never),
    bus,
    () => false,
  ).measure(metrics);
  const text = await metrics.registry.metrics();
  return text.split('\n').filter((line) => /^slotwise_(ready|database|nats|mail_w)/.test(line));
}
const AWAY = [
  'slotwise_ready 0',
  'slotwise_database_up 0',
  'slotwise_nats_connected 0',
  'slotwise_mail_waiting_seconds Nan',
];

test('a database that refuses is measured as away, and nothing is ready without it', async () => {
  // Nobody listens there.
  expect(await measuredWithout(1)).toEqual(AWAY);
});

test('a database that stays silent is measured as away before a scrape is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  expect(await measuredWithout(typeof address === 'object' && address ? address.port : 0)).toEqual(AWAY);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
