import type { Static, TSchema } from 'typebox';
import { accessRoutes } from './access';
import { authRoutes } from './auth';
import { embeddingRoutes } from './embedding';
import { platformRoutes } from './platform';
import { remoteRoutes } from './remotes';
import { tenantRoutes } from './tenants';

export type { Route, Method } from './route';
export type { AssistantEvent } from './platform';

/** Every call of the API: `METHOD /path` (below the prefix `/api`) → its shapes, rights and errors. */
export const routes = {
  ...authRoutes,
  ...tenantRoutes,
  ...accessRoutes,
  ...platformRoutes,
  ...remoteRoutes,
  ...embeddingRoutes,
};

export type Routes = typeof routes;
export type RouteKey = keyof Routes;

type Part<K extends RouteKey, P extends string> =
  Routes[K] extends Record<P, infer S extends TSchema> ? Static<S> : never;
/** `never` where a route takes none. */
export type Body<K extends RouteKey> = Part<K, 'body'>;
export type Query<K extends RouteKey> = Part<K, 'query'>;
export type Params<K extends RouteKey> = Part<K, 'params'>;
export type Answer<K extends RouteKey> = Part<K, 'answer'>;

export const ROUTE_KEYS = Object.keys(routes) as RouteKey[];
