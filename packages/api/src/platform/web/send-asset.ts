import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding, type Asset } from './assets';

/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Answers with a file, in the best encoding that the client takes; 304 if it has the file already. */
export async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, caching: string) {
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
