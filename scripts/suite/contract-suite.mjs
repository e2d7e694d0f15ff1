import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace.mjs';
import { openStage } from './stage.mjs';

const e2e = createRequire(path.join(root, 'e2e/package.json'));
const NOWHERE = '/no-remote-is-here';
/** Anything that is not there by then has failed. */
const PATIENCE_MS = 15_000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/**
 * Of Playwright, which is a package of the journeys.
 * @typedef {import('../../e2e/fixtures/test.ts').Member} Member
 * @typedef {Member['page']} Page
 * @typedef {NonNullable<ReturnType<Member['context']['browser']>>} Browser
 */

/**
 * A remote under test: its pages, its stage, and the person.
 * @typedef {import('./builds.mjs').Remote} Remote
 * @typedef {{ browser: Browser, stage: import('./stage.mjs').Stage, remote: Remote, routes: string[], signedIn: boolean,
 *   look?: (page: Page, address: string) => Promise<void> }} Tour
 */

/** A promise of the contract that was not kept; the message says which, and by what. */
class Broken extends Error {}

/** Run in the page before anything else: counts what is left on the page and on its timers. */
function countWhatIsLeft() {
  const held = new Map();
  /** @param {EventTarget} target @param {string} type */
  const keyOf = (target, type) => (target === window ? `window ${type}` : `document ${type}`);
  const add = EventTarget.prototype.addEventListener;
  const remove = EventTarget.prototype.removeEventListener;
  /** @type {Map<string, Set<EventListenerOrEventListenerObject>>} */
  const listeners = new Map();
  /**
   * @this {EventTarget}
   * @param {string} type
   * @param {EventListenerOrEventListenerObject | null} listener
   * @param {boolean | AddEventListenerOptions} [options]
   */
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const isPages = this === window || this === document;
    const { once = false, signal = undefined } = typeof options === 'object' ? options : {};
    if (isPages && listener && !once) {
      const key = keyOf(this, type);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      signal?.addEventListener?.('abort', () => own.delete(listener));
    }
    return add.call(this, type, listener, options);
  };
  /**
   * @this {EventTarget}
   * @param {string} type
   * @param {EventListenerOrEventListenerObject | null} listener
   * @param {boolean | EventListenerOptions} [options]
   */
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener) listeners.get(keyOf(this, type))?.delete(listener);
    return remove.call(this, type, listener, options);
  };
  const { setInterval: start, clearInterval: stop } = window;
  window.setInterval = /** @type {typeof start} */ (
    (/** @type {Parameters<typeof start>} */ ...args) => {
      const id = start(...args);
      held.set(id, true);
      return id;
    }
  );
  window.clearInterval = (id) => {
    held.delete(id);
    stop(id);
  };
  /** @type {any} */ (window).contractSuiteLeft = () => ({
    ...Object.fromEntries([...listeners].map(([key, own]) => [`listeners of ${key}`, own.size])),
    timers: held.size,
    'elements of the body': document.body.children.length,
  });
}

/** @param {string} origin */
const tokens = (origin) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'access_token', value: 'contract-suite' },
        { name: 'refresh_token', value: 'contract-suite' },
        { name: 'expires_at', value: String(Date.now() + 600_000) },
      ],
    },
  ],
});

/** One person who looks at one remote in one shell. */
class Visit {
  /** @type {string[]} */
  complaints = [];
  spoilt = false;

