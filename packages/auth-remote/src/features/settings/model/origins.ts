import type { Said } from '../words';

/** Browsers take these hosts for the machine itself, where pages may do without TLS. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/;

const ORIGINS_MAX = 20;
export const EXAMPLE_ORIGIN = 'https://portal.example.com';

/** The origins of a text, one a line or separated by blanks or commas, each once; in the way that browsers write them. */
export function originsOf(text: string): string[] {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  return [...new Set(entries.map((entry) => (URL.canParse(entry) ? asOrigin(new URL(entry), entry) : entry)))];
}

/** A text copied from an address bar ends in a slash, and may have capitals or a port that goes without saying. */
const asOrigin = (url: URL, entry: string) => (url.pathname === '/' && !url.search && !url.hash ? url.origin : entry);

/** Why these cannot be the origins of a key, or null. */
export function originsFault(origins: readonly string[]): Said | null {
  if (origins.length === 0) return { id: 'origins.none' };
  if (origins.length > ORIGINS_MAX) return { id: 'origins.too-many', values: { count: ORIGINS_MAX } };
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      return { id: 'origins.malformed', values: { origin, example: EXAMPLE_ORIGIN } };
    }
    const { protocol, hostname } = new URL(origin);
    if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname)))
      return { id: 'origins.insecure', values: { origin } };
  }
  return null;
}
