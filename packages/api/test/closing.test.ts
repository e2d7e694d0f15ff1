import { once } from 'node:events';
import { connect } from 'node:net';
import { startServer } from './harness';

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
