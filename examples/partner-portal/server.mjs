import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loginPage, screenPage, SCREENS } from './pages.mjs';
import { demonstrationKey, Refused, tokenFor } from './slotwise.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const COOKIE = 'portal_session';
/** @type {Record<string, string>} */
const TYPES = { '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };
const BODY_MAX = 4096;

/** The portal's own customers. A real portal has its own accounts; Slotwise is only told whose screen it is. */
export const PEOPLE = [
  { email: 'owner@alderbrook.example', name: 'The owner', note: 'may see and change everything' },
  { email: 'member@alderbrook.example', name: 'A member', note: 'may look, and change nothing' },
];

/** Nothing but our own files and Slotwise: this is all that a page which embeds must allow. @param {string} slotwise */
const policyFor = (slotwise) =>
  [
    "default-src 'none'",
    `script-src 'self' ${slotwise}`,
    // And one style element with nothing in it, by its hash: the components of a remote put it into the head.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    `connect-src 'self' ${slotwise}`,
    `frame-src ${slotwise}`,
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Answer
 */

/** @param {Request} request */
const bodyOf = async (request) => {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > BODY_MAX) throw new Refused(413, 'That is too long.');
  }
  return text;
};

/**
 * The portal as a program: pages, sessions, and the one call that needs the partner key.
 * @param {{ port?: number, origin?: string, slotwise: string, key: string }} options `origin`: how browsers call it
 */
export async function startPortal({ port = 4300, origin, slotwise, key }) {
  /** Session id → the person's address. In memory: it is an example. @type {Map<string, string>} */
  const sessions = new Map();
  /** @param {Request} request */
  const personOf = (request) => {
    const [, id = ''] = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '') ?? [];
    const email = sessions.get(id);
    return PEOPLE.find((person) => person.email === email);
  };

  /** @type {Record<string, (request: Request, answer: Answer) => unknown>} */
  const routes = {
    'GET /': (_request, answer) => redirect(answer, '/team'),
    'GET /login': (_request, answer) => page(answer, loginPage(PEOPLE)),
    'POST /login': async (request, answer) => {
      const email = new URLSearchParams(await bodyOf(request)).get('email') ?? '';
      if (!PEOPLE.some((person) => person.email === email))
        throw new Refused(400, 'Nobody by that name is a customer.');
      const id = randomBytes(18).toString('base64url');
      sessions.set(id, email);
      redirect(answer, '/team', { 'set-cookie': `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax` });
    },
    'POST /logout': (_request, answer) =>
      redirect(answer, '/login', { 'set-cookie': `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` }),
    // The whole of a partner's work: their own session decides who it is, and the key stays on this side.
    'POST /slotwise-token': async (request, answer) => {
      const person = personOf(request);
      if (!person) throw new Refused(401, 'Please sign in to the portal.');
      if (request.headers['sec-fetch-site'] !== 'same-origin') throw new Refused(403, 'Only this portal may ask.');
      const { remote } = JSON.parse(await bodyOf(request));
      json(answer, 200, await tokenFor({ slotwise, key, remote, email: person.email, origin: own }));
    },
  };
  for (const address of Object.keys(SCREENS)) {
    routes[`GET ${address}`] = (request, answer) => {
      const person = personOf(request);
      if (person) page(answer, screenPage(address, person, slotwise));
      else redirect(answer, '/login');
    };
  }

  const headers = { 'content-security-policy': policyFor(slotwise), 'x-content-type-options': 'nosniff' };
  /** @param {Answer} answer @param {string} html */
  const page = (answer, html) =>
    answer
      .writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(html);
  /** @param {Answer} answer @param {number} status @param {unknown} value */
  const json = (answer, status, value) =>
    answer
      .writeHead(status, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(value));
  /** @param {Answer} answer @param {string} to @param {import('node:http').OutgoingHttpHeaders} [more] */
  const redirect = (answer, to, more = {}) => answer.writeHead(303, { location: to, ...more }).end();

  /** @param {string} pathname @param {Answer} answer */
  const file = async (pathname, answer) => {
    const name = path.basename(pathname);
    const type = TYPES[path.extname(name)];
    const content = type && (await readFile(path.join(here, 'public', name)).catch(() => undefined));
    if (!content) throw new Refused(404, 'There is no such page.');
    answer.writeHead(200, { ...headers, 'content-type': type, 'cache-control': 'no-cache' }).end(content);
  };

  /** @param {import('node:http').IncomingMessage} request @param {Answer} answer */
  const serve = async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    try {
      const route = routes[`${request.method} ${pathname}`];
      if (route) await route(request, answer);
      else if (request.method === 'GET') await file(pathname, answer);
      else throw new Refused(404, 'There is no such page.');
    } catch (error) {
      const known = error instanceof Refused;
      if (!known) console.error(error);
      json(answer, known ? error.status : 500, { message: known ? error.message : 'Something went wrong.' });
    }
  };
  const server = createServer((request, answer) => {
    // The answer was begun and cannot be given any more.
    serve(request, answer).catch((error) => answer.destroy(error));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const own = origin ?? `http://127.0.0.1:${address.port}`;
  return {
    url: own,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Started as a program: with a key of its own, or with the demonstration data with one that it makes itself. */
async function main() {
  const port = Number(process.env.PORTAL_PORT ?? 4300);
  const slotwise = (process.env.SLOTWISE_URL ?? 'http://127.0.0.1:4000').replace(/\/+$/, '');
  const origin = process.env.PORTAL_ORIGIN ?? `http://127.0.0.1:${port}`;
  const key = process.env.SLOTWISE_PARTNER_KEY ?? (await demonstrationKey({ slotwise, origin }));
  const portal = await startPortal({ port, origin, slotwise, key });
  console.log(`The partner portal is ready at ${portal.url}, with Slotwise at ${slotwise}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error instanceof Refused || error.code === 'EADDRINUSE' ? error.message : error);
    process.exitCode = 1;
  });
}
