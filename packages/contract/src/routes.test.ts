import { ERRORS } from './errors';
import { codesOf } from './openapi';
import { isPermissionName } from './permissions';
import { ROUTE_KEYS, routes, type RouteKey } from './routes';
import type { Route } from './wire/route';

/** The calls of the specification, section 7, word for word. */
const SPECIFIED: RouteKey[] = [
  'POST /login',
  'POST /register',
  'POST /invitation/register',
  'POST /refresh',
  'POST /logout',
  'GET /me',
  'GET /myroles',
  'GET /mycompany',
  'GET /mycompany/users',
  'GET /mycompany/roles',
  'GET /mycompany/warehouses',
  'GET /mycompany/invitations',
  'GET /mycompany/permissions',
  'GET /mywms',
  'GET /mywms/users',
  'GET /mywms/roles',
  'GET /mywms/companies',
  'GET /mywms/invitations',
  'GET /mywms/permissions',
  'POST /sse/subscribe',
  'POST /sse/unsubscribe',
  'GET /sse/stream',
  'POST /role',
  'PATCH /role',
  'PATCH /role/permissions',
  'PATCH /role/users',
  'DELETE /role',
  'POST /invitation',
  'POST /invitation/validtoken',
  'POST /invitation/expire',
  'PATCH /invitation/cancel',
  'PATCH /invitation/resend',
];
const all = ROUTE_KEYS.map((key): [RouteKey, Route] => [key, routes[key]]);

test('every specified call exists, and every other one is marked additive', () => {
  expect(ROUTE_KEYS.filter((key) => !('additive' in routes[key])).sort()).toEqual([...SPECIFIED].sort());
});

test.each(all)('%s names an access, a permission of the catalogue and known error codes', (_, route) => {
  expect(['public', 'user']).toContain(route.access);
  if (route.permission !== null) expect(isPermissionName(route.permission)).toBe(true);
  if (route.access === 'public') expect(route.permission).toBeNull();
  for (const code of codesOf(route)) expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
});

test.each(all.filter(([key]) => key.startsWith('GET ')))('%s takes no body', (_, route) => {
  expect(route.body).toBeUndefined();
});

test('bodies refuse fields that nobody has named, but for maps and for objects of which only the id is read', () => {
  const open: string[] = [];
  const walk = (where: string, schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return;
    const { type, additionalProperties, patternProperties, properties, items, anyOf } = schema as Record<
      string,
      unknown
    >;
    if (type === 'object' && !patternProperties && additionalProperties !== false) open.push(where);
    for (const [name, part] of Object.entries(properties ?? {})) walk(`${where}.${name}`, part);
    walk(`${where}[]`, items);
    for (const part of (anyOf as unknown[] | undefined) ?? []) walk(where, part);
  };
  for (const [key, route] of all) walk(key, route.body);
  expect(open).toEqual([
    'POST /role.permissions[]',
    'PATCH /role/permissions.permissions[]',
    'PATCH /role/users.users[]',
  ]);
});

test('secrets are fields of their own in the bodies of remembered calls, and marked as such', () => {
  const looksSecret = /password|token|secret/i;
  const hidden: string[] = [];
  const walk = (where: string, depth: number, schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return;
    const {
      properties = {},
      items,
      anyOf = [],
    } = schema as { properties?: object; items?: unknown; anyOf?: unknown[] };
    for (const [name, part] of Object.entries(properties)) {
      const marked = (part as { writeOnly?: boolean }).writeOnly === true;
      if (marked ? depth > 0 : looksSecret.test(name)) hidden.push(`${where}.${name}`);
      walk(`${where}.${name}`, depth + 1, part);
    }
    walk(`${where}[]`, depth + 1, items);
    for (const part of anyOf) walk(where, depth + 1, part);
  };
  for (const [key, route] of all) if (route.remembered !== false) walk(key, 0, route.body);
  expect(hidden).toEqual([]);
});

test('who is written to is named by fields of the body', () => {
  const writing = all.filter(([, route]) => route.mailsOnePerson);
  expect(writing.map(([key]) => key)).toEqual(['POST /invitation', 'PATCH /invitation/resend']);
  for (const [, { body, mailsOnePerson = [] }] of writing) {
    expect(Object.keys((body as { properties?: object }).properties ?? {})).toEqual(
      expect.arrayContaining([...mailsOnePerson]),
    );
  }
});
