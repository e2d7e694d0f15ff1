import { isIP } from 'node:net';
import { refuse } from '../../platform/errors';

/** Where passkeys of this deployment are made and taken. */
export interface Place {
  /** The domain that they belong to: the "relying party's" id. */
  rpId: string;
  /** The only origin whose pages may ask for them. */
  origin: string;
}

/**
 * Browsers take passkeys for names only, over HTTPS or on the same machine. A loopback address has a name that leads to
 * the same server; any other number has none.
 */
export function placeOf(publicUrl: string): Place | null {
  const url = new URL(publicUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (/^127(?:\.\d{1,3}){3}$/.test(host) || host === '::1') url.hostname = 'localhost';
  else if (isIP(host) !== 0) return null;
  const { hostname: rpId, origin, protocol } = url;
  return protocol === 'https:' || rpId === 'localhost' || rpId.endsWith('.localhost') ? { rpId, origin } : null;
}

/** @throws passkeys_unavailable */
export function placeHere({ config }: { config: { publicUrl: string } }): Place {
  const place = placeOf(config.publicUrl);
  if (!place) throw refuse('passkeys_unavailable');
  return place;
}
