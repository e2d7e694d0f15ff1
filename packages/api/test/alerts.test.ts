import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { newId } from '../src/platform/ids';
import { enqueue, Jobs } from '../src/platform/jobs';
import { storeMails } from '../src/platform/mail/outbox';
import { startSweepers } from '../src/platform/sweepers';
import { prepared, signUp, startServer, wherePostgresIs, type TestServer } from './harness';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.close());

const measured = async ({ url }: TestServer = server) => (await fetch(`${url}/metrics`)).text();
/** The value of a series, by its line's beginning. */
const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
/** Asks until a series has a value: what is measured beside requests takes its time. */
async function reaches(from: TestServer, series: string, value: number): Promise<string> {
  for (;;) {
    const text = await measured(from);
    if (valueOf(text, series) === value) return text;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Of the rules in docs/operations.md: metrics with what they ask of labels. */
function selectors(): { alert: string; name: string; matchers: [string, string, string][] }[] {
  const page = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
  const [, rules = ''] = /```yaml\n(groups:[^]*?)```/.exec(page) ?? [];
  return [...rules.matchAll(/alert: (\w+)\n\s*expr: (.*)/g)].flatMap(([, alert = '', expr = '']) =>
    [...expr.matchAll(/\b([a-z]+_[a-z0-9_]+|up)\b(?:\{([^}]*)\})?/g)]
      .filter(([, name]) => name !== 'histogram_quantile')
      .map(([, name = '', labels = '']) => ({
        alert,
        name,
        matchers: [...labels.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
          ([, label = '', operator = '', value = '']): [string, string, string] => [label, operator, value],
        ),
      })),
  );
}

test('every metric and value of a label that an alert of docs/operations.md goes by is there from the start', async () => {
  await measured();
  const lines = (await measured()).split('\n');
  const asked = selectors();
  expect(new Set(asked.map(({ alert }) => alert)).size).toBeGreaterThan(12);
  const faults = asked.flatMap(({ alert, name, matchers }) => {
    // Prometheus' own.
    if (name === 'up') return [];
    const series = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    if (series.length === 0) return [`${alert}: there is no ${name}`];
    return matchers
      .filter(([, operator]) => operator.startsWith('='))
      .flatMap(([label, operator, value]) =>
        (operator === '=~' ? value.split('|') : [value]).map((each) => `${label}="${each}"`),
      )
      .filter((label) => !series.some((line) => line.includes(label)))
      .map((label) => `${alert}: ${name} has no ${label}`);
  });
  expect(faults).toEqual([]);
});

test('counters begin at 0 with each value that a label may have', async () => {
  const text = await measured();
  for (const series of [
    'slotwise_mails_total{outcome="waiting"}',
    'slotwise_mails_total{outcome="failed"}',
    'slotwise_streams_dropped_total{reason="slow"}',
    'slotwise_sweeps_total{name="seals of the audit",outcome="failed"}',
    'slotwise_sweeper_failing{name="seals of the audit"}',
    'slotwise_jobs_total{kind="import",outcome="failed"}',
    'slotwise_answers_total{class="5xx"}',
  ])
    expect([series, valueOf(text, series)]).toEqual([series, 0]);
});

test('a server that can do its work says so', async () => {
  const text = await reaches(server, 'slotwise_files_reachable', 1);
  for (const name of ['slotwise_ready', 'slotwise_database_up', 'slotwise_nats_connected'])
    expect([name, valueOf(text, name)]).toEqual([name, 1]);
  expect(valueOf(text, 'slotwise_mail_waiting_seconds')).toBe(0);
  expect(valueOf(text, 'slotwise_memory_limit_bytes')).toBeGreaterThan(1e8);
});

test('a mail server that is away is seen with the first attempt, and how long the oldest mail waits', async () => {
  // Nobody listens there.
  const own = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  try {
    await own.services.db.withSystem(
      prepared((trx) =>
        storeMails(trx, [{ to: 'ada@example.com', write: () => ({ subject: 'Hello', text: 'Hello' }) }], new Map()),
      ),
    );
    await own.services.mail.deliver();
    await own.services.db.withSystem(
      prepared((trx) =>
        trx
          .updateTable('mail_outbox')
          .set({ created_at: sql<never>`now() - interval '1 hour'` })
          .execute(),
      ),
    );
    const text = await measured(own);
    expect(valueOf(text, 'slotwise_mails_total{outcome="waiting"}')).toBe(1);
    expect(valueOf(text, 'slotwise_mail_waiting_seconds')).toBeGreaterThanOrEqual(3600);
  } finally {
    await own.close();
  }
});

test('a sweeper that fails is named until it has done its work', async () => {
  let fails = true;
  const name = `of a test ${newId()}`;
  const run = () => (fails ? Promise.reject(new Error('no')) : Promise.resolve());
  const sweepers = startSweepers([{ name, everyMs: 10, run }], server.services, server.services.log);
  await reaches(server, `slotwise_sweeper_failing{name="${name}"}`, 1);
  fails = false;
  await reaches(server, `slotwise_sweeper_failing{name="${name}"}`, 0);
  await sweepers.stop();
});

test('a job that fails is counted, by its kind', async () => {
  const { tenantId } = await signUp(server.call);
  const { db, log, metrics } = server.services;
  const jobs = new Jobs(db, log, metrics);
  const run = () => Promise.reject(new Error('no'));
  jobs.start([{ kind: 'of-a-test', run, failed: () => Promise.resolve() }]);
  expect(valueOf(await measured(), 'slotwise_jobs_total{kind="of-a-test",outcome="again"}')).toBe(0);
  const job = { kind: 'of-a-test', tenantId, userId: null, subjectId: newId() };
  await db.withSystem(prepared((trx) => enqueue(trx, job)));
  jobs.wake();
  await reaches(server, 'slotwise_jobs_total{kind="of-a-test",outcome="again"}', 1);
  await jobs.stop();
});

test('a store of published files that cannot be used is named in the log at start, and measured', async () => {
  const lines: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const own = await startServer({
    FILES_URL: `s3://files?endpoint=http://127.0.0.1:${port}`,
    ...{ AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'hidden-secret', LOG_LEVEL: 'error' },
  });
  try {
    expect((await fetch(`${own.url}/readyz`)).status).toBe(200);
    while (!lines.some((line) => line.includes('FILES_URL'))) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(valueOf(await measured(own), 'slotwise_files_reachable')).toBe(0);
  } finally {
    spy.mockRestore();
    await own.close();
  }
  expect(lines.join('')).toMatch(/the store of published files \(FILES_URL\) cannot be used: .*ECONNREFUSED/);
  expect(lines.join('')).not.toContain('hidden-secret');
});

// The embedded database has one connection: nobody else can hold the table.
wherePostgresIs('a database that says nothing', () => {
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  // The sender of mails waits for the table as well.
  const asked = sql<{ count: number }>`
    SELECT count(*)::int FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%min(created_at)%'`;

  test('is told in time, however often it is asked, and takes no more than one connection', async () => {
    await server.database.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE mail_outbox IN ACCESS EXCLUSIVE MODE`.execute(trx);
      expect(await Promise.all([ready(), ready(), ready()])).toEqual([503, 503, 503]);
      expect(await ready()).toBe(503);
      expect((await asked.execute(trx)).rows).toEqual([{ count: 1 }]);
    });
    while ((await ready()) !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  });
});
