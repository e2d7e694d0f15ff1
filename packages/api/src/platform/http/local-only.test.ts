import type { FastifyRequest } from 'fastify';
import { isAnybodysHost, isLocal } from './local-only';

const asks = (remoteAddress: string, headers: Record<string, string>) =>
  isLocal({ headers, socket: { remoteAddress } } as unknown as FastifyRequest);

test.each([
  ['127.0.0.1', 'localhost:4000'],
  ['::1', '[::1]:4000'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
])('%s asking for %s is this machine', (address, host) => expect(asks(address, { host })).toBe(true));

test.each([
  ['127.0.0.1', 'evil.example'],
  ['127.0.0.1', 'localhost.evil.example'],
  ['127.0.0.1', '127.0.0.1.evil.example'],
  ['127.0.0.1', 'not a host'],
  // A proxy on this machine that hands on the name that it was asked for.
  ['127.0.0.1', 'warehouse.lan:4000'],
  ['192.168.0.7', 'localhost:4000'],
  ['192.168.0.7', 'warehouse.lan:4000'],
])('%s asking for %s is not', (address, host) => expect(asks(address, { host })).toBe(false));

test('what a proxy of this machine hands on is not from this machine', () => {
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']) {
    expect([name, asks('127.0.0.1', { host: 'localhost', [name]: '203.0.113.9' })]).toEqual([name, false]);
  }
  expect(asks('127.0.0.1', {})).toBe(false);
});

test.each(['localhost.', 'any.localhost.', 'any.localhost', 'ip6-loopback.', '127.0.0.1.'])(
  '%s is the machine of anybody, however its name ends',
  (host) => expect(isAnybodysHost(host)).toBe(true),
);
