import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { HeldClock } from '../moved-clock';
import { Receiver } from './receiver';
import { sendWebhooks } from './send-webhooks';

const HOUR = 3600_000;

let server: TestServer;
let owner: Person;
let hookId: string;
const clock = new HeldClock();
const receiver = new Receiver();

beforeAll(async () => {
  server = await startServer({ WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' }, { clock });
  await receiver.start();
  owner = await signUp(server.call);
  const body = { url: receiver.url, events: ['CompanyNameChanged'] };
  const made = await server.call('POST /webhooks', { token: owner.token, body });
  hookId = made.body.webhook.id;
  receiver.secrets.push(made.body.secret);
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});

const renew = async () => {
  const { body } = await server.call('POST /webhooks/secret', { token: owner.token, body: { webhook_id: hookId } });
  if (body.secret) receiver.secrets.push(body.secret);
  return body;
};
/** The time passes. A session lives shorter than that. */
const later = async (ms: number) => {
  clock.ahead += ms;
  owner = await logIn(server.call, owner.email, owner.password);
};
const signedBy = async (name: string) => {
  await server.call('PATCH /mycompany', { token: owner.token, body: { name } });
  await sendWebhooks(server);
  return receiver.received.at(-1)?.signedBy;
};

test('each secret signs for a day after the next one, and a third new one waits until there is room', async () => {
  await renew();
  await later(10 * HOUR);
  expect((await renew()).webhook.oldSecretUntil).toBe(new Date(clock.now().getTime() + 24 * HOUR).toISOString());
  expect(await signedBy('Three sign')).toEqual([0, 1, 2]);
  expect((await renew()).code).toBe('too_many_secrets');
  expect(await signedBy('Three sign still')).toEqual([0, 1, 2]);
  await later(14.5 * HOUR);
  expect(await signedBy('The first has ended')).toEqual([1, 2]);
  await renew();
  expect(await signedBy('There is room again')).toEqual([1, 2, 3]);
  await later(25 * HOUR);
  expect(await signedBy('The last alone')).toEqual([3]);
  await renew();
  expect(await signedBy('As at first')).toEqual([3, 4]);
});
