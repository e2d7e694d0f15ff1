import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { isPictureId, pictureById, PICTURES } from './queries';

/** A picture is never changed: another has another address. Only browsers keep it, so that one that is deleted is gone elsewhere. */
const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Portals of partners show it, too.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Gives each picture to who knows its address: browsers ask for pictures without a token. There is no list of them. */
export function servePictures(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { id: string } }>(`${PICTURES}/:id`, async ({ params: { id } }, reply) => {
    const bytes = isPictureId(id) ? await db.readSystem((trx) => pictureById(trx, id)) : undefined;
    if (!bytes) throw refuse('not_found');
    return reply.headers(HEADERS).send(bytes);
  });
}
