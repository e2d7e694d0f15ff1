import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { defineService } from '../../platform/services';

const V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Those that only lead to an address of version 4, by a way that nobody checks, are among them. */
const V6 = [
  ...['::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

const ownNetworks = new BlockList();
for (const [family, subnets] of [
  ['ipv4', V4],
  ['ipv6', V6],
] as const) {
  for (const subnet of subnets) {
    const [net = '', bits = ''] = subnet.split('/');
    ownNetworks.addSubnet(net, Number(bits), family);
  }
}

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Whether an address belongs to the internet, and not to this machine, its network or nobody. */
export function isPublic(address: string): boolean {
  const plain = MAPPED.exec(address)?.[1] ?? address.split('%')[0] ?? '';
  const version = isIP(plain);
  return version !== 0 && !ownNetworks.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

export interface Address {
  address: string;
  family: number;
}

/** Looks names up. Of each server there is one, so that a test can have it answer what it wants. */
export const names = defineService(() => ({
  resolve: (host: string): Promise<Address[]> => lookup(host, { all: true, verbatim: true }),
}));

/** The host of an address as it is looked up, without the brackets of version 6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
