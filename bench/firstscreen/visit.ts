import type { BrowserContext } from 'playwright';
import { throttle } from '../peer/measure';
import { onUsable } from './usable';

interface Fetched {
  /** Answers that came over the network and are none of the API's. */
  files: number;
  /** As transferred, headers included; of files alone. */
  bytes: number;
}

export interface Visit {
  /** Until the route's heading is drawn. */
  usable: Fetched;
  /** Until the page has rested. */
  rested: Fetched;
  /** Paths of the files, in the order in which they arrived. */
  fetched: string[];
  /** Number of each call of the API until the page rested, by method, address and body. */
  calls: Map<string, number>;
}

/**
 * Opens an address in a page of its own over a throttled connection, and notes what it fetches until `restMs` after it is
 * usable: the frame in which its heading is painted.
 */
export async function visit(
  context: BrowserContext,
  { url, heading, restMs }: { url: string; heading: string; restMs: number },
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const addresses = new Map<string, string>();
    const fromCache = new Set<string>();
    const calls = new Map<string, number>();
    const fetched: string[] = [];
    const sum: Fetched = { files: 0, bytes: 0 };
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { origin, pathname, search } = new URL(request.url);
      if (origin !== new URL(url).origin) return;
      if (!pathname.startsWith('/api/')) addresses.set(requestId, pathname);
      else if (request.method !== 'OPTIONS') {
        const call = `${request.method} ${pathname}${search} ${request.postData ?? ''}`.trim();
        calls.set(call, (calls.get(call) ?? 0) + 1);
      }
    });
    network.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
    network.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) fromCache.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId);
      // Nothing of it came over the network where another request for the same file was under way.
      if (address === undefined || fromCache.has(requestId) || encodedDataLength === 0) return;
      sum.files += 1;
      sum.bytes += encodedDataLength;
      fetched.push(`${address} ${(encodedDataLength / 1024).toFixed(1)} kB`);
    });
    await throttle(page);
    let told: (fetched: Fetched) => void = () => {};
    const drawn = new Promise<Fetched>((resolve) => (told = resolve));
    await onUsable(page, heading, () => told({ ...sum }));
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await drawn;
    await page.waitForTimeout(restMs);
    return { usable, rested: { ...sum }, fetched, calls };
  } finally {
    await page.close();
  }
}
