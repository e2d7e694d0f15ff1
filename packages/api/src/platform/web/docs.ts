import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openapi } from '@slotwise/contract';
import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { FastifyInstance } from 'fastify';
import { MARK } from './brand';

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

/**
 * The tool's own colours give way to the product's, in both of its themes; its green and blue stay where they tell methods
 * apart. There is one document, so the field for the address of another one goes.
 */
const STYLE = `.swagger-ui .topbar{background:#14383e}
.swagger-ui .topbar .topbar-wrapper a::after{content:'${PRODUCT_NAME} API';margin-inline-start:12px;font:600 18px/24px 'Segoe UI',system-ui,sans-serif;color:#fff}
.swagger-ui .topbar-wrapper a{max-width:none;text-decoration:none}
html:not(.dark-mode) .swagger-ui :is(.info .title,.opblock-tag){color:#14383e}
html:not(.dark-mode) .swagger-ui :is(a.link,.info a){color:#0f6c7a}
.swagger-ui .topbar .download-url-wrapper{display:none}
.swagger-ui .btn.authorize,.swagger-ui .btn.execute{border-color:#0f6c7a!important;background:#0f6c7a;color:#fff!important}
.swagger-ui .btn.authorize svg{color:#fff!important}`;

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
    logo: { type: 'image/svg+xml', content: Buffer.from(MARK), href: '/api/docs' },
    theme: {
      title: `${PRODUCT_NAME} API`,
      css: [{ filename: 'brand.css', content: STYLE }],
      favicon: [{ filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: Buffer.from(MARK) }],
    },
  });
}
