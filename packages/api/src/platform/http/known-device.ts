import { API_PREFIX } from '@slotwise/contract/constants';
import type { Tokens } from '../auth/tokens';
import { newSecret } from '../ids';
import { limitKey } from './limits';

const COOKIE = 'slotwise_device';
const MAX_AGE_S = 365 * 24 * 3600;
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})\\.([\\w-]{43})(?:;|$)`);

type Proving = Pick<Tokens, 'fingerprint'>;
const proof = ({ fingerprint }: Proving, device: string, address: string) =>
  fingerprint(`${COOKIE} ${device} ${limitKey(address)}`);

/** A cookie for a browser in which somebody logged in at this address: strangers who guess do not lock it out. */
export function deviceCookie(tokens: Proving, address: string, secure: boolean): string {
  const device = newSecret();
  const attributes = `Path=${API_PREFIX}/login; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${COOKIE}=${device}.${proof(tokens, device, address)}; ${attributes}`;
}

/** The device that a login at this address comes from, if somebody logged in there before. */
export function knownDevice(tokens: Proving, cookies: string | undefined, address: string): string | undefined {
  const [, device, given] = VALUE.exec(cookies ?? '') ?? [];
  return device !== undefined && given === proof(tokens, device, address) ? device : undefined;
}
