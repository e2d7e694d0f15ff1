import { startServer, type TestServer } from '../harness';
import { newEmail } from './fixtures';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ RATE_LIMIT_FACTOR: '1' })));
afterAll(() => server.close());

const lead = (body: Record<string, unknown> = {}) =>
  server.call('POST /leads', { body: { name: 'Ada', email: newEmail(), topic: 'request_demo', ...body } as never });
const stored = () =>
  server.services.db.readSystem((trx) => trx.selectFrom('leads').selectAll().orderBy('id').execute());

test('what a visitor leaves is stored', async () => {
  const email = newEmail();
  const answer = await lead({
    name: ' Ada ',
    email,
    company: ' Acme ',
    topic: 'schedule_demo',
    message: 'Call\r\nme ',
  });
  expect([answer.status, answer.body]).toEqual([201, { message: expect.any(String) }]);
  expect(await stored()).toMatchObject([
    { name: 'Ada', email, company: 'Acme', topic: 'schedule_demo', message: 'Call\nme' },
  ]);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'nobody' }, 'email'],
  [{ topic: 'everything' }, 'topic'],
  [{ message: 'bell \u0007' }, 'message'],
])('%j names the field', async (body, field) => {
  const answer = await lead(body);
  expect([answer.status, answer.body.details?.[0]?.field]).toEqual([422, field]);
});

test('nobody floods it', async () => {
  const email = newEmail();
  const statuses: number[] = [];
  for (let n = 0; n < 15; n++) statuses.push((await lead({ email })).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(statuses.at(-1)).toBe(429);
});
