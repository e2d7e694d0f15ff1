import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { signUp, startServer } from './harness';
import { openLive } from './live';

test('a connection that was opened in advance and never used does not hold up the end', async () => {
  const server = await startServer();
  const { hostname, port } = new URL(server.url);
  const unused = connect(Number(port), hostname);
  await once(unused, 'connect');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const gone = once(unused, 'close');
  unused.resume();
  await server.close();
  await gone;
}, 30_000);

test('a server that is leaving refuses new connections, answers on kept ones for the last time, and goes on with streams', async () => {
  const server = await startServer();
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token);
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (agent: Agent | false) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const asked = request(`${server.url}/healthz`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve([answer.statusCode, answer.headers.connection]));
      });
      asked.on('error', reject).end();
    });
  try {
    // As a proxy keeps one for its next request.
    expect(await ask(kept)).toEqual([200, 'keep-alive']);

    server.retire();
    await server.stopListening();
    await expect(ask(false)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(live.closed).toBe(false);
    expect(await ask(kept)).toEqual([200, 'close']);
    await expect(ask(kept)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  } finally {
    kept.destroy();
    await server.close();
  }
  await live.ended(1000);
}, 30_000);
