import { refuseBody } from './validate';

test('a route that takes no body accepts none, or an empty object, and nothing else', () => {
  for (const nothing of [undefined, null, {}]) expect(() => refuseBody(nothing)).not.toThrow();
  for (const something of [[], [1], '', 'text', 0, false, { field: 1 }]) expect(() => refuseBody(something)).toThrow();
});
