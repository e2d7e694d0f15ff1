import { newestVersions, SHELLS } from './builds.mjs';

/** The request is impossible; the message is for people. `code`: the server's word for it, if it was the server. */
export class Refused extends Error {
  /** @param {string} message @param {string} [code] */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

const NO_KEY =
  'SLOTWISE_DEPLOY_KEY is not set. An administrator of the deployment makes a deploy key on the page /remotes, under "Deploy keys". Then:\n  export SLOTWISE_DEPLOY_KEY=swd_…';

/** Address of the deployment: as given, else by the environment, else here. @param {string} [given] */
export const serverOf = (given) =>
  (given || process.env.SLOTWISE_SERVER || `http://127.0.0.1:${process.env.PORT || 4000}`).replace(/\/+$/, '');

/** @param {Response} response @param {string} text its body */
function refusalOf(response, text) {
  try {
    /** @type {import('../../packages/contract/src/index.ts').ApiErrorBody} */
    const { code, message, details = [] } = JSON.parse(text);
    return new Refused([message, ...details.map(({ field, reason }) => `  ${field}: ${reason}`)].join('\n'), code);
  } catch {
    return new Refused(`The server answered ${response.status}, and not in its own words.`);
  }
}

/** Why a call did not arrive. `fetch` says only that it failed; the cause has the reason. @param {unknown} error */
export function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * The API of a running server: `address` is below `/api`, but for files, which lie beside it.
 * @typedef {{ server: string, get(address: string): Promise<any>, post(address: string, body: object): Promise<any>,
 *   upload(address: string, body: Buffer): Promise<any> }} Api
 */

/** The API of a running server, as the holder of the key. @param {string} server @returns {Api} @throws Refused without a key */
export function connect(server) {
  const key = process.env.SLOTWISE_DEPLOY_KEY;
  if (!key) throw new Refused(NO_KEY);
  /** @param {string} method @param {string} address @param {RequestInit} init */
  const ask = async (method, address, init) => {
    let response;
    try {
      response = await fetch(server + address, {
        ...init,
        method,
        headers: { authorization: `Bearer ${key}`, ...init.headers },
      });
    } catch (error) {
      throw new Refused(`${server} cannot be reached: ${reasonOf(error)}`);
    }
    const text = await response.text();
    if (response.ok) return text ? JSON.parse(text) : null;
    throw refusalOf(response, text);
  };
  return {
    server,
    get: (address) => ask('GET', `/api${address}`, {}),
    post: (address, body) =>
      ask('POST', `/api${address}`, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    upload: (address, body) =>
      ask('PUT', address, { body: new Uint8Array(body), headers: { 'content-type': 'application/octet-stream' } }),
  };
}

/** Reads files below an address, each once. @param {string} base @returns {import('./builds.mjs').Read} */
function readBelow(base) {
  /** @type {Map<string, Promise<Buffer | undefined>>} */
  const known = new Map();
  /** @param {string} file */
  const load = async (file) => {
    const response = await fetch(base + file);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  };
  return (file) => {
    const content = known.get(file) ?? load(file);
    known.set(file, content);
    return content;
  };
}

/** @param {Buffer | undefined} content */
const parsed = (content) => content && JSON.parse(content.toString('utf8'));

/**
 * The shells that people have open: the one that is given out and the one before.
 * @param {string} server
 * @param {{ build: string }[]} shells as `GET /remotes` names them
 * @returns {Promise<import('./builds.mjs').Shell[]>} newest first
 */
export async function deployedShells(server, shells) {
  /** @type {import('./builds.mjs').Shell[]} */
  const found = [];
  for (const { build } of shells.slice(0, SHELLS)) {
    const readKept = readBelow(`${server}/remotes/_shell/${build}/`);
    /** @param {string} file */
    const read = (file) => readKept(file === 'index.html' ? 'page.txt' : file);
    const description = parsed(await read('shell.json'));
    if (description) found.push({ build, description, read, embed: () => readBelow(`${server}/`)('embed.js') });
  }
  return found;
}

/**
 * The last versions of remotes whose files are there; without those from before descriptions were kept with them.
 * @param {string} server
 * @param {{ id: string, isolated: boolean, versions: { available: boolean, version: string, build: string }[] }[]} remotes as `GET /remotes` names them
 * @returns {Promise<import('./builds.mjs').Remote[]>}
 */
export async function deployedRemotes(server, remotes) {
  /** @type {import('./builds.mjs').Remote[]} */
  const found = [];
  const whole = remotes.flatMap(({ id, versions }) =>
    versions.filter(({ available }) => available).map(({ version, build }) => ({ id, version, build })),
  );
  for (const { id, versions } of newestVersions(whole)) {
    for (const { version, build } of versions) {
      const read = readBelow(`${server}/remotes/${id}/${build}/`);
      const description = parsed(await read('slotwise.json'));
      const mfManifest = description && parsed(await read(description.entry));
      const isolated = remotes.some((remote) => remote.id === id && remote.isolated);
      if (mfManifest) found.push({ id, version, build, description, mfManifest, read, isolated });
    }
  }
  return found;
}

/**
 * Tells the deployment how pairs went: it serves none that failed.
 * @param {Api} api
 * @param {import('./run-matrix.mjs').Cell[]} cells
 * @returns {Promise<'publisher' | 'deployment' | undefined>} as whose word it takes that; undefined: there was nothing to tell
 */
export async function recordTrials(api, cells) {
  let toldBy;
  for (const remote of new Set(cells.map((cell) => cell.remote))) {
    const trials = cells
      .filter((cell) => cell.remote === remote)
      .map(({ shell, build, passed, why }) => ({ shell, build, passed, ...(why && { why: why.slice(0, 500) }) }));
    const { toldBy: told } = await api.post('/remotes/trials', { remote, trials });
    toldBy = told;
  }
  return toldBy;
}
