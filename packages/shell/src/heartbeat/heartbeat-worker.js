/* global addEventListener, indexedDB, postMessage */
/**
 * Runs beside the page and notices that it does not answer. It is served as it stands here, so it imports nothing.
 *
 * The page sends `{ watched, asking, running: [suspect], loaded: [suspect], begun: suspect | null }` every half second, and
 * `{ begun }` as soon as code of a remote begins to run, and when that is over. A suspect is `{ entry, remote, version }`;
 * `loaded` are all whose code is in the page, `running` those that are drawn or being loaded. `watched` is false while the page has a right to
 * be silent, as one in the background has, and `asking` is true while it waits for somebody's answer. The worker sends `{ remembered: [case] }` at first, when a page of this browser fell silent, and when this one
 * answers again; a case is a suspect with `sure` and `at`, milliseconds since the epoch. `{ taken: [entry] }` says that the page keeps them.
 */
const LOOK_MS = 500;
const SILENT_MS = 5000;
/** A page that is only late says something within this. */
const LATE_MS = 2 * LOOK_MS;
const PROBE_MS = 30;
/** Reading the clock takes no longer: between two readings that are further apart others were run. */
const READING_MS = 2;

/**
 * @typedef {{ entry: string, remote: string, version: string }} Suspect
 * @typedef {{ watched: boolean, asking: boolean, running: Suspect[], loaded: Suspect[], begun: Suspect | null }} Page
 */

/** @type {Page} */
let page = { watched: false, asking: false, running: [], loaded: [], begun: null };
/** Time since the page was heard in which it could have answered. */
let silentMs = 0;
let lookedAt = performance.now();
let isSilent = false;
/** Pages that are open hear of it before they draw the same build. */
const others = typeof BroadcastChannel === 'function' ? new BroadcastChannel('slotwise-heartbeat') : null;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database gave no reason.'));
  });

/** @param {IDBTransactionMode} mode */
async function cases(mode) {
  const opening = indexedDB.open('slotwise-heartbeat', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('cases', { keyPath: 'entry' });
  const database = await done(opening);
  return database.transaction('cases', mode).objectStore('cases');
}

async function tellPage() {
  postMessage({ remembered: await done((await cases('readonly')).getAll()) });
}

/** @param {Suspect[]} suspects */
const once = (suspects) => [...new Map(suspects.map((each) => [each.entry, each])).values()];

/**
 * The remotes that may have kept the page from answering. Proven is the one whose code had just begun, and the only one
 * whose code is in the page. Otherwise it may be any that is drawn or being loaded: code in timers and listeners is known when it begins.
 * @param {Page} page @returns {{ sure: boolean, suspects: Suspect[] }}
 */
function suspectsOf({ running, loaded, begun }) {
  if (begun) return { sure: true, suspects: [begun] };
  const all = once([...running, ...loaded]);
  return { sure: all.length === 1, suspects: running.length > 0 ? once(running) : all };
}

async function remember() {
  const { sure, suspects } = suspectsOf(page);
  const store = await cases('readwrite');
  const at = Date.now();
  await Promise.all(
    suspects.map(({ entry, remote, version }) => done(store.put({ entry, remote, version, sure, at }))),
  );
  others?.postMessage(null);
}

/** @param {string[]} entries */
async function forget(entries) {
  const store = await cases('readwrite');
  for (const entry of entries) store.delete(entry);
}

/** A browser may keep no database for a page, as in private windows: then nothing is remembered. @param {Promise<void>} work */
const orNothing = (work) => work.catch((error) => console.debug('Nothing is remembered of pages that hang.', error));

addEventListener('message', ({ data }) => {
  if (data.taken) return void orNothing(forget(data.taken));
  silentMs = 0;
  page = { ...page, ...data };
  if (isSilent) void orNothing(tellPage());
  isSilent = false;
});
others?.addEventListener('message', () => void orNothing(tellPage()));

/**
 * The share of a core that a thread gets which never rests, from 0 to 1. The page cannot be asked; this thread is run on the same machine, and one
 * that rests most of the time is run at once even where a busy one waits for seconds, so it has to be busy for a moment.
 */
function shareOfCore() {
  const from = performance.now();
  let last = from;
  let ran = 0;
  while (ran < PROBE_MS && last - from < LOOK_MS) {
    const now = performance.now();
    ran += Math.min(now - last, READING_MS);
    last = now;
  }
  return ran / (last - from);
}

setInterval(() => {
  const now = performance.now();
  // A look that comes late counts as one: the machine slept, or nothing of this page was run.
  const passed = Math.min(now - lookedAt, LOOK_MS);
  lookedAt = now;
  // Browsers stop pages in the background between two pieces of work, not within one.
  const mayBeSilent = page.asking || (!page.watched && !page.begun);
  if (mayBeSilent || isSilent) return;
  silentMs += silentMs < LATE_MS ? passed : passed * shareOfCore();
  if (silentMs < SILENT_MS) return;
  isSilent = true;
  void orNothing(remember());
}, LOOK_MS);

tellPage().catch((error) => {
  console.debug('Nothing is remembered of pages that hang.', error);
  postMessage({ remembered: [] });
});
