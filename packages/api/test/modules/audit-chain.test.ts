import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sealedEntries } from '../../src/modules/audit/chain-queries';
import { keysOfChains } from '../../src/modules/audit/chain/auditor';
import { cutAudit, cutOld } from '../../src/modules/audit/chain/cut';
import { ROOT, sealOf, signatureOf } from '../../src/modules/audit/chain/hash';
import { sealWaiting } from '../../src/modules/audit/chain/seal';
import { verifyAudit, type Finding } from '../../src/modules/audit/chain/verify';
import type { Trx } from '../../src/platform/db/tables';
import { withSharedServices } from '../../src/platform/services';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';

const clock = new MovedClock();
let server: TestServer;
let mine: Person;
let other: Person;
beforeEach(async () => {
  clock.ahead = 0;
  server = await startServer({ AUDIT_DAYS: '400' }, { clock });
  mine = await signUp(server.call);
  other = await signUp(server.call);
  for (const name of ['North', 'South', 'East', 'West']) await makeWarehouse(name);
  await sealAll();
});
afterEach(() => server.close());

const makeWarehouse = (name: string) => server.call('POST /warehouse', { token: mine.token, body: { name } });
const sealAll = async () => {
  // Two of them on purpose: what the server does by itself meanwhile is a third.
  while (
    (await Promise.all([sealWaiting(server.services), sealWaiting(server.services)])).some((sealed) => sealed > 0)
  );
};
const verify = () => verifyAudit(server.services);
const findings = async (): Promise<Finding[]> => (await verify()).findings;
/** Somebody who owns the database. */
const asOwner = (statement: string) => sql.raw(statement).execute(server.database.db);
const entries = async (tenantId = mine.tenantId) =>
  (
    await sql<{ id: string; position: number }>`
      SELECT s.entry_id AS id, s.position FROM audit_seals s WHERE tenant_id = ${tenantId} ORDER BY position`.execute(
      server.database.db,
    )
  ).rows;
const command = (...words: string[]) => {
  const found = server.commands.find(({ name }) => words.join(' ').startsWith(name));
  return found!.run(server.services, words.slice(found!.name.split(' ').length)).catch((fault: Error) => fault.message);
};

test('every entry is in the chain of its tenant, in one order, and is found as it was written', async () => {
  const { findings: none, entries: looked, heads } = await verify();
  expect(none).toEqual([]);
  expect(looked).toBeGreaterThanOrEqual(10);
  const own = await entries();
  expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index + 1));
  expect(heads.find(({ tenantId }) => tenantId === mine.tenantId)?.length).toBe(own.length);
  expect(await command('audit verify')).toContain('are as they were written');
});

test('the roles that serve requests add entries and change none', async () => {
  const scope = { userId: mine.userId, companyId: mine.tenantId, wmsId: null };
  for (const statement of [
    `UPDATE audit_log SET action = 'session.ended'`,
    `DELETE FROM audit_log`,
    `TRUNCATE audit_log`,
    `SELECT FROM audit_seals`,
    `DELETE FROM audit_unsealed`,
    `UPDATE audit_chains SET length = 0`,
  ]) {
    const run = prepared((trx) => sql.raw(statement).execute(trx));
    await expect(server.services.db.withTenant(scope, run)).rejects.toThrow(/permission denied/);
    await expect(server.services.db.withSystem(run)).rejects.toThrow(/permission denied/);
  }
  const auditor = prepared(async (trx) => {
    await sql`SET LOCAL ROLE slotwise_audit`.execute(trx);
    await sql`UPDATE audit_log SET action = 'session.ended'`.execute(trx);
  });
  await expect(server.services.db.withSystem(auditor)).rejects.toThrow(/permission denied/);
});

