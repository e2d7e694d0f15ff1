import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import { identify } from '../../platform/http/authenticate';
import { errorBody } from '../../platform/http/errors';
import { toAsset } from '../../platform/web/assets';
import { IMMUTABLE, sendAsset } from '../../platform/web/send-asset';
import type { Services } from '../../platform/services';
import { authorizePublisher } from '../deploy-keys';
import { findAnnouncedBuild } from './announcement-queries';
import { isFileName } from './build-description';
import { FolderFiles } from './folder-files';
import { protectionOf } from './protection';
import { ReleasedBuilds } from './released-builds';
import { pathOf, StoredFiles } from './stored-files';
import { findBuild } from './version-queries';

const FILE_LIMIT = 16 * 1024 * 1024;
/** Subresource integrity of a content, by the algorithm that `expected` names. */
const integrityLike = (expected: string, content: Buffer): string => {
  const [algorithm = 'sha384'] = expected.split('-');
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
};

/** The files that may be uploaded for a build, with their hashes: those of an announcement, or again those of a published version. */
async function uploadable(trx: Trx, remote: string, build: string): Promise<Record<string, string>> {
  const announced = await findAnnouncedBuild(trx, remote, build);
  if (announced) return announced.integrity;
  const version = await findBuild(trx, remote, build);
  return version?.source === 'published' ? version.integrity : {};
}

interface Address {
  Params: { id: string; build: string; '*': string };
}

/** The path of the file that an address names; undefined if it is spelled otherwise than the file is. */
function plainPath({ params, url }: FastifyRequest<Address>): string | undefined {
  const path = pathOf(params.id, params.build, params['*']);
  return isFileName(path) && url.split('?')[0] === `/remotes/${path}` ? path : undefined;
}

/** Serves the files of all builds and accepts uploads of the files that an announcement named. */
export function addRemoteFiles(app: FastifyInstance, services: Services): void {
  const { remotesDir } = services.config;
  const folder = remotesDir ? new FolderFiles(remotesDir) : undefined;
  const stored = new StoredFiles(services.files);
  const released = new ReleasedBuilds(services.db);
  const url = '/remotes/:id/:build/*';

  app.get<Address>(url, async (request, reply) => {
    const { id, build, '*': file } = request.params;
    const path = plainPath(request);
    // The scan of the folder comes last: it is slow, and few files lie only there.
    const asset =
      path !== undefined
        ? ((await folder?.find(id, build, file)) ??
          ((await released.has(id, build)) ? await stored.find(path) : undefined) ??
          (await folder?.findAnew(id, build, file)))
        : undefined;
    // Pages of other origins load remotes too and may measure how long that takes.
    void reply.headers({
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    void reply.headers(protectionOf(file));
    // The address contains the build's hash, so no file ever changes at its address.
    if (asset) return sendAsset(request, reply, asset, IMMUTABLE);
    return reply.code(404).header('cache-control', 'no-store').send(errorBody('route_not_found'));
  });

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    // Authorization precedes reading the body, so that strangers cannot fill the memory with files.
    const onRequest = async (request: FastifyRequest<Address>) => {
      const actor = await identify(request.headers, services);
      await authorizePublisher(services, { authorization: request.headers.authorization, actor }, request.params.id);
    };
    scope.put<Address>(url, { bodyLimit: FILE_LIMIT, onRequest }, async (request, reply) => {
      const { id, build, '*': file } = request.params;
      const path = plainPath(request);
      if (path === undefined) throw refuse('route_not_found');
      const files = await services.db.readSystem((trx) => uploadable(trx, id, build));
      const hash = Object.hasOwn(files, file) ? files[file] : undefined;
      if (hash === undefined) throw refuse('not_found');
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (integrityLike(hash, content) !== hash)
        throw refuse('file_corrupt', [fieldFault(file, 'file_hash_differs', { hash })]);
      await services.files.put(path, content, toAsset(content, extname(file)).type);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    done();
  });
}
