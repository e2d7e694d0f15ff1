import { chromium, type Browser, type CDPSession, type Page } from 'playwright';

export interface Sample {
  /** Milliseconds from the navigation's start until the screen's heading is drawn. */
  ms: number;
  requests: number;
  /** Bytes as transferred, headers included. */
  bytes: number;
}

export const NETWORK = { latencyMs: 60, downMbit: 9, upMbit: 1.5 };

const BROWSERS = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** @param trusted public key of a certificate that counts as valid, hashed */
export const launch = (trusted?: string) => {
  const executablePath = BROWSERS.find((path) => path !== undefined);
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? executablePath ?? BROWSERS[1],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...(trusted === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trusted}`]),
    ],
  });
};

/** Gives the page the connection of `NETWORK`. Answers the session through which its requests are seen. */
export async function throttle(page: Page): Promise<CDPSession> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latencyMs,
    downloadThroughput: (NETWORK.downMbit * 1e6) / 8,
    uploadThroughput: (NETWORK.upMbit * 1e6) / 8,
  });
  return network;
}

/** Loads a page once with an empty cache over a throttled connection. */
export async function coldLoad(
  browser: Browser,
  { url, path, heading, tokens }: { url: string; path: string; heading: string; tokens: Record<string, string> },
): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript(
      ({ stored, title }) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        const watch = new MutationObserver(() => {
          const drawn = [...document.querySelectorAll('main h1')].some((h1) => h1.textContent?.includes(title));
          if (!drawn) return;
          watch.disconnect();
          requestAnimationFrame(() => performance.mark('usable'));
        });
        watch.observe(document, { childList: true, subtree: true, characterData: true });
      },
      { stored: tokens, title: heading },
    );
    const page = await context.newPage();
    const network = await throttle(page);
    let requests = 0;
    let bytes = 0;
    network.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests += 1;
    });
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout: 60_000 });
    const ms = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN);
    return { ms, requests, bytes };
  } finally {
    await context.close();
  }
}

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
