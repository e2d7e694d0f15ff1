import { setTimeout as sleep } from 'node:timers/promises';
import { Listener } from './listener.mjs';
import { Session } from './sessions.mjs';
import { Writer } from './writer.mjs';

/** Of one session, below what the server lets one have. */
const STREAMS_EACH = 20;
export const WRITERS = 8;
const AT_ONCE = 25;
const NOTICED_MS = 1000;
export const CURRENT_WITHIN_MS = 10_000;

/** @template T, R @param {readonly T[]} items @param {(item: T, at: number) => Promise<R>} work @returns {Promise<R[]>} */
async function inParallel(items, work) {
  /** @type {R[]} */
  const answers = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const at = next++;
      answers[at] = await work(/** @type {T} */ (items[at]), at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return answers;
}

/** Streams, writers and what is counted about them. */
export class Load {
  /** @type {Listener[]} */
  listeners = [];
  /** @type {Writer[]} */
  writers = [];

  /** @param {string} url @param {() => Promise<Map<string, number>>} written the last number of each company */
  constructor(url, written) {
    this.url = url;
    this.written = written;
  }

  /** Companies of as many people as so many streams need. @param {number} streams */
  sessionsFor(streams) {
    return inParallel(Array.from({ length: Math.ceil(streams / STREAMS_EACH) }), () => Session.begin(this.url));
  }

  /** @param {readonly Session[]} sessions @param {number} streams @param {number} writes a second */
  async begin(sessions, streams, writes) {
    const { url } = this;
    this.listeners = Array.from(
      { length: streams },
      (_, n) => new Listener(/** @type {Session} */ (sessions[n % sessions.length]), url),
    );
    await inParallel(this.listeners, (listener) => listener.start());
    const writers = Math.min(WRITERS, sessions.length);
    this.writers = Array.from({ length: writers }, (_, n) => {
      const own = sessions.filter((__, at) => at % writers === n);
      return new Writer(url, own, { pauseMs: (1000 * writers) / writes, name: `Writer ${n} name` });
    });
    this.writing = this.writers.map((writer) => writer.run());
    // A listener without a position would not know what it missed.
    while (this.listeners.some(({ last }) => last === undefined)) await sleep(50);
  }

  /** Waits until all have heard what is written by now. @param {number} since @returns ms since then */
  async current(since) {
    // A stream that ends takes a moment to be noticed: messages that are written meanwhile are to be heard, too.
    await sleep(NOTICED_MS);
    const written = await this.written();
    const behind = () => this.listeners.filter(({ last = 0, channel }) => last < (written.get(channel) ?? 0));
    let told = Date.now();
    while (behind().length > 0) {
      await sleep(20);
      if (Date.now() - told < CURRENT_WITHIN_MS) continue;
      told = Date.now();
      console.log(`  ${behind().length} are behind: ${JSON.stringify(behind().slice(0, 3))}`);
    }
    return Date.now() - since;
  }

  counts() {
    const sum = (/** @type {(listener: Listener) => number} */ figureOf) =>
      this.listeners.reduce((total, listener) => total + figureOf(listener), 0);
    return {
      heard: sum(({ heard }) => heard),
      lost: sum(({ lost }) => lost),
      twice: sum(({ twice }) => twice),
      resets: sum(({ resets }) => resets),
      openings: sum(({ openings }) => openings),
      'streams refused': sum(({ refused }) => Object.values(refused).reduce((total, n) => total + n, 0)),
      '5xx': this.writers.reduce(
        (total, { refused }) => total + refused.filter(({ status }) => status >= 500).length,
        0,
      ),
      'broken off': this.writers.reduce((total, { brokenOff }) => total + brokenOff, 0),
      writes: this.writers.reduce((n, { acknowledged }) => n + [...acknowledged.values()].flat().length, 0),
    };
  }

  /** Writes that were in the middle when something was ended. */
  get asking() {
    return this.writers.filter(({ isAsking }) => isAsking).length;
  }

  async endWriting() {
    for (const writer of this.writers) writer.end();
    await Promise.all(this.writing ?? []);
  }

  end() {
    for (const listener of this.listeners) listener.end();
  }
}
