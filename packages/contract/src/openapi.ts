import type { TSchema } from 'typebox';
import { API_KEY_PREFIX, API_PREFIX, PRODUCT_NAME } from './constants';
import { ERRORS, type ErrorCode } from './errors';
import { EVENTS } from './live/catalogue';
import { ROUTE_KEYS, routes } from './routes';
import { ApiErrorBody } from './wire/error-body';
import { opensToKeys, type Route } from './wire/route';
import { nameOf } from './wire/schema';

const EVERY_ROUTE: readonly ErrorCode[] = ['malformed_request', 'validation_failed', 'rate_limited', 'internal'];
const WITH_SESSION: readonly ErrorCode[] = ['unauthenticated', 'forbidden'];

/** All codes that a route can answer, its own first. */
export const codesOf = (route: Route): ErrorCode[] => [
  ...new Set([
    ...route.errors,
    ...(route.access === 'user' ? WITH_SESSION : []),
    ...(route.embedded || route.permission ? [] : (['outside_embedding'] as const)),
    ...(opensToKeys(route) ? [] : (['not_for_api_keys'] as const)),
    ...(route.tenant ? (['wrong_user_type'] as const) : []),
    ...(route.guests ? (['not_found'] as const) : []),
    ...EVERY_ROUTE,
  ]),
];

const failures = (route: Route) => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(route)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map((code) => `${code}: ${ERRORS[code].message}`).join('\n'),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
};

const parametersOf = (query: TSchema | undefined) => {
  const object = query as { properties?: Record<string, TSchema>; required?: string[] } | undefined;
  return Object.entries(object?.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: object?.required?.includes(name) ?? false,
    schema: property,
  }));
};

const operation = (key: string, route: Route) => ({
  operationId: key.replace(/[^A-Za-z]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? ''),
  summary: route.summary,
  tags: [key.split('/')[1] ?? 'api'],
  ...(route.access === 'user' ? { security: [{ bearer: [] }, ...(opensToKeys(route) ? [{ apiKey: [] }] : [])] } : {}),
  ...(route.permission ? { 'x-permission': route.permission } : {}),
  ...(route.tenant ? { 'x-user-type': route.tenant } : {}),
  ...(route.embedded ? { 'x-embedded': true } : {}),
  ...(route.guests ? { 'x-guests': true } : {}),
  ...(route.additive ? { 'x-additive': true } : {}),
  ...(route.remembered === false ? { 'x-idempotency-key': false } : {}),
  parameters: parametersOf(route.query),
  ...(route.bytes ? { requestBody: { content: { 'application/octet-stream': {} } } } : {}),
  ...(route.body ? { requestBody: { content: { 'application/json': { schema: route.body } } } } : {}),
  responses: {
    [String(route.status ?? 200)]: {
      description: 'Success',
      content: route.file
        ? { 'text/csv': {}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {} }
        : { [route.stream ? 'text/event-stream' : 'application/json']: { schema: route.answer } },
    },
    ...failures(route),
  },
});

const schemaOf = (event: TSchema) => {
  const name = nameOf(event);
  return name === undefined ? event : { $ref: `#/components/schemas/${name}` };
};

/** Entities with a name of their own that events carry, each written out once, by name. */
function carriedEntities(): Record<string, TSchema> {
  const entities = new Map<string, TSchema>();
  for (const event of Object.values(EVENTS).flatMap((byName) => Object.values<TSchema>(byName))) {
    const name = nameOf(event);
    if (name === undefined) continue;
    if ((entities.get(name) ?? event) !== event) throw new Error(`Two entities are called ${name}.`);
    entities.set(name, event);
  }
  return Object.fromEntries([...entities].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The live stream's events, which OpenAPI has no place for: kind of channel → name → schema of a message's `data`. */
const events = () =>
  Object.fromEntries(
    Object.entries(EVENTS).map(([kind, byName]) => [
      kind,
      Object.fromEntries(Object.entries<TSchema>(byName).map(([name, schema]) => [name, schemaOf(schema)])),
    ]),
  );

/** The contract as an OpenAPI 3.1 document. */
export function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const key of ROUTE_KEYS) {
    const [method = '', path = ''] = key.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operation(key, routes[key]);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1.0.0' },
    servers: [{ url: API_PREFIX }],
    paths,
    'x-events': events(),
    components: {
      schemas: { Error: ApiErrorBody, ...carriedEntities() },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${API_KEY_PREFIX}…`,
          description:
            'An API key of a company or WMS, made in the settings. It opens calls that need a permission (`x-permission`) and name this scheme, with the permissions that it was made for, as far as whoever made it holds them at that moment.',
        },
      },
    },
  };
}