/** Has the chain of `mine` as it was before entries kept the name of whoever did it. */
async function asOfForm1(): Promise<void> {
  const db = server.database.db;
  await asOwner(`UPDATE audit_log SET actor_name = NULL WHERE company_id = '${mine.tenantId}'`);
  const keys = await server.services.use(keysOfChains)();
  const rows = await sealedEntries(db as unknown as Trx, { tenantId: mine.tenantId, after: 0, last: 1e6, limit: 1e6 });
  let hash: Buffer = ROOT;
  for (const row of rows) {
    hash = sealOf(hash, mine.tenantId, row.position, row, 1);
    await sql`UPDATE audit_seals SET form = 1, hash = ${hash} WHERE entry_id = ${row.entry_id}`.execute(db);
  }
  const claim = { tenant_id: mine.tenantId, length: rows.length, hash, cut_position: 0, cut_hash: ROOT };
  await sql`UPDATE audit_chains SET hash = ${hash}, signature = ${signatureOf(keys.now, claim)}
    WHERE tenant_id = ${mine.tenantId}`.execute(db);
}

test('a chain from before names were kept holds, goes on with names, and no name is added to its past', async () => {
  await asOwner(`ALTER TABLE audit_seals DROP CONSTRAINT audit_seals_form`);
  await asOfForm1();
  await asOwner(`ALTER TABLE audit_seals ADD CONSTRAINT audit_seals_form CHECK (form >= 2) NOT VALID`);
  expect(await findings()).toEqual([]);
  const [old] = await entries();
  await makeWarehouse('Centre');
  await sealAll();
  expect(await findings()).toEqual([]);
  await asOwner(`UPDATE audit_log SET actor_name = 'Somebody Else' WHERE id = '${old!.id}'`);
  expect(await findings()).toEqual([{ tenantId: mine.tenantId, entryId: old!.id, fault: 'altered' }]);
  await asOwner(`UPDATE audit_log SET actor_name = NULL WHERE id = '${old!.id}'`);
  // A server of the version before leaves new entries to this one.
  await expect(
    asOwner(`INSERT INTO audit_seals (tenant_id, position, entry_id, form, hash) VALUES ('x', 1, 'y', 1, '')`),
  ).rejects.toThrow(/audit_seals_form/);
});

