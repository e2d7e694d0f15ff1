import { API_PREFIX } from '@slotwise/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../http/errors';
import { languageOf } from '../language';
import { givenHost, isLoopbackHost } from '../http/local-only';
import type { ModuleParts } from '../module';
import type { Services } from '../services';
import { AssetFolder, compress, pickEncoding, toAsset } from './assets';
import { addDocs } from './docs';
import { FAVICON, ROBOTS } from './for-machines';
import { PageMaker, type Page } from './page';
import { IMMUTABLE, sendAsset } from './send-asset';
import { lastWorker, SERVICE_WORKER, serviceWorkerPolicy } from './service-worker';

/** Names that hold a hash of the content never change it. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const PAGE_QUALITY = 5;
/** Below these lie files of the shell's and of remotes' builds, and no page. */
const FILES = /^[/](?:assets[/]|shell[/]|remotes[/]+[^/])/;

/**
 * Serves the page for every address that is not the API's or a module's, and the files of the shell.
 * @param registry what the page carries inline; left out: no remotes.
 */
export async function addWeb(
  app: FastifyInstance,
  registry: ModuleParts['registry'],
  services: Services,
): Promise<void> {
  const { config, log } = services;
  const { shellDir } = config;
  await addDocs(app);
  const shell = shellDir ? new AssetFolder(shellDir) : undefined;
  const pages = shellDir
    ? new PageMaker(shellDir, {
        ...{ origins: config.remoteOrigins, tls: Boolean(config.tls) },
        ...{ overridable: config.allowRemoteOverrides, keepable: config.keepPages },
      })
    : undefined;
  const known = async (request: FastifyRequest) => {
    const visit = {
      cookies: request.headers.cookie,
      secure: request.protocol === 'https',
      shell: await pages?.build(),
    };
    return (
      registry?.(visit).catch((fault: unknown) => {
        log.error({ err: fault }, 'the page goes out without its registry');
        return null;
      }) ?? null
    );
  };

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

  const last = toAsset(lastWorker(), '.js');
  app.get(SERVICE_WORKER, async (request, reply) => {
    const worker = config.keepPages ? await shell?.find(SERVICE_WORKER) : last;
    if (!worker) return notFound(reply);
    void reply.header('content-security-policy', serviceWorkerPolicy(config.remoteOrigins));
    return sendAsset(request, reply, worker, 'no-cache');
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)) return notFound(reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    // A path that can only be a file is never the page, which a browser that asked for a script would refuse.
    if (FILES.test(decode(path)) || /\.[a-z0-9]+$/i.test(decode(path))) {
      const asset = path === '/index.html' ? undefined : await shell?.find(path);
      return asset ? sendAsset(request, reply, asset, HASHED.test(path) ? IMMUTABLE : 'no-cache') : notFound(reply);
    }
    const page = await pages?.make(
      path,
      await known(request),
      languageOf(request.headers),
      request.protocol === 'https' || isLoopbackHost(givenHost(request)),
    );
    return page ? sendPage(request, reply, page) : notBuilt(reply);
  });
}

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not an address that we could have given to anyone.
    return path;
  }
};

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send(errorBody('route_not_found'));

const notBuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('The API is running, but the interface is not built yet: npm start builds it.\n');

async function sendPage(request: FastifyRequest, reply: FastifyReply, { html, headers }: Page) {
  const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const body = await compress(Buffer.from(html), encoding, PAGE_QUALITY);
  return reply
    .code(200)
    .headers({
      ...headers,
      vary: 'accept-encoding, accept-language, cookie',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    .send(body);
}
