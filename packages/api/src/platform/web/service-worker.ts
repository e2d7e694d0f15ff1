/** Path of the worker that keeps pages for times without network; it can serve only paths below its own. */
export const SERVICE_WORKER = '/service-worker.js';

/** Given out in its place where it must not be used: browsers that have it look for a newer one with each page. */
const LAST_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('slotwise-kept-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

export const lastWorker = (): Buffer => Buffer.from(LAST_WORKER);

/** It runs nothing but itself, and asks only where pages take files from. */
export const serviceWorkerPolicy = (origins: readonly string[]): string =>
  ["default-src 'none'", ['connect-src', "'self'", ...origins].join(' ')].join('; ');
