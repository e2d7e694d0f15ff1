import { isPublic } from './reachable';

test.each([
  '1.1.1.1',
  '93.184.215.14',
  '192.0.1.1',
  '2606:4700:4700::1111',
  '2001:200::1',
  '2a00:1450:4001:80b::200e',
  '3ffe::1',
  // Of version 4, said in version 6.
  '::ffff:1.1.1.1',
  '::FFFF:101:101',
  '0:0:0:0:0:ffff:1.1.1.1',
  // Given by the names of a network that has version 6 alone: what it leads to is looked at.
  '64:ff9b::1.1.1.1',
])('%s is of the internet', (address) => expect(isPublic(address)).toBe(true));

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.0.0.8', '192.0.2.1'],
  ...['192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fc00::1', 'fd00::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1', '100:0:0:1::1'],
  // Of version 4, said in version 6, however it is spelled.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:10.0.0.1', '0:0:0:0:0:ffff:7f00:0001', '::ffff:0:0'],
  // Compatible and translated.
  ...['::7f00:1', '::127.0.0.1', '::1.1.1.1', '::ffff:0:7f00:1', '::ffff:0:101:101'],
  // By a way that nobody checks: NAT64, 6to4, Teredo.
  ...['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::1', '64:ff9b::', '64:ff9b:1::1.1.1.1', '2002:7f00:1::1'],
  ...['2002:101:101::1', '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:1ff:ffff::1'],
  // Set apart, or not given to anybody.
  ...['2001:db8::1', '3fff::1', '3fff:fff:ffff::1', '5f00::1', '4000::1', '1fff::1', '8000::1', 'e000::1'],
  ...['', 'localhost', '127.1', '1.1.1.1.', '[::1]', '::1]', '2606:4700:4700::1111]/', 'x:y'],
])('%s is not', (address) => expect(isPublic(address)).toBe(false));
