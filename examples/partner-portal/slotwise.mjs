// @ts-check
/**
 * @typedef {import('@slotwise/platform/server').ApiErrorBody} ApiErrorBody
 * @typedef {import('@slotwise/platform/server').EmbedTokenAnswer} EmbedTokenAnswer
 * @typedef {import('@slotwise/platform/server').EmbedTokenRequest} EmbedTokenRequest
 */

/** Answer of the portal when it cannot do what was asked; the message is for people. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const NAME = 'Partner portal (example)';
const DEMONSTRATION = { email: 'owner@alderbrook.example', password: 'slotwise-demo' };
const REMOTES = ['roles', 'invitations', 'dashboard'];

/**
 * @param {string} slotwise where it is
 * @param {string} method
 * @param {string} address below `/api`
 * @param {string} [bearer]
 * @param {object} [body]
 */
async function call(slotwise, method, address, bearer, body) {
  let answer;
  try {
    answer = await fetch(`${slotwise}/api${address}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    });
  } catch {
    throw new Refused(503, `Slotwise cannot be reached at ${slotwise}. Is it running?`);
  }
  const content = await answer.json();
  if (answer.ok) return content;
  const { message, details } = /** @type {ApiErrorBody} */ (content);
  const reasons = details?.map(({ field, reason }) => `${field} ${reason}`).join('; ');
  throw new Refused(502, `Slotwise refused: ${message}${reasons ? ` (${reasons})` : ''}`);
}

/**
 * A token for one person, one screen and our own origin: the page's `fetchToken` hands it on.
 * @param {{ slotwise: string, key: string, remote: string, email: string, origin: string }} wanted
 */
export async function tokenFor({ slotwise, key, remote, email, origin }) {
  /** @type {EmbedTokenRequest} */
  const request = { remote, email, origin };
  /** @type {EmbedTokenAnswer} */
  const { access_token, expires_in } = await call(slotwise, 'POST', '/embed/tokens', key, request);
  return { access_token, expires_in };
}

/**
 * With the demonstration data the portal makes its own key, and ends the one of its last start.
 * @param {{ slotwise: string, origin: string }} places
 */
export async function demonstrationKey({ slotwise, origin }) {
  const { access_token: token } = await call(slotwise, 'POST', '/login', undefined, DEMONSTRATION).catch((error) => {
    throw new Refused(
      error.status,
      `${error.message}\nWithout the demonstration data, make a partner key and set SLOTWISE_PARTNER_KEY.`,
    );
  });
  /** @type {{ keys: { id: string, name: string }[] }} */
  const { keys } = await call(slotwise, 'GET', '/embed/keys', token);
  for (const { id } of keys.filter(({ name }) => name === NAME)) {
    await call(slotwise, 'DELETE', '/embed/keys', token, { key_id: id });
  }
  const body = { name: NAME, origins: [origin], remotes: REMOTES };
  const { secret } = await call(slotwise, 'POST', '/embed/keys', token, body);
  await call(slotwise, 'POST', '/logout', token);
  return secret;
}
