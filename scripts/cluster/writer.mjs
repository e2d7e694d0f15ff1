import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './sessions.mjs';

/** Renames companies in turn, again with the same key until it is told that it was done. */
export class Writer {
  /** Names by channel, in their order. @type {Map<string, string[]>} */
  acknowledged = new Map();
  /** Answers that were neither done nor an end of the connection. @type {{ status: number, code: string, at: number }[]} */
  refused = [];
  brokenOff = 0;
  isAsking = false;
  #ended = false;
  #url;
  #sessions;
  #pauseMs;
  #name;

  /** @param {string} url @param {readonly import('./sessions.mjs').Session[]} sessions @param {{ pauseMs: number, name: string }} how */
  constructor(url, sessions, { pauseMs, name }) {
    this.#url = url;
    this.#sessions = sessions;
    this.#pauseMs = pauseMs;
    this.#name = name;
  }

  async run() {
    for (let at = 0; !this.#ended; at++) {
      const session = this.#sessions[at % this.#sessions.length];
      if (session) await this.#rename(session, `${this.#name} ${at}`);
      await sleep(this.#pauseMs);
    }
  }

  /** @param {import('./sessions.mjs').Session} session @param {string} name */
  async #rename(session, name) {
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const token = await session.token();
      this.isAsking = true;
      const answer = await call(this.#url, 'PATCH /mycompany', { token, body: { name }, headers }).catch(
        () => undefined,
      );
      this.isAsking = false;
      if (answer?.status === 200) break;
      if (answer)
        this.refused.push({ status: answer.status, code: String(answer.body.code ?? 'proxy'), at: Date.now() });
      else this.brokenOff += 1;
      await sleep(20);
    }
    const names = this.acknowledged.get(session.channel) ?? [];
    names.push(name);
    this.acknowledged.set(session.channel, names);
  }

  end() {
    this.#ended = true;
  }
}
