import { sql } from 'kysely';
import { enqueue, Jobs, type Job } from '../src/platform/jobs';
import { prepared, signUp, startServer, type Person, type TestServer } from './harness';

let server: TestServer;
let [greedy, modest]: [Person, Person] = [undefined as never, undefined as never];
beforeAll(async () => {
  server = await startServer();
  [greedy, modest] = [await signUp(server.call), await signUp(server.call)];
});
afterAll(() => server.close());

const leave = (kind: string, { tenantId, userId }: Person, subjectId: string) =>
  server.services.db.withSystem(prepared((trx) => enqueue(trx, { kind, tenantId, userId, subjectId })));

/** One more server that does jobs of a kind. */
function serverOf(kind: string, run: (job: Job) => Promise<void>): Jobs {
  const { db, log, metrics } = server.services;
  const jobs = new Jobs(db, log, metrics);
  jobs.start([{ kind, atOnce: 1, run, failed: () => Promise.resolve() }]);
  return jobs;
}

test('tenants take turns: one that leaves many jobs does not keep another waiting', async () => {
  for (const subject of ['one', 'two', 'three']) await leave('turns', greedy, subject);
  await leave('turns', modest, 'only');
  const done: string[] = [];
  let end = () => {};
  const all = new Promise<void>((resolve) => (end = resolve));
  const jobs = serverOf('turns', ({ subjectId }) => {
    done.push(subjectId);
    if (done.length === 4) end();
    return Promise.resolve();
  });
  await all;
  await jobs.stop();
  expect(done).toEqual(['one', 'only', 'two', 'three']);
});

test('the job of a server that fell silent is taken by another one when its lease is over, and not before', async () => {
  await leave('silent', modest, 'search');
  const attempts: number[] = [];
  const taken = (begin: () => void) => async (job: Job) => {
    attempts.push(job.attempts);
    begin();
    await new Promise<void>((resolve) => job.signal.addEventListener('abort', () => resolve(), { once: true }));
  };
  const beginning = () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    return { begin: () => begin(), begun };
  };
  const [first, second] = [beginning(), beginning()];
  const silent = serverOf('silent', taken(first.begin));
  await first.begun;
  // Another one looks, and leaves it to whoever has it.
  const early = serverOf(
    'silent',
    taken(() => {}),
  );
  await early.stop();
  expect(attempts).toEqual([1]);
  const over = prepared(async (trx) => {
    await sql`UPDATE jobs SET lease_until = now() - interval '1 second' WHERE kind = 'silent'`.execute(trx);
  });
  await server.services.db.withSystem(over);
  const next = serverOf('silent', taken(second.begin));
  await second.begun;
  expect(attempts).toEqual([1, 2]);
  await Promise.all([silent.stop(), next.stop()]);
});