describe('finds', () => {
  const [ALTERED, REMOVED] = ['altered', 'removed'] as const;
  const column = {
    action: `'role.created'`,
    actor_id: `'somebody'`,
    actor_name: `'Somebody Else'`,
    ip: `'10.0.0.1'`,
    at: `at + interval '1 microsecond'`,
    after: `after || '{"name": "Nord"}'`,
    details: `'{"x": 1}'`,
    subject_id: `NULL`,
    request_id: `'r'`,
    version: `version + 1`,
    embedded: `'{"key": "k"}'`,
  };
  test('an entry of which any one column was altered', async () => {
    const entry = (await entries()).at(-2)!;
    await asOwner(`CREATE TABLE saved AS SELECT * FROM audit_log`);
    for (const [name, value] of Object.entries(column)) {
      await asOwner(`UPDATE audit_log SET ${name} = ${value} WHERE id = '${entry.id}'`);
      expect([name, await findings()]).toEqual([
        name,
        [{ tenantId: mine.tenantId, entryId: entry.id, fault: ALTERED }],
      ]);
      expect(await command('audit verify')).toContain(`tenant ${mine.tenantId}: entry ${entry.id} was altered`);
      await asOwner(
        `UPDATE audit_log a SET ${name} = s.${name} FROM saved s WHERE s.id = a.id AND a.id = '${entry.id}'`,
      );
      expect(await findings()).toEqual([]);
    }
  });

  test.each([
    ['first', 0],
    ['one in the middle', 3],
    ['last', -1],
  ])('the %s removed', async (_, index) => {
    const entry = (await entries()).at(index)!;
    await asOwner(`DELETE FROM audit_log WHERE id = '${entry.id}'`);
    expect(await findings()).toEqual([{ tenantId: mine.tenantId, entryId: entry.id, fault: REMOVED }]);
  });

  test.each([
    ['in the middle', 3],
    ['at the end', -1],
  ])('an entry removed with its seal, %s', async (_, index) => {
    const entry = (await entries()).at(index)!;
    await asOwner(`DELETE FROM audit_log WHERE id = '${entry.id}'`);
    await asOwner(`DELETE FROM audit_seals WHERE entry_id = '${entry.id}'`);
    const found = await findings();
    expect(found).toContainEqual({ tenantId: mine.tenantId, entryId: null, fault: 'seal-removed' });
    expect(found.every(({ tenantId }) => tenantId === mine.tenantId)).toBe(true);
  });

  test('the end removed with its seals and the chain shortened; a shorter state from before, by what was kept elsewhere', async () => {
    const all = await entries();
    const kept = (await command('audit heads')).split('\n').find((line) => line.startsWith(mine.tenantId))!;
    const before = await asOwner(`SELECT * FROM audit_chains WHERE tenant_id = '${mine.tenantId}'`);
    await makeWarehouse('Newest');
    await sealAll();
    const longer = (await command('audit heads')).split('\n').find((line) => line.startsWith(mine.tenantId))!;
    for (const line of [kept, longer]) expect(await command('audit', 'was', ...line.split(' '))).toContain('still has');
    const newest = (await entries()).at(-1)!;
    await asOwner(`DELETE FROM audit_log WHERE id = '${newest.id}'`);
    await asOwner(`DELETE FROM audit_seals WHERE entry_id = '${newest.id}'`);
    const hash = `(SELECT hash FROM audit_seals WHERE tenant_id = '${mine.tenantId}' ORDER BY position DESC LIMIT 1)`;
    await asOwner(
      `UPDATE audit_chains SET length = ${all.length}, hash = ${hash} WHERE tenant_id = '${mine.tenantId}'`,
    );
    expect(await findings()).toEqual([{ tenantId: mine.tenantId, entryId: null, fault: 'chain-altered' }]);
    const [{ signature }] = before.rows as [{ signature: Buffer }];
    await asOwner(
      `UPDATE audit_chains SET signature = '\\x${signature.toString('hex')}' WHERE tenant_id = '${mine.tenantId}'`,
    );
    expect(await findings()).toEqual([]);
    expect(await command('audit', 'was', ...longer.split(' '))).toContain('has become shorter');
    expect(await command('audit', 'was', ...kept.split(' '))).toContain('still has');
  });

  test('a whole chain removed', async () => {
    await asOwner(`DELETE FROM audit_chains WHERE tenant_id = '${mine.tenantId}'`);
    expect(await findings()).toContainEqual({ tenantId: mine.tenantId, entryId: null, fault: 'chain-missing' });
    await asOwner(`DELETE FROM audit_log WHERE company_id = '${mine.tenantId}'`);
    await asOwner(`DELETE FROM audit_seals WHERE tenant_id = '${mine.tenantId}'`);
    expect(await findings()).toEqual([{ tenantId: mine.tenantId, entryId: null, fault: 'chain-missing' }]);
  });

  test('more entries than one batch removed before they were sealed keep no later one from its place', async () => {
    const { length } = await entries();
    await asOwner(
      `INSERT INTO audit_unsealed (entry_id, tenant_id) SELECT 'gone-' || n, '${mine.tenantId}' FROM generate_series(1, 40) n`,
    );
    await makeWarehouse('Later');
    await sealAll();
    expect(await entries()).toHaveLength(length + 1);
    const found = await findings();
    expect(found).toHaveLength(40);
    expect(found).toContainEqual({ tenantId: mine.tenantId, entryId: 'gone-40', fault: 'removed' });
  });

  test('an entry inserted past the trigger, or removed before it was sealed', async () => {
    const id = randomUUID();
    await asOwner(`ALTER TABLE audit_log DISABLE TRIGGER await_seal`);
    await asOwner(
      `INSERT INTO audit_log (id, company_id, action, details) VALUES ('${id}', '${mine.tenantId}', 'x.y', '{}')`,
    );
    await asOwner(`ALTER TABLE audit_log ENABLE TRIGGER await_seal`);
    await sealAll();
    expect(await findings()).toEqual([{ tenantId: mine.tenantId, entryId: id, fault: 'inserted' }]);
    await asOwner(`DELETE FROM audit_log WHERE id = '${id}'`);
    await server.services.db.withSystem(
      prepared(async (trx) => {
        await sql`INSERT INTO audit_log (id, company_id, action, details)
          VALUES (${id}, ${mine.tenantId}, 'x.y', '{}')`.execute(trx);
        await sql`RESET ROLE`.execute(trx);
        await sql`DELETE FROM audit_log WHERE id = ${id}`.execute(trx);
      }),
    );
    expect(await findings()).toEqual([{ tenantId: mine.tenantId, entryId: id, fault: REMOVED }]);
  });

  test.each([
    ['after the end of the chain', 1000],
    ['before its beginning', 0],
  ])('an entry inserted with a seal that stands %s', async (_, position) => {
    await asOwner(`ALTER TABLE audit_log DISABLE TRIGGER await_seal`);
    await asOwner(
      `INSERT INTO audit_log (id, company_id, action, details) VALUES ('one', '${mine.tenantId}', 'x.y', '{}')`,
    );
    await asOwner(`ALTER TABLE audit_log ENABLE TRIGGER await_seal`);
    await asOwner(`INSERT INTO audit_seals VALUES ('${mine.tenantId}', ${position}, 'one', 2, '\\x00')`);
    expect(await findings()).toEqual([{ tenantId: mine.tenantId, entryId: null, fault: 'chain-altered' }]);
  });

  test('two entries or two seals swapped', async () => {
    const [one, two] = (await entries()).slice(2, 4) as unknown as [{ id: string }, { id: string }];
    const swap = (table: string, key: string) =>
      asOwner(`UPDATE ${table} SET ${key} = CASE ${key} WHEN '${one.id}' THEN '${two.id}' WHEN '${two.id}' THEN '${one.id}'
        ELSE ${key} || '' END WHERE ${key} IN ('${one.id}', '${two.id}')`);
    await asOwner(`ALTER TABLE audit_log DROP CONSTRAINT audit_log_pkey`);
    await swap('audit_log', 'id');
    const wrong = [one, two].map(({ id }) => ({ tenantId: mine.tenantId, entryId: id, fault: ALTERED }));
    expect(await findings()).toEqual(wrong);
    await swap('audit_log', 'id');
    expect(await findings()).toEqual([]);
    await asOwner(`ALTER TABLE audit_seals DROP CONSTRAINT audit_seals_entry_id_key`);
    await swap('audit_seals', 'entry_id');
    expect((await findings()).map(({ fault }) => fault)).toEqual([ALTERED, ALTERED]);
  });

  test('an entry that was moved to another tenant', async () => {
    const entry = (await entries()).at(2)!;
    await asOwner(`UPDATE audit_log SET company_id = '${other.tenantId}' WHERE id = '${entry.id}'`);
    expect(await findings()).toEqual([{ tenantId: mine.tenantId, entryId: entry.id, fault: ALTERED }]);
  });
});

