import { signUp, startServer, type TestServer } from './harness';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

test('a tenant that asks for everything at once is told to come back, and another one is answered meanwhile', async () => {
  const [greedy, other] = [await signUp(server.call), await signUp(server.call)];
  // Looked up once, as it is for whoever works.
  await server.call('GET /me', { token: other.token });
  const flood = Array.from({ length: 700 }, () => server.call('GET /mycompany/users', { token: greedy.token }));
  const answered: string[] = [];
  for (const answer of flood) void answer.then(({ status }) => answered.push(String(status)));
  const own = server.call('GET /mycompany/users', { token: other.token });
  void own.then(() => answered.push('other'));
  const answers = await Promise.all(flood);
  expect((await own).status).toBe(200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '1']);
  }
  // It came after the flood, and most of the flood was answered after it.
  const after = answered.slice(answered.indexOf('other')).filter((status) => status === '200').length;
  expect(after).toBeGreaterThan(250);
});
