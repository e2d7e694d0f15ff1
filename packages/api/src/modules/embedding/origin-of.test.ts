import type { ApiFault } from '../../platform/errors';
import { isServed, originOf } from './origin-of';

const codeOf = (origin: string, production = true): string | undefined => {
  try {
    originOf(origin, production);
    return undefined;
  } catch (fault) {
    return (fault as ApiFault).details?.[0]?.code;
  }
};

const OWN_MACHINE = [
  ...[
    'http://localhost:3000',
    'https://localhost.localdomain',
    'https://localhost6.localdomain6',
    'https://localhost4',
  ],
  ...[
    'https://ip6-localhost',
    'https://127.0.0.1',
    'https://[::1]',
    'https://0.0.0.0',
    'https://[::]',
    'https://localhost.',
  ],
  ...['https://[::ffff:7f00:1]', 'https://portal.localhost'],
];
test.each(OWN_MACHINE)('%s is everybody’s own machine in production, whoever made a key for it', (origin) => {
  expect(codeOf(origin)).toMatch(/^(origin_of_anybody|not_an_origin)$/);
  expect(isServed(origin, true)).toBe(false);
  expect(isServed(origin, false)).toBe(true);
});

test.each([
  ['https://*.example.com', 'origin_of_many'],
  ['https://_x', 'not_an_origin'],
  ['https://a_b.example.com', 'not_an_origin'],
  ['http://portal.example.com', 'origin_without_tls'],
  ['https://portal.example.com', undefined],
  ['https://localhost.example.com', undefined],
])('%s is %s', (origin, code) => expect(codeOf(origin)).toBe(code));
