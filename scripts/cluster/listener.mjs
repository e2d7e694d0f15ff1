import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './sessions.mjs';

const PAUSE_MS = 500;

/**
 * A client of a stream as ours is: it comes back with the last position that it has. It reads the numbers of events and
 * little else: a client that parsed each would cost more than the servers.
 */
export class Listener {
  /** Number of the company's last event; the first that is heard is where it begins. @type {number | undefined} */
  last = undefined;
  lost = 0;
  twice = 0;
  resets = 0;
  heard = 0;
  openings = 0;
  /** Of answers to openings that were no stream. @type {Record<string, number>} */
  refused = {};
  #position = '';
  #ended = false;
  /** @type {import('node:http').ClientRequest | undefined} */
  #request;
  #session;
  #url;
  /** @type {((number: number, at: number) => void) | undefined} */
  onEvent = undefined;

  /** @param {import('./sessions.mjs').Session} session @param {string} url */
  constructor(session, url) {
    this.#session = session;
    this.#url = url;
  }

  get channel() {
    return this.#session.channel;
  }

  /** Opens the stream and keeps it open. @returns when it was open, and subscribed, for the first time */
  start() {
    return new Promise((resolve, reject) => {
      void this.#run(resolve).catch(reject);
    });
  }

  end() {
    this.#ended = true;
    this.#request?.destroy();
  }

  /** @param {(value?: unknown) => void} isOpen */
  async #run(isOpen) {
    while (!this.#ended) {
      await this.#once(isOpen);
      // As browsers do, not all at once.
      if (!this.#ended) await sleep(PAUSE_MS * (0.2 + Math.random()));
    }
  }

  /** One opening, until the stream ends. @param {(value?: unknown) => void} isOpen */
  async #once(isOpen) {
    const token = await this.#session.token();
    const resumes = this.#position === '' ? '' : `&last_event_id=${encodeURIComponent(this.#position)}`;
    this.openings += 1;
    const asked = request(`${this.#url}/api/sse/stream?access_token=${token}${resumes}`, {
      agent: false,
      headers: { accept: 'text/event-stream' },
    });
    this.#request = asked;
    let rest = '';
    await new Promise((resolve) => {
      asked.on('error', resolve).on('close', resolve);
      asked.on('response', (answer) => {
        if (answer.statusCode !== 200) {
          const status = String(answer.statusCode);
          this.refused[status] = (this.refused[status] ?? 0) + 1;
          asked.destroy();
          return;
        }
        answer.on('error', () => {});
        answer.setEncoding('utf8').on('data', (chunk) => {
          rest += chunk;
          // The last frame may be there by half.
          const end = rest.lastIndexOf('\n\n');
          if (end < 0) return;
          this.#read(rest.slice(0, end), isOpen);
          rest = rest.slice(end + 2);
        });
      });
      asked.end();
    });
  }

  /** @param {string} frames @param {(value?: unknown) => void} isOpen */
  #read(frames, isOpen) {
    const at = performance.timeOrigin + performance.now();
    for (const frame of frames.split('\n\n')) {
      const id = /^id: (\S+)$/m.exec(frame)?.[1];
      if (id !== undefined) this.#position = id;
      if (frame.includes('"event":"connected"')) void this.#subscribe(frame, isOpen);
      else if (frame.includes('"event":"reset"')) this.resets += 1;
      else if (frame.includes(`"channel":"${this.channel}"`)) this.#count(id, at);
    }
  }

  /** @param {string | undefined} id @param {number} at */
  #count(id, at) {
    const number = Number(/c:(\d+)/.exec(id ?? '')?.[1]);
    this.heard += 1;
    const next = (this.last ?? number - 1) + 1;
    if (number < next) this.twice += 1;
    else this.lost += number - next;
    this.last = Math.max(number, this.last ?? 0);
    this.onEvent?.(number, at);
  }

  /** Asks for the company's channel, of which a stream that comes back has been told already. @param {string} frame @param {(value?: unknown) => void} isOpen */
  async #subscribe(frame, isOpen) {
    if (this.#position.includes('c:')) return;
    const connection = /"connection_id":"([^"]+)"/.exec(frame)?.[1] ?? '';
    const answer = await call(this.#url, 'POST /sse/subscribe', {
      token: await this.#session.token(),
      body: { channel: this.channel },
      headers: { 'x-connection-id': connection },
    }).catch(() => undefined);
    if (answer?.status === 200) isOpen();
    else this.#request?.destroy();
  }
}
