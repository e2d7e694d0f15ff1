import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../platform/errors';
import { identify } from '../../platform/http/authenticate';
import { errorBody } from '../../platform/http/errors';
import { toAsset, type Asset } from '../../platform/web/assets';
import { IMMUTABLE, sendAsset } from '../../platform/web/send-asset';
import type { Services } from '../../platform/services';
import { authorizePublisher } from '../deploy-keys';
import { FolderFiles } from './folder-files';
import { findBuild } from './queries';
import { isFile } from './read-build';

const FILE_LIMIT = 16 * 1024 * 1024;
/** Files of the store that are kept in memory, compressed. */
const KEPT = 500;

/** Path of a build's file in the store. */
export const pathOf = (remote: string, build: string, file: string) => `${remote}/${build}/${file}`;

/** Hash of a content in the words of subresource integrity, by the algorithm that `like` names. */
const hashLike = (like: string, content: Buffer): string => {
  const [algorithm = 'sha384'] = like.split('-');
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
};

/** Files of the store, kept in memory: they never change. */
class StoredFiles {
  private readonly known = new Map<string, Asset>();

  constructor(private readonly services: Pick<Services, 'files'>) {}

  async find(path: string): Promise<Asset | undefined> {
    const known = this.known.get(path);
    if (known) {
      this.known.delete(path);
      this.known.set(path, known);
      return known;
    }
    const content = await this.services.files.get(path);
    if (!content) return undefined;
    const asset = toAsset(content, extname(path));
    const [oldest] = this.known.keys();
    if (this.known.size >= KEPT && oldest !== undefined) this.known.delete(oldest);
    this.known.set(path, asset);
    return asset;
  }
}

interface Address {
  Params: { id: string; build: string; '*': string };
}

/** Serves the files of all builds, and takes those of versions that were announced. */
export function addRemoteFiles(app: FastifyInstance, services: Services): void {
  const { remotesDir } = services.config;
  const folder = remotesDir ? new FolderFiles(remotesDir) : undefined;
  const stored = new StoredFiles(services);
  const url = '/remotes/:id/:build/*';

  app.get<Address>(url, async (request, reply) => {
    const { id, build, '*': file } = request.params;
    const path = pathOf(id, build, file);
    // The folder last: looking into it anew takes longer, and few ask for what is only there.
    const asset = isFile(path)
      ? ((await folder?.find(id, build, file)) ??
        (await stored.find(path)) ??
        (await folder?.findAnew(id, build, file)))
      : undefined;
    // Pages of other origins load remotes too, and may measure it.
    void reply.headers({
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    // The build's hash is in the address: whatever the file, it never changes there.
    if (asset) return sendAsset(request, reply, asset, IMMUTABLE);
    return reply.code(404).header('cache-control', 'no-store').send(errorBody('route_not_found'));
  });

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    // Before the body is read: nobody else may fill the memory with files.
    const onRequest = async (request: FastifyRequest<Address>) => {
      const actor = await identify(request.headers, services);
      await authorizePublisher(services, { authorization: request.headers.authorization, actor }, request.params.id);
    };
    scope.put<Address>(url, { bodyLimit: FILE_LIMIT, onRequest }, async (request, reply) => {
      const { id, build, '*': file } = request.params;
      const version = await services.db.withSystem((trx) => findBuild(trx, id, build));
      const files = version?.source === 'published' ? version.integrity : {};
      const hash = Object.hasOwn(files, file) ? files[file] : undefined;
      if (hash === undefined) throw refuse('not_found');
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (hashLike(hash, content) !== hash) throw refuse('file_corrupt', [{ field: file, reason: `is not ${hash}` }]);
      await services.files.put(pathOf(id, build, file), content, toAsset(content, extname(file)).type);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    done();
  });
}
