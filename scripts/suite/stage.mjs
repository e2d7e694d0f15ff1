import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { sampleApi } from './sample-api.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const BUILT_SCRIPTS = /<script[^>]*\ssrc=[^>]*><\/script>/g;
const answers = sampleApi();

/** The remote as a registry names it. @param {import('./builds.mjs').Remote} remote */
function entryOf({ id, build, description, mfManifest, isolated }) {
  const base = `/remotes/${id}/${build}/`;
  const { manifest, entry, integrity, preload } = description;
  return {
    id,
    version: manifest.version,
    build,
    manifest,
    entry: base + entry,
    mfManifest,
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [base + file, hash])),
    preload: preload.map((file) => base + file),
    ...(isolated && { isolated }),
  };
}

/**
 * The shell's page as the server fills it in (packages/shell/README.md), under the same policy.
 * @param {import('./builds.mjs').Shell} shell
 * @param {object} registry
 */
async function pageOf(shell, registry) {
  const nonce = randomBytes(16).toString('base64');
  const { scripts, integrity } = shell.description;
  const tags = scripts.map(
    (url) =>
      `<script defer crossorigin="anonymous" nonce="${nonce}" src="${url}" integrity="${integrity[url]}"></script>`,
  );
  const json = JSON.stringify(registry).replace(/</g, '\\u003c');
  const data = `<script type="application/json" id="slotwise-registry" nonce="${nonce}">${json}</script>`;
  const page = await shell.read('index.html');
  if (!page) throw new Error(`The shell ${shell.build} has no page.`);
  const template = page.toString('utf8');
  const html = template
    .replace(BUILT_SCRIPTS, '')
    .replace('<!--slotwise:head-->', () =>
      [`<meta name="slotwise-shell" content="${shell.build}">`, ...tags, data].join(''),
    )
    .replaceAll('__NONCE__', nonce);
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
  ];
  return { html, policy: policy.join('; ') };
}

/** The page in a frame of a remote that is kept apart, as the server gives it out. */
const ISOLATED = {
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slotwise</title><link rel="icon" href="data:,">
<style>html,body{height:100%;margin:0;overflow:hidden}</style><script defer src="/embed.js" data-isolated></script></head><body></body></html>`,
  policy: [
    'sandbox allow-scripts allow-forms allow-downloads',
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
};

/** @param {import('node:http').IncomingMessage} request */
const bodyOf = async (request) => {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Reports of the shell about a remote, and the stage of both.
 * @typedef {{ remote: string, version: string, kind: string, message?: string }} Report
 * @typedef {{ url: string, reports: Report[], spoil(on: boolean): void, close(): Promise<void> }} Stage
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * A page in which one shell and one remote meet, at an address of its own: the shell's page and files, the remote's
 * files, and a network made of the contract.
 * @param {{ shell: import('./builds.mjs').Shell, remote: import('./builds.mjs').Remote }} pair
 * @returns {Promise<Stage>} `reports`: what the shell reported of remotes; `spoil` takes the remote's
 *   files away, and gives them back
 */
export async function openStage({ shell, remote }) {
  const registry = { remotes: [entryOf(remote)] };
  /** @type {Report[]} */
  const reports = [];
  /** @type {Set<Response>} */
  const streams = new Set();
  let spoilt = false;

  /** @param {Response} response @param {string} file @param {Buffer | undefined} content */
  const sendFile = (response, file, content) => {
    if (!content) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      })
      .end(content);
  };
  /** @param {Response} response @param {number} status @param {unknown} body */
  const sendJson = (response, status, body) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(body));

  /** @param {import('node:http').IncomingMessage} request @param {Response} response @param {string} address below `/api` */
  const callApi = async (request, response, address) => {
    if (address === '/sse/stream') {
      streams.add(response);
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const data = { event: 'connected', channel: 'system', data: { connection_id: 'one' } };
      return response.write(`data: ${JSON.stringify(data)}\n\n`);
    }
    if (address === '/remotes/registry') return sendJson(response, 200, registry);
    if (address === '/remotes/reports') reports.push(JSON.parse(await bodyOf(request)));
    const answer = answers(request.method ?? 'GET', address);
    if (!answer) return sendJson(response, 404, { code: 'route_not_found', message: 'There is no such address.' });
    return sendJson(response, answer.status, answer.body);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stage');
    const own = `/remotes/${remote.id}/${remote.build}/`;
    const serve = async () => {
      if (pathname.startsWith('/api/')) return callApi(request, response, pathname.slice('/api'.length));
      if (pathname.startsWith(own)) {
        if (spoilt) return response.writeHead(503, { 'access-control-allow-origin': '*' }).end();
        return sendFile(response, pathname, await remote.read(pathname.slice(own.length)));
      }
      if (pathname === '/embed.js') return sendFile(response, pathname, await shell.embed());
      if (path.extname(pathname)) return sendFile(response, pathname, await shell.read(pathname.slice(1)));
      const { html, policy } = pathname === '/embed/isolated' ? ISOLATED : await pageOf(shell, registry);
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
        .end(html);
    };
    serve().catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    reports,
    spoil(on) {
      spoilt = on;
    },
    async close() {
      for (const stream of streams) stream.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
