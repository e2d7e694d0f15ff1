import type { Registry } from '@slotwise/contract';
import { API_PREFIX } from '@slotwise/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../http/errors';
import { givenHost, isLoopbackHost } from '../http/local-only';
import type { Services } from '../services';
import { AssetFolder, compress, pickEncoding, type Asset } from './assets';
import { addDocs } from './docs';
import { FAVICON, ROBOTS } from './for-machines';
import { PageMaker, type Page } from './page';
import { RemoteFiles } from './remote-builds';

export interface WebOptions {
  /** Folder of the built shell. */
  shellDir: string | undefined;
  /** Folder of the remotes' builds. */
  remotesDir: string | undefined;
  /** What the page carries inline, as `GET /remotes/registry` answers it. */
  registry(services: Services): Promise<Registry>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Names that hold a hash of the content never change it. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const PAGE_QUALITY = 5;

/** Serves the page for every address that is not the API's, and the files of the shell and the remotes. */
export async function addWeb(app: FastifyInstance, options: WebOptions, services: Services): Promise<void> {
  const { config } = services;
  await addDocs(app);
  const shell = options.shellDir ? new AssetFolder(options.shellDir) : undefined;
  const remotes = options.remotesDir ? new RemoteFiles(options.remotesDir) : undefined;
  const pages = options.shellDir
    ? new PageMaker(options.shellDir, () => options.registry(services), config.remoteOrigins, Boolean(config.tls))
    : undefined;

  app.get<{ Params: { id: string; build: string; '*': string } }>('/remotes/:id/:build/*', async (request, reply) => {
    const { id, build, '*': file } = request.params;
    const asset = await remotes?.find(id, build, file);
    // Pages of other origins load remotes too, and may measure it.
    void reply.headers({
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    // The build's hash is in the address: whatever the file, it never changes there.
    return asset ? sendAsset(request, reply, asset, IMMUTABLE) : notFound(reply);
  });

  for (const [path, { type, text }] of [
    ['/robots.txt', ROBOTS],
    ['/favicon.ico', FAVICON],
  ] as const) {
    app.get(path, (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'cache-control': 'public, max-age=86400',
          'x-content-type-options': 'nosniff',
        })
        .send(text),
    );
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)) return notFound(reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    if (/\.[a-z0-9]+$/i.test(path)) {
      const asset = path === '/index.html' ? undefined : await shell?.find(decode(path));
      return asset ? sendAsset(request, reply, asset, HASHED.test(path) ? IMMUTABLE : 'no-cache') : notFound(reply);
    }
    const page = await pages?.make(request.protocol === 'https' || isLoopbackHost(givenHost(request)));
    return page ? sendPage(request, reply, page) : notBuilt(reply);
  });
}

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not an address that we could have given to anyone.
    return '';
  }
};

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send(errorBody('route_not_found'));

const notBuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('The API is running, but the interface is not built yet: npm start builds it.\n');

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, caching: string) {
  const encoding = pickEncoding(request.headers['accept-encoding'], asset.encodings);
  void reply.headers({
    'content-type': asset.type,
    'cache-control': caching,
    etag: asset.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  return reply.send(await asset.body(encoding));
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { html, headers }: Page) {
  const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const body = await compress(Buffer.from(html), encoding, PAGE_QUALITY);
  return reply
    .code(200)
    .headers({
      ...headers,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    .send(body);
}
