import { pickEncoding } from './assets';

const all = ['br', 'gzip', 'identity'] as const;

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%p is served as %s', (accepted, encoding) => expect(pickEncoding(accepted, all)).toBe(encoding));

test('what is not worth compressing is not', () => expect(pickEncoding('br', ['identity'])).toBe('identity'));
