import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export interface Broker {
  url: string;
  close(): Promise<void>;
}

const matches = (pattern: string, subject: string) => {
  const wanted = pattern.split('.');
  const given = subject.split('.');
  return wanted.length === given.length && wanted.every((token, at) => token === '*' || token === given[at]);
};

/** The part of NATS' protocol that instances speak to one another: CONNECT, PING, SUB, UNSUB, PUB. */
export async function startBroker(): Promise<Broker> {
  const clients = new Map<Socket, Map<string, string>>();
  const publish = (subject: string, payload: Buffer) => {
    for (const [socket, subscriptions] of clients) {
      for (const [sid, pattern] of subscriptions) {
        if (!matches(pattern, subject)) continue;
        socket.write(
          Buffer.concat([Buffer.from(`MSG ${subject} ${sid} ${payload.length}\r\n`), payload, Buffer.from('\r\n')]),
        );
      }
    }
  };
  /** Takes one command off the front; undefined while it is not whole. */
  const take = (socket: Socket, buffer: Buffer): Buffer | undefined => {
    const end = buffer.indexOf('\r\n');
    if (end < 0) return undefined;
    const [verb = '', ...words] = buffer.subarray(0, end).toString().split(' ');
    const rest = buffer.subarray(end + 2);
    const subscriptions = clients.get(socket);
    if (verb === 'PING') socket.write('PONG\r\n');
    if (verb === 'SUB') subscriptions?.set(words.at(-1) ?? '', words[0] ?? '');
    if (verb === 'UNSUB') subscriptions?.delete(words[0] ?? '');
    if (verb !== 'PUB') return rest;
    const size = Number(words.at(-1));
    if (rest.length < size + 2) return undefined;
    publish(words[0] ?? '', rest.subarray(0, size));
    return rest.subarray(size + 2);
  };
  const server = createServer((socket) => {
    clients.set(socket, new Map());
    let buffer = Buffer.alloc(0);
    socket.on('close', () => clients.delete(socket));
    socket.on('error', () => clients.delete(socket));
    socket.on('data', (chunk: Buffer) => {
      buffer = Buffer.concat([buffer, chunk]);
      for (let rest = take(socket, buffer); rest; rest = take(socket, buffer)) buffer = Buffer.from(rest);
    });
    socket.write(
      `INFO ${JSON.stringify({ server_id: 'test', version: '2.10.0', max_payload: 1_000_000, proto: 1 })}\r\n`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The broker has no address.');
  return {
    url: `nats://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of clients.keys()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
