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

type Shape<R, P extends string> = R extends Record<P, infer S extends TSchema> ? Static<S> : never;
/** What each call of the API takes and answers; `never` where it takes none. */
export type RouteShapes = {
  [K in keyof Routes]: {
    body: Shape<Routes[K], 'body'>;
    query: Shape<Routes[K], 'query'>;
    params: Shape<Routes[K], 'params'>;
    answer: Shape<Routes[K], 'answer'>;
  };
};
/** A call of the API, `METHOD /path` below `/api`. */
export type RouteKey = keyof RouteShapes;

/** The JSON body that a call takes; `never` where it takes none. */
export type Body<K extends RouteKey> = RouteShapes[K]['body'];
/** What a call takes in the address after `?`; `never` where it takes none. */
export type Query<K extends RouteKey> = RouteShapes[K]['query'];
/** What a call takes within its path; `never` where it takes none. */
export type Params<K extends RouteKey> = RouteShapes[K]['params'];
/** What a call answers when it succeeds. */
export type Answer<K extends RouteKey> = RouteShapes[K]['answer'];

export const ROUTE_KEYS = Object.keys(routes) as RouteKey[];