test('while many write, several seal and one looks, nothing is lost, and a lower id that comes later has a later place', async () => {
  let writing = true;
  const add = (id: string, wait = 0) =>
    server.services.db.withSystem(
      prepared(async (trx) => {
        await sql`INSERT INTO audit_log (id, company_id, action, details)
          VALUES (${id}, ${mine.tenantId}, 'x.y', '{}')`.execute(trx);
        if (wait > 0 && server.database.kind === 'postgres') await sql`SELECT pg_sleep(${wait})`.execute(trx);
      }),
    );
  const late = add('0000-late', 0.3);
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    for (let number = 0; number < 20; number += 1) await add(`9${writer}-${number}-${randomUUID()}`);
  });
  const sealers = [1, 2, 3].map(async () => {
    while (writing) await sealWaiting(server.services);
  });
  const looked: Finding[] = [];
  const looking = (async () => {
    while (writing) looked.push(...(await findings()));
  })();
  await Promise.all([late, ...writers]);
  writing = false;
  await Promise.all([...sealers, looking]);
  await sealAll();
  expect(looked).toEqual([]);
  expect(await findings()).toEqual([]);
  const chained = await entries();
  expect(chained.filter(({ id }) => id.startsWith('9'))).toHaveLength(120);
  expect(chained.map(({ position }) => position)).toEqual(chained.map((_, index) => index + 1));
  if (server.database.kind === 'postgres') {
    expect(chained.findIndex(({ id }) => id === '0000-late')).toBeGreaterThan(
      chained.findIndex(({ id }) => id.startsWith('9')),
    );
  }
});

