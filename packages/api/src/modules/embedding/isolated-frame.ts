import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { FRAME_HEADERS } from './frame-headers';

/**
 * Its origin is its own, which no token, storage or page of ours belongs to. It reaches this deployment's files and nothing
 * else: no address of another server may stand in it, not even of a picture, and it has no token for our API.
 */
const policyOf = (remoteOrigins: readonly string[]) => {
  const files = ["'self'", ...remoteOrigins].join(' ');
  return [
    'sandbox allow-scripts allow-forms allow-downloads',
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files} 'unsafe-inline'`,
    `img-src ${files} data: blob:`,
    `font-src ${files} data:`,
    `connect-src ${files}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
};

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Slotwise</title><link rel="icon" href="data:,">
<style>html,body{height:100%;margin:0;background:transparent;overflow:hidden}</style>
<script defer src="/embed.js" data-isolated></script>
</head><body></body></html>
`;

/** The page in which the shell draws a remote that this deployment does not trust. It says nothing of anybody. */
export function addIsolatedFrame(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  const policy = policyOf(config.remoteOrigins);
  app.get('/embed/isolated', (_request, reply) =>
    reply.headers({ ...FRAME_HEADERS, 'content-security-policy': policy }).send(PAGE),
  );
}
