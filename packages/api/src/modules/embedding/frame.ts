import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { FRAME_HEADERS } from './frame-headers';
import { isServed } from './origin-of';
import { originsOfKey } from './queries';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

interface Asked {
  Querystring: { key?: unknown; origin?: unknown };
}

const policyOf = (page: string, nonce: string, remoteOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    ['connect-src', "'self'", ...remoteOrigins].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    // The one page that the frame is for; the browser refuses to show it in any other.
    `frame-ancestors ${page}`,
  ].join('; ');

/** An origin has neither quotes nor brackets; should one ever, it does not end the attribute. */
const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const pageFor = (page: string, nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Slotwise</title><link rel="icon" href="data:,">
<style nonce="${nonce}">html,body{margin:0;background:transparent}</style>
<script defer nonce="${nonce}" src="/embed.js" data-frame-of="${attribute(page)}"></script>
</head><body></body></html>
`;

/**
 * Our page inside a partner's: `key` is the id of the partner key, `origin` the page around it, which that key must
 * allow. It says nothing of anybody: its person comes with the token, from the page around it.
 */
export function addFrame(app: FastifyInstance, { config, db }: Services): void {
  app.get<Asked>('/embed/frame', async (request, reply) => {
    const { key, origin } = request.query;
    const allowed = typeof key === 'string' && ID.test(key) ? await db.readSystem((trx) => originsOfKey(trx, key)) : [];
    const page = allowed.find((each) => each === origin && isServed(each, config.production));
    if (page === undefined) {
      return reply
        .code(403)
        .headers({ ...FRAME_HEADERS, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
        .send('<!doctype html><title>Slotwise</title><p>This page may not show Slotwise.</p>\n');
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...FRAME_HEADERS, 'content-security-policy': policyOf(page, nonce, config.remoteOrigins) })
      .send(pageFor(page, nonce));
  });
}
