import { plainText, PlainStream } from './plain-text';

const LEADS = [
  'https://evil.example/a?b=c',
  'HTTPS://EVIL.example',
  'ht\u200Btps://evil.example',
  'https\u003A\uFF0F\uFF0Fevil.example',
  'http:\\\\evil.example',
  'http: //evil.example',
  '//evil.example/x',
  '\\\\evil.example\\share',
  'www.evil.example',
  'evil.example/path',
  'evil.example?q=1',
  '127.0.0.1:80/x',
  'javascript:alert(1)',
  'data:text/html;base64,AAAA',
  'mailto:a@evil.example',
  'tel:+4912345',
  'ms-settings:evil.example',
  '[click](https://evil.example)',
  '[click](evil.example/x "title")',
  '![picture](https://evil.example/p.png)',
  '![picture][1]\n[1]: https://evil.example/p.png',
  '<img src="https://evil.example/p.png">',
  '<a href=//evil.example/p>click</a>',
  '<https://evil.example>',
  'hthttp://xtps://evil.example/x',
  '[![a](https://evil.example/a)](https://evil.example/b)',
];
const streamed = (text: string, size: number): string => {
  const stream = new PlainStream('en');
  let said = '';
  for (let at = 0; at < text.length; at += size) said += stream.push(text.slice(at, at + size));
  return said + stream.end();
};
/** Something that a program could follow. */
const REACHES = /:\/\/|\/\/|www\.|evil\.example[/?]|javascript:|data:text|mailto:|tel:|ms-settings:|\]\(|<img|<a /iu;

test.each(LEADS)('%j leads nowhere, whole or in pieces of any size', (text) => {
  for (const whole of [text, `See ${text} and on.`]) {
    expect(plainText(whole, 'en')).not.toMatch(REACHES);
    for (const size of [1, 2, 3, 7, 50]) expect(streamed(whole, size)).not.toMatch(REACHES);
  }
});

test.each([
  'Ann Lee (ann.lee@example.com) holds 3 of 5 roles; FA-10504 is at A-01/02, 4006381333931.',
  'From 8:30 to 9:15, 1.5 kg; min < 20 and max > 40; see [1] and [a]. Ratio 3:4, e.g. 12/40.',
  'Größe: 40 × 60 cm\n- Zeile\n- Zeile\tTab',
])('%j stays as it is', (text) => {
  expect(plainText(text, 'en')).toBe(text);
  for (const size of [1, 3, 40]) expect(streamed(text, size)).toBe(text);
});

test('what is left out is said, and what nobody sees is gone', () => {
  expect(plainText('a https://evil.example b', 'de')).toBe('a [Adresse weggelassen] b');
  expect(plainText('a\u202Eb\u0007c\u{F0000}d', 'en')).toBe('abcd');
});

test('words come as soon as they are whole', () => {
  const stream = new PlainStream('en');
  expect([stream.push('There are '), stream.push('sev'), stream.push('en users'), stream.end()]).toEqual([
    ...['There are ', '', 'seven ', 'users'],
  ]);
  expect(stream.push('x'.repeat(3000)).length).toBe(2500);
});

test('takes no longer for what is made up of brackets and dots', () => {
  for (const part of ['[', '<a', '](', 'a.', '![', '//', 'a:']) {
    const begin = performance.now();
    streamed(part.repeat(30_000), 30_000);
    expect([part, performance.now() - begin < 3000]).toEqual([part, true]);
  }
});