  /** @param {Page} page @param {import('./stage.mjs').Stage} stage @param {Remote} remote */
  constructor(page, stage, remote) {
    this.page = page;
    this.stage = stage;
    this.remote = remote;
    this.area = page.locator(`[data-remote="${remote.id}"]`);
    /** Where the remote itself draws. */
    this.drawing = remote.isolated ? this.area.frameLocator('iframe') : this.area;
    this.heading = this.drawing.getByRole('heading', { level: 1 }).first();
    this.alert = page.getByRole('main').getByRole('alert').first();
    this.ownAlert = this.drawing.getByRole('alert').first();
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || this.spoilt) return;
      // Only spoilt files are answered so, and a browser may say it a moment after they are there again.
      if (/\b503\b/.test(message.text()) && message.location().url.includes(`/remotes/${remote.id}/`)) return;
      this.complaints.push(`console: ${message.text()}`);
    });
  }

  async open() {
    await this.page.goto(this.stage.url + NOWHERE);
    await this.page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .waitFor({ timeout: PATIENCE_MS })
      .catch(() => {
        throw new Broken(`the shell did not start${this.because()}`);
      });
  }

  /** As a link of the shell does, even if it has none. @param {string} address */
  go(address) {
    return this.page.evaluate((to) => {
      history.pushState({ idx: 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
  }

  /** The first thing that was complained of, as the end of a sentence. */
  because() {
    const [first] = this.complaints;
    return first ? ` (${first.split('\n', 1).join('').slice(0, 300)})` : '';
  }

  /** @param {string} address */
  async shows(address) {
    const outcome = await Promise.race([
      this.heading.waitFor({ timeout: PATIENCE_MS }).then(
        () => 'shown',
        () => 'nothing',
      ),
      this.alert.waitFor({ timeout: PATIENCE_MS }).then(
        () => 'alert',
        () => 'nothing',
      ),
      ...(this.remote.isolated
        ? [
            this.ownAlert.waitFor({ timeout: PATIENCE_MS }).then(
              () => 'alert of its own',
              () => 'nothing',
            ),
          ]
        : []),
    ]);
    if (outcome === 'alert of its own')
      throw new Broken(`${address}: ${oneLine(await this.ownAlert.innerText())}${this.because()}`);
    if (outcome === 'alert') throw new Broken(`${address}: ${oneLine(await this.alert.innerText())}${this.because()}`);
    if (outcome === 'nothing') throw new Broken(`${address} shows no page with a heading${this.because()}`);
    await this.idle().catch(() => {
      throw new Broken(`${address} never finished loading${this.because()}`);
    });
  }

  async idle() {
    const isIdle = () => !document.querySelector('main [aria-busy=true], body > div [aria-busy=true]');
    const frames = this.remote.isolated ? this.page.frames() : [this.page];
    for (const frame of frames) await frame.waitForFunction(isIdle, null, { timeout: PATIENCE_MS });
  }

  /** @returns {Promise<Record<string, number>>} what is left on the page, counted */
  async leave() {
    await this.go(NOWHERE);
    await this.area.waitFor({ state: 'detached', timeout: PATIENCE_MS }).catch(() => {
      throw new Broken(`it stays when people go elsewhere${this.because()}`);
    });
    // Cleanups of effects run with the next frames.
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return this.page.evaluate(() => /** @type {any} */ (window).contractSuiteLeft());
  }

  /** The first failure that the shell reported of the remote, as the end of a sentence. */
  reported() {
    const own = this.stage.reports.find(({ remote, kind }) => remote === this.remote.id && kind !== 'loaded');
    return own ? ` (it reported ${own.kind}: ${oneLine(own.message ?? '')})` : '';
  }

  /** @param {string} doing what was going on, as the beginning of a sentence */
  quiet(doing) {
    if (this.complaints.length > 0) throw new Broken(`${doing}${this.because()}`);
  }
}

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** A remote whose files cannot be had is named in its place, and Retry brings it. @param {Visit} visit @param {string} address */
async function staysContained(visit, address) {
  const { stage, remote } = visit;
  visit.spoilt = true;
  stage.spoil(true);
  await visit.go(address);
  const { name } = remote.description.manifest;
  await visit.alert
    .filter({ hasText: name })
    .waitFor({ timeout: PATIENCE_MS })
    .catch(async () => {
      const isKnown = (await visit.area.count()) > 0;
      throw new Broken(
        isKnown
          ? `without its files the page does not name "${name}" in its place`
          : `the shell shows no page at ${address}${visit.reported()}`,
      );
    });
  stage.spoil(false);
  stage.reports.length = 0;
  visit.spoilt = false;
  await visit.alert
    .getByRole('button', { name: /retry/i })
    .click({ timeout: PATIENCE_MS })
    .catch(() => {
      throw new Broken('without its files the page offers no Retry');
    });
  await visit.shows(address);
}

/**
 * The shell tells of a theme and of a size; a remote that hears them goes on.
 * @param {Visit} visit @param {string} address
 */
async function hears(visit, address) {
  const { page } = visit;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page
    .waitForFunction(() => document.documentElement.dataset.theme === 'dark', null, { timeout: PATIENCE_MS })
    .catch(() => {
      throw new Broken('the page does not follow the theme of the browser');
    });
  await page.setViewportSize(PHONE);
  await visit.shows(address);
  await page.setViewportSize(DESKTOP);
  visit.quiet('it failed when the theme or the size of the page changed');
}

/** @param {Visit} visit @param {string} address */
async function leavesNothing(visit, address) {
  const before = await visit.leave();
  await visit.go(address);
  await visit.shows(address);
  const after = await visit.leave();
  const left = Object.entries(after).filter(([what, count]) => count > (before[what] ?? 0));
  if (left.length > 0) {
    const told = left.map(([what, count]) => `${what}: ${count - (before[what] ?? 0)} more`).join(', ');
    throw new Broken(`it leaves something behind each time it is closed (${told})`);
  }
}

/** @param {Visit} visit */
function reportsWell({ stage, remote }) {
  const own = stage.reports.filter((report) => report.remote === remote.id);
  const bad = own.find(({ kind }) => kind !== 'loaded');
  if (bad) throw new Broken(`the shell reported ${bad.kind}: ${oneLine(bad.message ?? '')}`);
  if (!own.some(({ kind, version }) => kind === 'loaded' && version === remote.version)) {
    throw new Broken(`the shell did not report that ${remote.version} was loaded`);
  }
}

/** Everything that one kind of visitor can go to. `look` is shown each page when it is there. @param {Tour} tour */
async function tour({ browser, stage, remote, routes, signedIn, look }) {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...(signedIn && { storageState: tokens(stage.url) }),
  });
  try {
    await context.addInitScript(countWhatIsLeft);
    const visit = new Visit(await context.newPage(), stage, remote);
    stage.reports.length = 0;
    await visit.open();
    const [first = ''] = routes;
    await staysContained(visit, first);
    for (const address of routes) {
      if (address !== first) {
        await visit.go(address);
        await visit.shows(address);
      }
      await look?.(visit.page, address);
      visit.quiet(`${address} complains`);
    }
    await hears(visit, routes.at(-1) ?? first);
    await leavesNothing(visit, first);
    reportsWell(visit);
    visit.quiet('it complains');
  } finally {
    await context.close();
  }
}

/**
 * The pages of a manifest, by the people who may see them. A page for anyone is looked at as a visitor.
 * @param {import('./builds.mjs').RemoteManifest} manifest
 */
const pagesOf = ({ routes }) =>
  [
    { signedIn: true, routes: routes.filter(({ access }) => access === 'user') },
    { signedIn: false, routes: routes.filter(({ access }) => access !== 'user') },
  ]
    .filter((group) => group.routes.length > 0)
    .map((group) => ({ ...group, routes: group.routes.map(({ path: address }) => address) }));

/**
 * Whether a shell and a remote keep what they promise each other: it loads, shows each of its pages, is contained
 * and mended when its files are missing, follows theme and size, throws and complains of nothing, leaves nothing behind.
 * @param {Browser} browser
 * @param {{ shell: import('./builds.mjs').Shell, remote: import('./builds.mjs').Remote,
 *   look?: Tour['look'] }} pair `look` may throw to refuse what is shown
 * @returns {Promise<{ passed: boolean, why: string | null, ms: number }>} `why` is null if it passed
 */
export async function tryPair(browser, { shell, remote, look }) {
  const started = performance.now();
  const stage = await openStage({ shell, remote });
  /** @param {string | null} why */
  const outcome = (why) => ({ passed: why === null, why, ms: Math.round(performance.now() - started) });
  try {
    for (const group of pagesOf(remote.description.manifest)) await tour({ browser, stage, remote, look, ...group });
    return outcome(null);
  } catch (error) {
    if (error instanceof Broken) return outcome(error.message);
    return outcome(oneLine(error instanceof Error ? error.message : String(error)).slice(0, 400));
  } finally {
    await stage.close();
  }
}

/**
 * The browser that the suite runs in.
 * @param {string} executablePath see `ensureBrowser`
 * @returns {Promise<Browser>}
 */
export const launch = (executablePath) =>
  e2e('playwright').chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
