import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { openDatabase } from './db/database';
import { createBus } from './events/bus';

const LIMIT_MS = 400;
const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A server of ours on a free port of loopback, which greets and answers as it is told. */
async function listening(serve: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    serve(socket);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
const silent = () => listening(() => {});
const closed = async () => {
  const place = await silent();
  servers.pop()?.close();
  return place;
};
const webServer = () =>
  listening((socket) => socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n')));

/** A message of PostgreSQL's protocol. */
const message = (kind: string, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const int = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
/** A PostgreSQL of another version: it lets everybody in and answers every query with it. */
const oldPostgres = () => {
  const ready = message('Z', 'I');
  const texts = ['14.9', '140009'];
  const column = (name: string) =>
    Buffer.concat([Buffer.from(`${name}\0`), int(0, 4), int(0, 2), int(25, 4), int(-1, 2), int(-1, 4), int(0, 2)]);
  const answer = Buffer.concat([
    message('T', int(2, 2), column('server_version'), column('server_version_num')),
    message('D', int(2, 2), ...texts.flatMap((text) => [int(text.length, 4), text])),
    message('C', 'SELECT 1\0'),
    ready,
  ]);
  return listening((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int(0, 4)), ready]));
      socket.on('data', (sent) => sent[0] === 'Q'.charCodeAt(0) && socket.write(answer));
    });
  });
};
const oldNats = () =>
  listening((socket) => {
    socket.write(natsGreeting('1.4.1'));
    socket.on('data', (sent) => sent.toString().includes('PING') && socket.write('PONG\r\n'));
  });
const natsGreeting = (version: string) =>
  `INFO ${JSON.stringify({ server_id: 'test', version, max_payload: 1_000_000, proto: 1 })}\r\n`;
const why = (work: Promise<unknown>) =>
  work.then(
    () => 'it started',
    (fault: unknown) => (fault as Error).message,
  );

test.each([
  ['refused', closed, /refused/],
  ['silent', silent, /did not answer within 0\.4 s/],
  ['no NATS', webServer, /./],
  ['old', oldNats, /it is NATS 1\.4\.1, and 2\.0 or newer is needed/],
])('a NATS server that is %s is named, without its password', async (_, start, reason) => {
  const place = await start();
  const said = await why(createBus({ url: `nats://ada:hidden@${place}`, connectMs: LIMIT_MS }));
  expect(said).toMatch(`The NATS server at NATS_URL (${place}) cannot be used: `);
  expect(said).toMatch(reason);
  expect(said).not.toContain('hidden');
});

test.each([
  ['refused', closed, /ECONNREFUSED/],
  ['silent', silent, /timeout/],
  ['no PostgreSQL', webServer, /./],
  ['old', oldPostgres, /it is PostgreSQL 14\.9, and 15 or newer is needed/],
])('a database that is %s is named, without its password', async (_, start, reason) => {
  const place = await start();
  const url = `postgres://ada:hidden@${place}/slotwise`;
  const said = await why(openDatabase({ url, pool: 1, connectMs: LIMIT_MS }, () => {}));
  expect(said).toMatch(`The database at DATABASE_URL (${place}/slotwise) cannot be used: `);
  expect(said).toMatch(reason);
  expect(said).not.toContain('hidden');
});
