import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorBody } from '../../platform/http/errors';
import { AssetFolder, toAsset, type Asset } from '../../platform/web/assets';
import { IMMUTABLE, sendAsset } from '../../platform/web/send-asset';
import type { Services } from '../../platform/services';
import { embeddingDeployment } from '../remote-serving';
import { addFrame } from './frame';
import { addIsolatedFrame } from './isolated-frame';

/** Its address never changes, and partners must get what was mended soon: asked for again after five minutes, in the background. */
const SCRIPT_CACHING = 'public, max-age=300, stale-while-revalidate=86400';
/** npm keeps what it may: "install it again" must not bring the types of the deployment before. */
const TYPES_CACHING = 'public, no-cache';
/** Placeholder in the built script for the facts of its deployment. */
const DEPLOYMENT = '__SLOTWISE_DEPLOYMENT__';

/** The script with the deployment written into it, made once for each of its builds and each shell. */
class EmbedScript {
  private readonly folder: AssetFolder;
  private last: { built: Asset; deployment: string; filled: Asset } | undefined;

  constructor(
    dir: string,
    private readonly services: Services,
  ) {
    this.folder = new AssetFolder(dir);
  }

  /** A file that the script loads later, such as its words in another language. @param rest of its name: `0a1b2c3d.js` */
  later(rest: string): Promise<Asset | undefined> {
    return /^[0-9a-f]{8}\.js$/.test(rest) ? this.folder.find(`embed.${rest}`) : Promise.resolve(undefined);
  }

  /** Undefined if the script is not built. */
  async find(): Promise<Asset | undefined> {
    const built = await this.folder.find('embed.js');
    if (!built) return undefined;
    // In base64, so that it may stand in any kind of string.
    const deployment = Buffer.from(JSON.stringify(await embeddingDeployment(this.services))).toString('base64');
    if (this.last?.built === built && this.last.deployment === deployment) return this.last.filled;
    const code = (await built.body('identity')).toString().replace(DEPLOYMENT, deployment);
    const filled = toAsset(Buffer.from(code), '.js');
    this.last = { built, deployment, filled };
    return filled;
  }
}

/** Adds what partners load: the script, our own page for their frames, and the types of all that as a package. */
export function addEmbedding(app: FastifyInstance, services: Services): void {
  const { embedDir, typesDir } = services.config;
  const script = embedDir ? new EmbedScript(embedDir, services) : undefined;
  const types = typesDir ? new AssetFolder(typesDir) : undefined;
  const files = [
    ['embed.js', () => script?.find(), SCRIPT_CACHING],
    ['slotwise-platform.tgz', () => types?.find('slotwise-platform.tgz'), TYPES_CACHING],
  ] as const;
  for (const [file, find, caching] of files) {
    app.get(`/${file}`, async (request, reply) => {
      const asset = await find();
      openToAll(reply);
      if (asset) return sendAsset(request, reply, asset, caching);
      return reply.code(404).header('cache-control', 'no-store').send(errorBody('route_not_found'));
    });
  }
  app.get<{ Params: { rest: string } }>('/embed.:rest', async (request, reply) => {
    const asset = await script?.later(request.params.rest);
    openToAll(reply);
    if (asset) return sendAsset(request, reply, asset, IMMUTABLE);
    return reply.code(404).header('cache-control', 'no-store').send(errorBody('route_not_found'));
  });
  addFrame(app, services);
  addIsolatedFrame(app, services);
}

/** Pages of every origin may load it, and see how long that took. */
const openToAll = (reply: FastifyReply) =>
  void reply.headers({
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
