/* global addEventListener, indexedDB, postMessage */
/**
 * Runs beside the page and notices that it does not answer. It is served as it stands here, so it imports nothing.
 *
 * The page sends `{ watched, running: [suspect], begun: suspect | null }` every half second, and at once when the code of a
 * remote begins to run; a suspect is
 * `{ entry, remote, version, phase }`. `watched` is false while the page has a right to be silent.
 * The page also sends `{ put: case }`, `{ told: entry }` and `{ forget: entry }`. The worker sends `{ remembered: [case] }` at first and whenever
 * the page answers again; a case is a suspect with `sure`, `told` and `at`, milliseconds since the epoch.
 */
const LOOK_MS = 500;
const SILENT_MS = 5000;
const KEPT_MS = 7 * 24 * 3_600_000;

let page = { watched: false, running: [], begun: null };
let heardAt = performance.now();
let lookedAt = heardAt;
let isSilent = false;

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function cases(mode) {
  const opening = indexedDB.open('slotwise-heartbeat', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('cases', { keyPath: 'entry' });
  const database = await done(opening);
  return database.transaction('cases', mode).objectStore('cases');
}

async function tellPage() {
  const all = await done((await cases('readonly')).getAll());
  postMessage({ remembered: all.filter(({ at }) => Date.now() - at < KEPT_MS) });
}

/**
 * Remembers the remote that has kept the page from answering: the one whose code began after the page was last heard,
 * or the one whose files are being evaluated while nothing else is there. Otherwise it may be any that is drawn, and
 * none is sure.
 */
async function remember({ running, begun }) {
  const store = await cases('readwrite');
  const suspects = begun ? [begun] : running;
  const sure = begun !== null || (running.length === 1 && running[0].phase === 'loading');
  for (const { entry, remote, version } of suspects) {
    store.put({ entry, remote, version, sure, told: false, at: Date.now() });
  }
}

async function change({ put, told, forget }) {
  const store = await cases('readwrite');
  if (put) return store.put({ ...put, at: Date.now() });
  if (forget) return store.delete(forget);
  const known = await done(store.get(told));
  return known && store.put({ ...known, told: true });
}

/** A browser may keep no database for a page, as in private windows: then nothing is remembered. */
const orNothing = (work) => work.catch((error) => console.debug('Nothing is remembered of pages that hang.', error));

addEventListener('message', ({ data }) => {
  if (data.put || data.told || data.forget) return void orNothing(change(data));
  heardAt = performance.now();
  page = data;
  if (isSilent) void orNothing(tellPage());
  isSilent = false;
});

setInterval(() => {
  const now = performance.now();
  // The whole machine slept, or the browser let nothing of this page run.
  if (now - lookedAt > 4 * LOOK_MS) heardAt = now;
  lookedAt = now;
  if (!page.watched || isSilent || now - heardAt < SILENT_MS) return;
  isSilent = true;
  void orNothing(remember(page));
}, LOOK_MS);

tellPage().catch((error) => {
  console.debug('Nothing is remembered of pages that hang.', error);
  postMessage({ remembered: [] });
});
