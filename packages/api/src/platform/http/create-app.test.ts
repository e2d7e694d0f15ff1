import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { readConfig } from '../config';
import { createApp } from './create-app';
import { loggerOptions } from './logging';
import { sourceOf } from './request-limits';
import { sendFile } from './send-file';

/** An app with one route, and its log. */
function listening() {
  const out = new PassThrough();
  const app = createApp(readConfig({}), Fastify({ logger: loggerOptions('info', out) }).log);
  app.post('/things', () => 'made');
  const nextLine = async () => {
    const [chunk] = (await new Promise((resolve) => out.once('data', (...data) => resolve(data)))) as [Buffer];
    return JSON.parse(chunk.toString().split('\n')[0] ?? '') as { level: string; msg: string };
  };
  return { app, nextLine };
}

test.each(['', '{"email":'])('a client that leaves after %p of its body is no error of ours', async (part) => {
  const { app, nextLine } = listening();
  await app.listen({ host: '127.0.0.1', port: 0 });
  await nextLine();
  try {
    const { port } = app.server.address() as AddressInfo;
    const arrived = new Promise((resolve) => app.server.once('request', resolve));
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(
      `POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n${part}`,
    );
    await arrived;
    const line = nextLine();
    socket.resetAndDestroy();
    expect(await line).toMatchObject({ level: 'info', msg: 'the client left before its request was whole' });
  } finally {
    await app.close();
  }
});

test('a client that resets its connection right after its request is no error of ours', async () => {
  const { app, nextLine } = listening();
  let asked = 0;
  app.get('/things', (request) => sourceOf(request.ip) && ++asked);
  await app.listen({ host: '127.0.0.1', port: 0 });
  await nextLine();
  try {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    const line = nextLine();
    // In one turn, so that the server reads the request when the connection is gone already, and its address with it.
    socket.write('GET /things HTTP/1.1\r\nhost: x\r\n\r\n');
    socket.resetAndDestroy();
    expect(await line).toMatchObject({ level: 'info', msg: 'the client left before its request was answered' });
    expect(asked).toBe(0);
  } finally {
    await app.close();
  }
});

test.each([
  ['a body', 'content-length: 500\r\n\r\n{"email":'],
  ['a head', 'x-slow: '],
])('%s that does not come to its end is ended in time', async (_, part) => {
  const { log } = Fastify({ logger: loggerOptions('silent', new PassThrough()) });
  const app = createApp(readConfig({}), log, { withinMs: 200, checkedEveryMs: 20 });
  app.post('/things', () => 'made');
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    let answer = '';
    const started = performance.now();
    socket.on('data', (chunk) => void (answer += chunk.toString()));
    socket.write(`POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${part}`);
    await once(socket, 'close');
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"malformed_request"');
  } finally {
    await app.close();
  }
});

test.each([
  '/register/SECRET/%zz',
  '/confirm-address/SECRET%',
  '/api/confirm-address/SECRET%',
  `/things/${'SECRET'.repeat(40)}`,
  '/SECRET/nowhere',
  '/%E0%A4SECRET',
])('the log does not quote the address %s that is refused', async (address) => {
  const out = new PassThrough();
  const app = createApp(readConfig({}), Fastify({ logger: loggerOptions('info', out) }).log);
  app.get('/things/:id', () => 'it');
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { port } = app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${address}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  } finally {
    await app.close();
  }
  const lines = String(out.read());
  expect(lines).toContain('listening');
  expect(lines).not.toContain('SECRET');
});

test('a file that fails before its first byte is answered like any other error', async () => {
  const { log } = Fastify({ logger: loggerOptions('silent', new PassThrough()) });
  const app = createApp(readConfig({}), log);
  app.get('/file', (_, reply) => {
    async function* chunks(): AsyncGenerator<string> {
      await Promise.reject(new Error('The table is gone.'));
      yield 'never';
    }
    sendFile(reply, { name: 'stock.csv', type: 'text/csv; charset=utf-8', chunks: chunks() });
    return reply;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { port } = app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/file`);
    expect(await answer.json()).toMatchObject({ code: 'internal' });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBeNull();
  } finally {
    await app.close();
  }
});

test('an address that no parser takes is refused in our words', async () => {
  const { app } = listening();
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { port } = app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/things?q=${'x'.repeat(20_000)}`);
    expect(answer.status).toBe(431);
    expect(await answer.json()).toEqual({ code: 'payload_too_large', message: 'The request is too large.' });
  } finally {
    await app.close();
  }
});
