import { email, idOf, line, lines, optionalLine, withoutLinks } from './text';

const faultOf = (act: () => unknown) => {
  try {
    return act();
  } catch (fault) {
    return (fault as { details?: unknown }).details;
  }
};

test('a line is trimmed and composed, and keeps its script', () => {
  expect(line('name', '  Zoe\u0308 O’Brien 日本 👩‍🚀 ')).toBe('Zoë O’Brien 日本 👩‍🚀');
});

test('marks that deceive are taken out of it', () => {
  expect(line('name', '\uFEFFa\u202Eb\u2066c\u200B')).toBe('abc');
});

test('what looks like nothing, or like another name, is taken out as well', () => {
  expect(line('name', 'Ow\u200Dner\u3164 \u00AD\u061C\u{E0041}x\u200F\u200C')).toBe('Owner x');
  // They belong there.
  expect(line('name', 'می\u200Cخواهم')).toBe('می\u200Cخواهم');
  expect(line('name', '👨\u200D👩\u200D👧 क्\u200Dष')).toBe('👨\u200D👩\u200D👧 क्\u200Dष');
  expect(faultOf(() => line('name', '\u3164\u115F'))).toEqual([
    { field: 'name', code: 'empty', reason: 'must not be empty' },
  ]);
});

test.each([
  '',
  '   ',
  '\u200B',
  '\u2060 \u3000',
  'a\u0000',
  'a\nb',
  'a\tb',
  '\u009B',
  'a\u2028b',
  'a\u2029b',
  '\uD800',
])('%j is no line', (text) => {
  expect(faultOf(() => line('name', text))).toEqual([
    { field: 'name', code: expect.any(String), reason: expect.any(String) },
  ]);
});

test('what is blank or missing is null', () => {
  expect([optionalLine('a', null), optionalLine('a', undefined), optionalLine('a', ' ')]).toEqual([null, null, null]);
  expect([lines('a', null), lines('a', ' \n ')]).toEqual([null, null]);
});

test('several lines keep their breaks and nothing else that controls', () => {
  expect(lines('message', ' a\r\nb\rc\td ')).toBe('a\nb\nc\td');
  expect(faultOf(() => lines('message', 'bell\u0007'))).toEqual([
    { field: 'message', code: 'bad_characters', reason: expect.any(String) },
  ]);
});

test.each([
  ['see https://evil.example/x?y=1 now', 'see now'],
  ['HTTP://EVIL.example', ''],
  ['www.evil.example/path and mailto:a@b.c', 'and'],
  ['evil.example', ''],
  ['javascript://alert(1)', ''],
  ['пример.рф and 例え。テスト/a', 'and'],
  ['evil.example:8080?x', ''],
  ['ring tel:+1555 or javascript:alert(1) or \\\\host\\share', 'ring or or'],
  ['ask ada@example.com, or bob@intranet', 'ask or'],
  ['evil.xn--p1ai/x and evil․example', 'and'],
  ['10.0.0.1/x and 192.168.0.1', 'and'],
  ['call +49 (151) 555-1234 or 0151/5551234 now', 'call or now'],
  ['see evil.01515551234example', 'see'],
  ['on 2026-11-22 at 10:30, gate 4711, 3 of 12', 'on 2026-11-22 at 10:30, gate 4711, 3 of 12'],
  ['Dr. Smith, 3.5 t, v1.2', 'Dr. Smith, 3.5 t, v1.2'],
])('%j has no link left', (text, rest) => {
  expect(withoutLinks(text)).toBe(rest);
});

test('addresses are compared without case', () => {
  expect(email('email', ' Ada@Example.COM ')).toBe('ada@example.com');
});

test('an id that cannot be one of ours never reaches the database', () => {
  expect(['01abc_-Z', '', 'a b', '../x', 'a\u0000', 'a'.repeat(65)].map(idOf)).toEqual([
    '01abc_-Z',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
