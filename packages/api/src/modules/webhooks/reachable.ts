import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { defineService } from '../../platform/services';

/** Of version 4 everything belongs to the internet that is not set apart. */
const V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/**
 * Of version 6 only this does. What is not given to anybody yet, and each new way to say an address of version 4, is outside of
 * it.
 */
const GLOBAL = ['2000::/3'];
/** Networks that are set apart within it. Detours to version 4 that nobody checks (Teredo, 6to4) are among them. */
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', bits = ''] = subnet.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return (address) => list.check(address, family);
}
const isSetApart4 = listOf('ipv4', V4);
const isGlobal6 = listOf('ipv6', GLOBAL);
const isSetApart6 = listOf('ipv6', V6);

/** An address of version 4 within one of version 6, mapped or by NAT64, as `URL` spells them. */
const EMBEDDED = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/;

/** The one spelling of an address of version 6, without a zone. */
const spelled = (address: string) => hostOf(new URL(`http://[${address.replace(/%.*$/s, '')}]`));

/** Whether an address belongs to the internet, and not to this machine, its network or nobody. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !isSetApart4(address);
  if (!isIPv6(address)) return false;
  const plain = spelled(address);
  const [, high, low] = EMBEDDED.exec(plain) ?? [];
  if (high !== undefined && low !== undefined) {
    const bits = [high, low].flatMap((half) => [parseInt(half, 16) >> 8, parseInt(half, 16) & 255]);
    return !isSetApart4(bits.join('.'));
  }
  return isGlobal6(plain) && !isSetApart6(plain);
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

/** An address with its host in the one spelling that all checks know: `localhost.` is the same name as `localhost`. */
export function addressIn(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hostname = url.hostname.replace(/\.+$/, '');
  return url;
}
