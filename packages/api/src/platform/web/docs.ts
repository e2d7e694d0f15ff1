import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openapi } from '@slotwise/contract';
import type { FastifyInstance } from 'fastify';

/** Nothing from elsewhere. Its pictures are data, and its components set inline styles: only those may be. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The contract, browsable at /api/docs and as data at /api/docs/json. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openapi() as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    // Else it would ask a service of the tool's makers to check our document.
    uiConfig: { validatorUrl: null },
  });
}