test('what is older than the deployment keeps is cut behind a signed checkpoint, and the rest is still proven', async () => {
  const before = await entries();
  expect(await cutOld(server.services)).toBe(0);
  clock.ahead = 401 * 24 * 3600_000;
  // Younger than the cut, by a time in the future: the sealed ones before it go.
  await server.services.db.withSystem(
    prepared((trx) =>
      sql`INSERT INTO audit_log (id, at, company_id, action, details)
        VALUES ('younger', now() + interval '300 days', ${mine.tenantId}, 'x.y', '{}')`.execute(trx),
    ),
  );
  await sealAll();
  expect(await cutOld(server.services)).toBeGreaterThanOrEqual(before.length);
  expect((await entries()).map(({ id, position }) => [id, position])).toEqual([['younger', before.length + 1]]);
  expect(await findings()).toEqual([]);
  await asOwner(
    `UPDATE audit_chains SET cut_position = cut_position + 1, cut_hash = hash WHERE tenant_id = '${mine.tenantId}'`,
  );
  expect((await findings()).map(({ fault }) => fault)).toContain('chain-altered');
});

test('a chain of which everything is old is cut to its checkpoint, which stays', async () => {
  const { length } = await entries(other.tenantId);
  const tomorrow = new Date(Date.now() + 24 * 3600_000);
  expect(await cutAudit(server.services, other.tenantId, tomorrow)).toBe(length);
  expect(await entries(other.tenantId)).toEqual([]);
  expect(await findings()).toEqual([]);
  const { heads } = await verify();
  expect(heads.find(({ tenantId }) => tenantId === other.tenantId)).toMatchObject({ length });
});

describe('another AUDIT_KEY', () => {
  const KEY = 'the key that signs from now on, and is long enough';
  /** The server after its configuration was changed: same database, other keys. */
  const servedWith = (auditKeyBefore: string | undefined, auditKey = KEY) =>
    withSharedServices({ ...server.services, config: { ...server.services.config, auditKey, auditKeyBefore } });
  const resign = (services: ReturnType<typeof servedWith>) =>
    server.commands
      .find(({ name }) => name === 'audit resign')!
      .run(services, [])
      .catch((fault: Error) => fault.message);
  const faults = async (services: ReturnType<typeof servedWith>) =>
    (await verifyAudit(services)).findings.map(({ fault }) => fault);

  test('proves what the one before has signed, seals on, signs all anew, and is then enough alone', async () => {
    const { heads } = await verify();
    const both = servedWith('database');
    expect(await verifyAudit(both)).toMatchObject({ findings: [], signedBefore: heads.length });
    // Alone it would make every chain count as altered.
    expect(new Set(await faults(servedWith(undefined)))).toEqual(new Set(['chain-altered']));
    await makeWarehouse('Between the keys');
    while ((await sealWaiting(both)) > 0);
    expect(await resign(both)).toMatch(/^\d+ chains were signed anew\.$/);
    expect(await resign(both)).toBe('0 chains were signed anew.');
    const alone = await verifyAudit(servedWith(undefined));
    expect(alone).toMatchObject({ findings: [], signedBefore: 0 });
    // Lines of `heads` that were kept elsewhere still tell that the chains are theirs.
    for (const { tenantId, length, hash } of heads) {
      expect(await command('audit', 'was', tenantId || '-', String(length), hash)).toBe('The chain still has it.');
    }
    const third = 'and one more that comes after it, as long as that';
    expect(await resign(servedWith(KEY, third))).toBe(`${heads.length} chains were signed anew.`);
    expect(await faults(servedWith(undefined, third))).toEqual([]);
  });

  test('signs no chain that somebody else has changed', async () => {
    await asOwner(`UPDATE audit_chains SET length = length - 1 WHERE tenant_id = '${mine.tenantId}'`);
    const both = servedWith('database');
    expect(await resign(both)).toContain(`tenant ${mine.tenantId}: no key of this deployment has signed the chain`);
    expect(await faults(servedWith(undefined))).toContain('chain-altered');
  });
});
