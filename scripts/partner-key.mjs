import { parseArgs } from 'node:util';
import { reasonOf, Refused } from './suite/deployment.mjs';

export const usage = `Keys with which a partner's server gets tokens for remotes in its own pages. Signs in as an administrator of the
company or WMS, by SLOTWISE_EMAIL and SLOTWISE_PASSWORD.

  make --name "Customer portal" --origin https://portal.example.com --remote roles
                                         --origin and --remote as often as needed; the key is shown once
  list                                   keys that are not revoked
  revoke <id>                            ends the key and all its tokens at once

  --server  where it runs; default: SLOTWISE_SERVER, else http://127.0.0.1:\${PORT or 4000}`;

const options = /** @type {const} */ ({
  server: { type: 'string' },
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  remote: { type: 'string', multiple: true },
});

/**
 * @typedef {(method: string, address: string, body?: object) => Promise<any>} Ask
 * @typedef {{ name?: string, origin?: string[], remote?: string[] }} Values
 */

/** @param {string} server @returns {Ask} */
function connect(server) {
  /** @type {string | undefined} */
  let token;
  return async (method, address, body) => {
    let response;
    try {
      response = await fetch(`${server}/api${address}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: body && JSON.stringify(body),
      });
    } catch (error) {
      throw new Refused(`${server} cannot be reached: ${reasonOf(error)}`);
    }
    const answer = await response.json().catch(() => ({ message: `The server answered ${response.status}.` }));
    if (address === '/login') token = answer.access_token;
    if (response.ok) return answer;
    /** @type {{ field: string, reason: string }[]} */
    const details = answer.details ?? [];
    const reasons = details.map(({ field, reason }) => `  ${field}: ${reason}`);
    throw new Refused([answer.message, ...reasons].join('\n'));
  };
}

/** @type {Record<string, (ask: Ask, values: Values, id: string | undefined) => Promise<void>>} */
const commands = {
  async make(ask, { name, origin = [], remote = [] }) {
    if (!name || origin.length === 0 || remote.length === 0) throw new Refused(usage);
    const { key, secret } = await ask('POST', '/embed/keys', { name, origins: origin, remotes: remote });
    console.log(
      `Key ${key.id} for ${remote.join(', ')} in pages of ${origin.join(', ')}. Keep it on your server:\n${secret}`,
    );
  },
  async list(ask) {
    const { keys } = await ask('GET', '/embed/keys');
    for (const { id, name, origins, remotes, lastUsedAt } of keys) {
      console.log(`${id}  ${name}: ${remotes.join(', ')} at ${origins.join(', ')}; last used ${lastUsedAt ?? 'never'}`);
    }
    if (keys.length === 0) console.log('There are no partner keys.');
  },
  async revoke(ask, _values, id) {
    if (!id) throw new Refused(usage);
    await ask('DELETE', '/embed/keys', { key_id: id });
    console.log(`Key ${id} and its tokens are over.`);
  },
};

/** @param {string[]} args */
async function run(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const command = commands[positionals[0] ?? ''];
  const { SLOTWISE_EMAIL: email, SLOTWISE_PASSWORD: password, SLOTWISE_SERVER, PORT = '4000' } = process.env;
  if (!command) throw new Refused(usage);
  if (!email || !password) throw new Refused('SLOTWISE_EMAIL and SLOTWISE_PASSWORD are not set.');
  const server = String(values.server ?? SLOTWISE_SERVER ?? `http://127.0.0.1:${PORT}`).replace(/\/+$/, '');
  const ask = connect(server);
  await ask('POST', '/login', { email, password });
  try {
    await command(ask, values, positionals[1]);
  } finally {
    await ask('POST', '/logout');
  }
}

/** `npm run partner-key -- make …`. @param {string[]} args @returns the exit code */
export async function main(args) {
  try {
    await run(args);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 1;
  }
}
