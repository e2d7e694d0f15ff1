import { names } from '../../src/modules/webhooks/reachable';
import { sender } from '../../src/modules/webhooks/sender';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { Receiver } from './receiver';

let strict: TestServer;
let person: Person;
let receiver: Receiver;
const make = (url: string) =>
  strict.call('POST /webhooks', { token: person.token, body: { url, events: ['CompanyNameChanged'] } });

beforeAll(async () => {
  strict = await startServer();
  receiver = new Receiver();
  await receiver.start();
  person = await signUp(strict.call);
});
afterAll(async () => {
  await strict.close();
  await receiver.stop();
});

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  // The dot that ends a full name, and names that only some systems have in their tables.
  'https://localhost./',
  'https://LOCALHOST../hook',
  'https://127.0.0.1./',
  'https://any.localhost/',
  'https://any.localhost./',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://0x7f.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[::7f00:1]/',
  'https://[::ffff:0:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[5f00::1]/',
  'https://[3fff::1]/',
])('%s is no address', async (url) => {
  const { status, body } = await make(url);
  expect([status, body.details?.[0]?.field]).toEqual([422, 'url']);
});

test('an address without TLS is told that it needs it', async () => {
  const { status, body } = await make('http://example.com/hook');
  expect([status, body.details]).toEqual([
    422,
    [expect.objectContaining({ field: 'url', code: 'origin_without_tls', params: { origin: 'http://example.com' } })],
  ]);
});

test('a name that leads elsewhere once it is asked again is not followed there', async () => {
  const asked: string[] = [];
  strict.services.use(names).resolve = (host) => {
    asked.push(host);
    return Promise.resolve([{ address: asked.length === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }]);
  };
  const { body } = await make(`https://rebinding.example:${receiver.port}/hook`);
  await strict.call('PATCH /mycompany', { token: person.token, body: { name: 'Rebound' } });
  const sending = strict.services.use(sender);
  await sending.take();
  await sending.settled();
  const { items } = (
    await strict.call('GET /webhooks/deliveries', { token: person.token, query: { webhook_id: body.webhook.id } })
  ).body;
  expect(items).toMatchObject([{ status: 'waiting', answer: null, fault: 'refused_address' }]);
  expect(asked).toEqual(['rebinding.example', 'rebinding.example']);
  expect(receiver.received).toEqual([]);
});
