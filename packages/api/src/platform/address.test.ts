import { canonicalAddress } from './address';

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['zoe\u0308@example.com', 'zoë@example.com'],
  ['a@ｘ.example', 'a@x.example'],
  ['a@x。example', 'a@x.example'],
  ['a@xn--mnchen-3ya.example', 'a@münchen.example'],
  ['a@MÜNCHEN.example', 'a@münchen.example'],
  ['a@faß.example', 'a@faß.example'],
  ['a@日本.example', 'a@日本.example'],
  ['a+b@a-b.c_d.example', 'a+b@a-b.c_d.example'],
])('%j is %j', (given, canonical) => {
  expect(canonicalAddress(given)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBe(canonical);
});

test.each([
  ...[
    '\u00AD',
    '\u200B',
    '\u200D',
    '\u3164',
    '\u115F',
    '\u1160',
    '\u034F',
    '\u2800',
    '\uFE0F',
    '\u{E0041}',
    '\0',
  ].flatMap((unseen) => [
    `vic${unseen}tim@mail.example`,
    `victim@m${unseen}ail.example`,
    `victim@mail.exa${unseen}mple`,
  ]),
  ...['a@127.0.0.1', 'a@[127.0.0.1]', 'a@[IPv6:::1]', 'a@2130706433', 'a@0x7f.0.0.1', 'a@1.2.3', 'a@x.1'],
  // Read as a host, each of these would be another domain than the one that is written to.
  ...['a@x.example/b.c', 'a@x.example?b.c', 'a@x.example#b.c', 'a@exa%6dple.com', 'a@x.example:25', 'a@x\\y.example'],
  ...['a@xn--a.example', 'a@xn--zz--.example', 'a@x.example。', 'a@x..example', 'a@localhost', '@x.example', 'a', ''],
  ...['a@x!y.example', 'a@x y.example', `a@${'x'.repeat(250)}.example`],
])('%j is no address', (given) => {
  expect(canonicalAddress(given)).toBeUndefined();
});
