import type { RemoteVersion } from '@slotwise/contract';

export const AT = '2026-11-21T12:00:00.000Z';

/** A version that was published and that nobody has loaded. */
export const version = (name: string, change: Partial<RemoteVersion> = {}): RemoteVersion => ({
  version: name,
  build: `b${name}`,
  source: 'published',
  available: true,
  publishedAt: AT,
  publishedBy: 'Pipeline',
  firstScreenBytes: 20480,
  liveAt: null,
  checkedBy: 'publisher',
  health: { loads: 0, failures: 0, leaks: 0, p75: null },
  ...change,
});
