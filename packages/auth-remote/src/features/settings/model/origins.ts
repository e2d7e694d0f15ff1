/** Browsers take these hosts for the machine itself, where pages may do without TLS. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/;

/** The origins of a text, one a line or separated by blanks or commas, each once; in the way that browsers write them. */
export function originsOf(text: string): string[] {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  return [...new Set(entries.map((entry) => (URL.canParse(entry) ? asOrigin(new URL(entry), entry) : entry)))];
}

/** What people copy from their address bar ends in a slash, and may have capitals or a port that goes without saying. */
const asOrigin = (url: URL, entry: string) => (url.pathname === '/' && !url.search && !url.hash ? url.origin : entry);

/** Why these cannot be the origins of a key, or null. */
export function originsFault(origins: readonly string[]): string | null {
  if (origins.length === 0) return 'Name at least one';
  if (origins.length > 20) return 'At most 20';
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      return `${origin} is not an origin like https://portal.example.com`;
    }
    const { protocol, hostname } = new URL(origin);
    if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname))) return `${origin} must use https`;
  }
  return null;
}
