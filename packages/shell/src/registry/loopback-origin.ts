/** An origin of this machine, or why the address is none. */
export type LoopbackOrigin =
  | { origin: string; fault?: undefined }
  | { origin?: undefined; fault: 'no-address' | 'elsewhere' | 'this-page'; shown: string };

/**
 * The origin of a development server on the machine itself. Nothing else may stand in for a remote: files from there
 * are not checked, and act with the rights of the signed-in person.
 */
export function loopbackOrigin(address: string, page: Location): LoopbackOrigin {
  const text = /^[\w.[\]:-]+$/.test(address.trim()) ? `http://${address.trim()}` : address.trim();
  if (!URL.canParse(text)) return { fault: 'no-address', shown: address };
  const url = new URL(text);
  // Policies of pages cannot name the third of these; as a name for the machine, localhost means it too.
  if (url.hostname === '[::1]') url.hostname = 'localhost';
  if (!/^https?:$/.test(url.protocol) || !['localhost', '127.0.0.1'].includes(url.hostname) || url.username !== '') {
    return { fault: 'elsewhere', shown: url.host || text };
  }
  const { origin } = url;
  return origin === page.origin ? { fault: 'this-page', shown: origin } : { origin };
}
