import { routes, type Route } from '@slotwise/contract';
import type { Handlers } from '../module';
import { checksOfSchema } from '../conforms';
import { collectHandlers } from './routes';

const me: Handlers = { 'GET /me': () => Promise.reject(new Error('not called')) };

test('a route without a handler does not start', () => {
  expect(() => collectHandlers([], ['GET /me'])).toThrow('GET /me has no handler');
});

test('a handler without a route does not start', () => {
  const handlers = { ...me, 'GET /secret': me['GET /me'] } as Handlers;
  expect(() => collectHandlers([{ name: 'x', handlers }], ['GET /me'])).toThrow(
    'GET /secret of module x is not in the contract',
  );
});

test('a second handler does not start', () => {
  const modules = [
    { name: 'a', handlers: me },
    { name: 'b', handlers: me },
  ];
  expect(() => collectHandlers(modules, ['GET /me'])).toThrow('GET /me has a second handler in module b');
});

test('a route that does not say who may call it does not start', () => {
  const route = routes['GET /me'] as { access?: string; permission?: unknown };
  const { access, permission } = route;
  try {
    delete route.access;
    delete route.permission;
    expect(() => collectHandlers([{ name: 'a', handlers: me }], ['GET /me'])).toThrow(
      /does not say who may call it\n.*does not say which permission it needs/,
    );
  } finally {
    Object.assign(route, { access, permission });
  }
});

test('what each call takes and answers can be checked', () => {
  const schemas = Object.values<Route>(routes).flatMap(({ body, query, answer }) => [body, query, answer]);
  const asked = schemas
    .filter((schema) => schema !== undefined)
    .map((schema) => checksOfSchema(schema).Check(Symbol()));
  expect(asked).toHaveLength(schemas.filter(Boolean).length);
  expect(asked).not.toContain(undefined);
});
