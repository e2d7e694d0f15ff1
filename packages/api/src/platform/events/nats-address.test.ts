import { readNatsAddress } from './nats-address';

test.each([
  ['nats://one:4222', { tls: false, servers: [{ host: 'one', place: 'one:4222' }] }],
  ['tls://one', { tls: true, servers: [{ host: 'one', place: 'one' }] }],
  ['nats://[::1]:4222', { tls: false, servers: [{ host: '::1', place: '[::1]:4222' }] }],
  ['nats://ada:p%40ss@one', { user: 'ada', password: 'p@ss' }],
  ['nats://token%2F1@one', { token: 'token/1' }],
  [
    'tls://ada:x@one:1, two:2,tls://ada:x@three',
    { tls: true, user: 'ada', servers: [{ place: 'one:1' }, { place: 'two:2' }, { place: 'three' }] },
  ],
])('%s is read', (text, read) => {
  expect(readNatsAddress(text)).toMatchObject(read);
});

test.each([
  ['nats://ada:hid/den@one', /not an address.*%2F/],
  ['nats://ada:hid%den@one', /%/],
  ['nats://', /not an address/],
  ['nats://one,tls://two', /tls:\/\//],
  ['nats://ada:hidden@one,nats://bob:hidden@two', /different users/],
])('%s is refused, in words that hold no secret', (text, words) => {
  const said = readNatsAddress(text);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/hid|ada/);
});
