import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '../../src/platform/db/database';
import { LOOKS_BEFORE_WARNING, OtherInstances, watchForOthers } from '../../src/platform/db/other-instances';
import { loggerOptions } from '../../src/platform/http/logging';
import { emptyDatabase, wherePostgresIs } from '../harness';

wherePostgresIs('instances on one PostgreSQL', () => {
  let url: string;
  let admin: OpenDatabase;
  let drop: () => Promise<void>;
  const open: OtherInstances[] = [];
  const instance = (natsUrl?: string) => {
    const made = new OtherInstances(url, natsUrl !== undefined);
    open.push(made);
    return made;
  };
  beforeEach(async () => {
    const made = await emptyDatabase();
    if (!('url' in made.options)) throw new Error('Not on PostgreSQL.');
    ({ url } = made.options);
    admin = await openDatabase({ url, pool: 1 }, () => {});
    drop = made.drop;
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    await admin.close();
    await drop();
  });

  test('without NATS notice one another, and no longer once one has ended', async () => {
    const [first, second] = [instance(), instance()];
    expect([await first.look(), await second.look(), await first.look()]).toEqual([false, true, false]);
    await first.close();
    expect(await second.look()).toBe(false);
  });

  test('with NATS are as many as they like; one without is noticed beside them, from both sides', async () => {
    const nats = 'nats://127.0.0.1:1';
    const [first, second, alone] = [instance(nats), instance(nats), instance()];
    expect([await first.look(), await second.look(), await alone.look()]).toEqual([false, false, true]);
    await first.close();
    await second.close();
    expect(await alone.look()).toBe(false);
    expect(await instance(nats).look()).toBe(true);
  });

  test('notice again after the connection that says they are there was cut', async () => {
    const [first, second] = [instance(), instance()];
    expect(await first.look()).toBe(false);
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(admin.db);
    const isGone = sql<{ locks: number }>`
      SELECT count(*)::int AS locks FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE locktype = 'advisory' AND datname = current_database()`;
    while ((await isGone.execute(admin.db)).rows[0]?.locks) await new Promise(setImmediate);
    expect(await second.look()).toBe(false);
    const again = (): Promise<boolean> => first.look().catch(again);
    expect(await again()).toBe(true);
  });

  test('warn, naming NATS_URL, once the other one is no instance that is about to end, and again as long as it is there', async () => {
    const said = new PassThrough();
    const log = Fastify({ logger: loggerOptions('warn', said) }).log;
    const [first, second] = [instance(), instance()];
    await first.look();
    const look = watchForOthers(second, log);
    const lines = () => String((said.read() as Buffer | null) ?? '');
    for (let looks = 1; looks < LOOKS_BEFORE_WARNING; looks++) await look();
    expect(lines()).toBe('');
    await look();
    if (said.readableLength === 0) await once(said, 'readable');
    expect(lines()).toMatch(/another instance .* NATS_URL/);
    for (let looks = 0; looks < LOOKS_BEFORE_WARNING; looks++) await look();
    expect(lines()).toMatch(/NATS_URL/);
    await first.close();
    for (let looks = 0; looks < 2 * LOOKS_BEFORE_WARNING; looks++) await look();
    expect(lines()).toBe('');
  });
});
