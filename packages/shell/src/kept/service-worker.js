/* global caches, self */
/**
 * Keeps the page for when there is no network: the shell, the registry that is written into it, and the files of the remotes
 * that were used here. It is served as it stands here, so it imports nothing.
 *
 * A page sends `{ keep: [id of a remote that is used] }` once it has settled. Everything else follows from the page that the
 * server gives out then: files are kept only if they are what it says (their hashes), and the page is changed for the newer one
 * only when all of its files are here. Large files of parts that few people use are kept from when they were first asked for.
 */
/**
 * @typedef {{ js: { sync: string[], async: string[] } }} Assets
 * @typedef {Record<string, string>} Hashes integrity by the address of a file
 * @typedef {{ id: string, integrity: Hashes, mfManifest?: { shared?: { assets: Assets }[] } }} Remote
 * @typedef {{ used: string[], late?: string[], sizes: Record<string, number | undefined> }} State
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = 'slotwise-kept-1';
const PAGE = '/.kept/page';
const STATE = '/.kept/state';
/** A network that does not answer for so long counts as none. */
const LATE_MS = 5000;
/** Of what stands between the page and its server, not of the server itself. */
const NO_ANSWER = new Set([502, 503, 504]);
const BYTES_MAX = 16_000_000;
/** Names that hold a hash of the content never change it. */
const FILE = /\.[0-9a-f]{8,}\.(js|wasm)$/;
/** Words in a language; the page is kept with those of its own. */
const WORDS = /words-([\w-]+)-json\.[0-9a-f]+\.js$/;
/** Of a part that few people use, by its name. */
const LATE = /([\w-]+)\.[0-9a-f]{8,}\.wasm$/;
/** Asked for past all caches: after a failure. */
const PAST_CACHES = new Set(['reload', 'no-store', 'no-cache']);

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin() {
  for (const name of await caches.keys()) {
    if (name.startsWith('slotwise-kept-') && name !== CACHE) await caches.delete(name);
  }
  // The page's request is on its way while this worker starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(page(event));
  } else if (FILE.test(url.pathname) && !PAST_CACHES.has(request.cache) && isAskedByPage(request)) {
    event.respondWith(file(event));
  }
});

/** Addresses of the shell's page. Those of frames in pages of partners are none of its business. @param {{ pathname: string }} url */
const isPage = ({ pathname }) => !/^\/(api|embed|dev)(\/|$)/.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
/** @param {Request} request */
const isAskedByPage = ({ referrer }) => {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return from !== null && from.origin === worker.location.origin && (isPage(from) || FILE.test(from.pathname));
};

/** @param {FetchEvent} event */
async function file(event) {
  const { request } = event;
  const kept = await caches
    .open(CACHE)
    .then((cache) => cache.match(request.url))
    .catch(() => undefined);
  if (kept) return kept;
  const [, late] = LATE.exec(new URL(request.url).pathname) ?? [];
  if (late) event.waitUntil(keepInTurn([], [late]));
  return fetch(request);
}

/** The network's page; without network, or without an answer, the kept one. @param {FetchEvent} event */
async function page(event) {
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<void>} */
  const late = new Promise((resolve) => (timer = setTimeout(resolve, LATE_MS)));
  try {
    const answer = await Promise.race([network, late]);
    if (answer && !NO_ANSWER.has(answer.status)) return answer;
    return (await keptPage()) ?? (await network);
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** @param {FetchEvent} event @returns {Promise<Response>} */
const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** The page with a nonce that nobody has seen before, as each page of the server has one. */
async function keptPage() {
  try {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    const policy = kept?.headers.get('content-security-policy') ?? '';
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    if (!kept || !nonce) return undefined;
    const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
    const headers = new Headers(kept.headers);
    headers.set('content-security-policy', policy.replaceAll(nonce, fresh));
    return new Response((await kept.text()).replaceAll(nonce, fresh), { headers });
  } catch (error) {
    console.debug('The kept page could not be read.', error);
    return undefined;
  }
}

/** @type {Promise<void>} */
let turn = Promise.resolve();
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepInTurn(event.data.keep, []));
});

