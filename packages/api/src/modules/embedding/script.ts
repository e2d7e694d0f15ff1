import type { FastifyInstance } from 'fastify';
import { errorBody } from '../../platform/http/errors';
import { AssetFolder } from '../../platform/web/assets';
import { sendAsset } from '../../platform/web/send-asset';
import type { Services } from '../../platform/services';
import { addFrame } from './frame';

/** Its address never changes, and partners must get what was mended soon: asked for again after five minutes, in the background. */
const SCRIPT_CACHING = 'public, max-age=300, stale-while-revalidate=86400';
/** npm keeps what it may: "install it again" must not bring the types of the deployment before. */
const TYPES_CACHING = 'public, no-cache';

/** Adds what partners load: the script, our own page for their frames, and the types of all that as a package. */
export function addEmbedding(app: FastifyInstance, services: Services): void {
  const { embedDir, typesDir } = services.config;
  const files = [
    ['embed.js', embedDir, SCRIPT_CACHING],
    ['slotwise-platform.tgz', typesDir, TYPES_CACHING],
  ] as const;
  for (const [file, dir, caching] of files) {
    const folder = dir ? new AssetFolder(dir) : undefined;
    app.get(`/${file}`, async (request, reply) => {
      const asset = await folder?.find(file);
      void reply.headers({
        'access-control-allow-origin': '*',
        'timing-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (asset) return sendAsset(request, reply, asset, caching);
      return reply.code(404).header('cache-control', 'no-store').send(errorBody('route_not_found'));
    });
  }
  addFrame(app, services);
}
