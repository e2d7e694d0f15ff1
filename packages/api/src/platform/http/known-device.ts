import { API_PREFIX } from '@slotwise/contract/constants';
import type { Tokens } from '../auth/tokens';
import { newSecret } from '../ids';
import { limitKey } from './limits';

const COOKIE = 'slotwise_device';
const MAX_AGE_S = 365 * 24 * 3600;
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})\\.([\\w-]{20,100})\\.([\\w-]{43})(?:;|$)`);

type Proving = Pick<Tokens, 'fingerprint'>;
/** An account, and the address that it has shown to be its own. */
interface Owner {
  accountId: string;
  address: string;
}
/** A browser in which the owner of an address logged in. */
interface Device {
  id: string;
  accountId: string;
}

const proof = ({ fingerprint }: Proving, device: string, { accountId, address }: Owner) =>
  fingerprint(`${COOKIE} ${device} ${accountId} ${limitKey(address)}`);

/** A cookie for a browser in which the owner of an address logged in: strangers who guess do not lock it out. */
export function deviceCookie(tokens: Proving, owner: Owner, secure: boolean): string {
  const device = newSecret();
  const attributes = `Path=${API_PREFIX}/login; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${COOKIE}=${device}.${owner.accountId}.${proof(tokens, device, owner)}; ${attributes}`;
}

/** The device that a login at this address comes from, if the address's owner logged in there before. */
export function knownDevice(tokens: Proving, cookies: string | undefined, address: string): Device | undefined {
  const [, id, accountId, given] = VALUE.exec(cookies ?? '') ?? [];
  if (id === undefined || accountId === undefined) return undefined;
  return given === proof(tokens, id, { accountId, address }) ? { id, accountId } : undefined;
}
