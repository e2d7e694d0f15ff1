import type { Static, TSchema } from 'typebox';
import { accessRequestRoutes } from './access-requests/routes';
import { accountRoutes } from './accounts/routes';
import { apiKeyRoutes } from './api-keys/routes';
import { assistantRoutes } from './assistant/routes';
import { auditRoutes } from './audit/routes';
import { countRoutes } from './counts/routes';
import { embeddingRoutes } from './embedding/routes';
import { figureRoutes } from './figures/routes';
import { firstStepRoutes } from './first-steps/routes';
import { grantRoutes } from './grants/routes';
import { importRoutes } from './imports/routes';
import { invitationRoutes } from './invitations/routes';
import { labelRoutes } from './labels/routes';
import { layoutRoutes } from './layout/routes';
import { leadRoutes } from './leads/routes';
import { liveRoutes } from './live/routes';
import { notificationRoutes } from './notifications/routes';
import { orderRoutes } from './orders/routes';
import { pictureRoutes } from './pictures/routes';
import { receiptRoutes } from './receipts/routes';
import { replenishmentRoutes } from './replenishment/routes';
import { remoteRoutes } from './remotes/routes';
import { roleRoutes } from './roles/routes';
import { searchRoutes } from './search/routes';
import { skuRoutes } from './skus/routes';
import { slottingProposalRoutes } from './slotting-proposals/routes';
import { slottingRoutes } from './slotting/routes';
import { stockRoutes } from './stock/routes';
import { tenantRoutes } from './tenants/routes';
import { ownAccessRoutes } from './own-access/routes';
import { ownDataRoutes } from './own-data/routes';
import { passkeyRoutes } from './passkeys/routes';
import { twoFactorRoutes } from './two-factor/routes';
import { userRoutes } from './users/routes';
import { warehouseRoutes } from './warehouses/routes';
import { webhookRoutes } from './webhooks/routes';

/** Every call of the API: `METHOD /path` (below the prefix `/api`) → its shapes, rights and errors. */
export const routes = {
  ...accountRoutes,
  ...tenantRoutes,
  ...grantRoutes,
  ...twoFactorRoutes,
  ...passkeyRoutes,
  ...ownAccessRoutes,
  ...ownDataRoutes,
  ...notificationRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...pictureRoutes,
  ...accessRequestRoutes,
  ...invitationRoutes,
  ...warehouseRoutes,
  ...firstStepRoutes,
  ...figureRoutes,
  ...layoutRoutes,
  ...skuRoutes,
  ...stockRoutes,
  ...countRoutes,
  ...labelRoutes,
  ...orderRoutes,
  ...receiptRoutes,
  ...replenishmentRoutes,
  ...importRoutes,
  ...slottingRoutes,
  ...slottingProposalRoutes,
  ...liveRoutes,
  ...assistantRoutes,
  ...auditRoutes,
  ...searchRoutes,
  ...leadRoutes,
  ...remoteRoutes,
  ...embeddingRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
};

export type Routes = typeof routes;

type Shape<R, P extends string> = R extends Record<P, infer S extends TSchema> ? Static<S> : never;
type Marked<R, M> = R extends M ? true : false;
/**
 * Parameters and answer of each call of the API, `never` if it takes none, and whether bytes and files take the place
 * of JSON.
 */
export type RouteShapes = {
  [K in keyof Routes]: {
    body: Shape<Routes[K], 'body'>;
    query: Shape<Routes[K], 'query'>;
    answer: Shape<Routes[K], 'answer'>;
    bytes: Marked<Routes[K], { bytes: number }>;
    file: Marked<Routes[K], { file: true }>;
  };
};
/** A call of the API, `METHOD /path` below `/api`. */
export type RouteKey = keyof RouteShapes;

/** The JSON body that a call takes; `never` where it takes none. */
export type Body<K extends RouteKey> = RouteShapes[K]['body'];
/** Parameters of a call in the address after `?`; `never` if it takes none. */
export type Query<K extends RouteKey> = RouteShapes[K]['query'];
/** The answer of a call that succeeds. */
export type Answer<K extends RouteKey> = RouteShapes[K]['answer'];

type KeyWith<M extends 'bytes' | 'file'> = { [K in RouteKey]: RouteShapes[K][M] extends true ? K : never }[RouteKey];
/** A call that takes bytes in place of JSON. */
export type BytesKey = KeyWith<'bytes'>;
/** A call that answers a file. */
export type FileKey = KeyWith<'file'>;

export const ROUTE_KEYS = Object.keys(routes) as RouteKey[];
