import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressAnswers } from './compress-answers';

const long = { rows: Array.from({ length: 2000 }, (_, index) => ({ id: `user-${index}`, name: 'Ann Lee' })) };

/** Over a real connection, and not opened on the way as `fetch` would. */
const ask = async (path: string, accepted?: string) => {
  const app = Fastify();
  compressAnswers(app);
  app.get('/long', () => long);
  app.get('/short', () => ({ id: 'one' }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const request = get(address + path, { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return { headers: answer.headers, body: await buffer(answer) };
  } finally {
    await app.close();
  }
};

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('of %s a long answer takes %s, and is a tenth as long', async (accepted, encoding, open) => {
  const answer = await ask('/long', accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(JSON.parse(open(answer.body).toString())).toEqual(long);
  expect(answer.body.length).toBeLessThan(JSON.stringify(long).length / 10);
});

test.each([
  ['/long', undefined],
  ['/long', 'identity'],
  ['/short', 'br, gzip'],
])('%s for one who takes %s is sent as it is', async (url, accepted) => {
  const answer = await ask(url, accepted);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(answer.body.toString())).toEqual(url === '/long' ? long : { id: 'one' });
});