/** @param {string[]} used @param {string[]} asked */
function keepInTurn(used, asked) {
  turn = turn
    .then(() => keep(used, asked))
    // The earlier copy stays as it is.
    .catch((error) => console.debug('The page is not kept for now.', error));
  return turn;
}

/** @param {string[]} used ids of remotes @param {string[]} asked names of late files */
async function keep(used, asked) {
  const cache = await caches.open(CACHE);
  /** @type {State | undefined} */
  const state = await (await cache.match(STATE))?.json();
  const answer = await fetch('/', { cache: 'no-store', credentials: 'same-origin' });
  const html = await answer.clone().text();
  const [, build] = /<meta name="slotwise-shell" content="([^"]+)"/.exec(html) ?? [];
  const [, registry] = /<script type="application\/json" id="slotwise-registry"[^>]*>([^<]+)</.exec(html) ?? [];
  const shell = await (await fetch('/shell.json', { cache: 'no-store' })).json();
  if (!answer.ok || !registry || shell.build !== build) throw new Error('The server gives out no whole page.');
  const [, language = 'en'] = /<html lang="([\w-]+)"/.exec(html) ?? [];
  const late = [...new Set([...asked, ...(state?.late ?? [])])];
  /** @param {string} url */
  const isWanted = (url) => !LATE.test(url) || late.includes(LATE.exec(url)?.[1] ?? '');
  /** @param {string} url */
  const isFor = (url) => FILE.test(url) && (WORDS.exec(url)?.[1] ?? language) === language && isWanted(url);
  /** @type {{ remotes: Remote[] }} */
  const { remotes } = JSON.parse(registry);
  const order = [...new Set([...used, ...(state?.used ?? [])])];
  /** @type {Hashes[]} */
  const groups = [shell.integrity, ...order.map((id) => filesOf(remotes.find((remote) => remote.id === id)))];
  /** @type {Record<string, number>} */
  const sizes = {};
  /** @type {string[]} */
  const added = [];
  try {
    for (const [at, group] of groups.entries()) {
      for (const [url, integrity] of Object.entries(group).filter(([name]) => isFor(name))) {
        sizes[url] = state?.sizes[url] ?? (await bring(cache, url, integrity, added));
      }
      const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
      if (bytes <= BYTES_MAX) continue;
      // The remotes that were used longest ago find no room.
      if (at === 0) throw new Error('The shell is larger than what may be kept.');
      for (const url of Object.keys(group)) delete sizes[url];
      break;
    }
    await cache.put(PAGE, stored(answer, html));
  } catch (error) {
    for (const url of added) await cache.delete(url);
    throw error;
  }
  await cache.put(STATE, new Response(JSON.stringify({ used: order, late, sizes })));
  const known = new Set([PAGE, STATE, ...Object.keys(sizes)].map((url) => new URL(url, worker.location.origin).href));
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
}

/** A remote's own files with their hashes, without its copies of the modules that the page shares. @param {Remote | undefined} remote @returns {Hashes} */
function filesOf(remote) {
  if (!remote) return {};
  const copies = (remote.mfManifest?.shared ?? []).flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  return Object.fromEntries(
    Object.entries(remote.integrity).filter(([url]) => !copies.some((name) => url.endsWith(`/${name}`))),
  );
}

/**
 * Fetches a file, which fails unless it is what its hash says.
 * @param {Cache} cache @param {string} url @param {string} integrity @param {string[]} added @returns its size in bytes
 */
async function bring(cache, url, integrity, added) {
  const answer = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const content = await answer.arrayBuffer();
  await cache.put(url, stored(answer, content));
  added.push(url);
  return content.byteLength;
}

/** An answer to be kept. Its policy and type stay with it; it is no longer compressed. @param {Response} answer @param {BodyInit} content */
function stored(answer, content) {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(content, { headers });
}
