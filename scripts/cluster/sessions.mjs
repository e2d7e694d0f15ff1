import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** Below the ten minutes that an access token lasts. */
const FRESH_MS = 7 * 60_000;

/**
 * @typedef {{ status: number, body: any, headers: import('node:http').IncomingHttpHeaders }} Answer
 * @param {string} url
 * @param {string} route as in the contract, `POST /login`
 * @param {{ token?: string, body?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<Answer>} rejects if the connection broke off
 */
export function call(url, route, { token, body, headers } = {}) {
  const [method = '', path = ''] = route.split(' ');
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api${path}`,
      {
        method,
        agent,
        headers: {
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (answer) => {
        let got = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          got += chunk;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          // A proxy answers in HTML.
          const parsed = got.startsWith('{') ? JSON.parse(got) : {};
          resolve({ status: answer.statusCode ?? 0, body: parsed, headers: answer.headers });
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** A person with a company of their own, who is signed in as long as the storm lasts. */
export class Session {
  #url;
  #tokens = { access_token: '', refresh_token: '' };
  #since = 0;
  /** @type {Promise<void> | undefined} */
  #refreshing;
  channel = '';

  /** @param {string} url */
  constructor(url) {
    this.#url = url;
  }

  /** @param {string} url */
  static async begin(url) {
    const session = new Session(url);
    const [email, password] = [`owner-${randomUUID()}@example.com`, 'correct horse battery'];
    const profile = { email, password, first_name: 'Ada', last_name: 'Lovelace', new_company_name: 'Storm' };
    await session.#take('POST /register', profile, 201);
    session.#tokens = await session.#take('POST /login', { email, password }, 200);
    session.#since = Date.now();
    const { body } = await call(url, 'GET /me', { token: session.#tokens.access_token });
    session.channel = `company:${body.me.companyID}`;
    return session;
  }

  /** @param {string} route @param {unknown} body @param {number} wanted */
  async #take(route, body, wanted) {
    const answer = await call(this.#url, route, { body });
    if (answer.status !== wanted) throw new Error(`${route} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** An access token that is still good for some minutes. */
  async token() {
    if (Date.now() - this.#since > FRESH_MS) this.#refreshing ??= this.#refresh();
    await this.#refreshing;
    return this.#tokens.access_token;
  }

  /** The number of the company's last event. */
  async position() {
    const { headers } = await call(this.#url, 'GET /me', { token: await this.token() });
    return Number(/c:(\d+)/.exec(String(headers['x-event-positions']))?.[1]);
  }

  async #refresh() {
    const { refresh_token } = this.#tokens;
    const answer = await call(this.#url, 'POST /refresh', { body: { refresh_token } }).catch(() => undefined);
    // Asked for again with the next use, if it failed.
    if (answer?.status === 200) [this.#tokens, this.#since] = [answer.body, Date.now()];
    this.#refreshing = undefined;
  }
}

export const closeConnections = () => agent.destroy();
