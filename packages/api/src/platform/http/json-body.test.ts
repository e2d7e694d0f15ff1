import { ApiFault } from '../errors';
import { parseJsonBody } from './json-body';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

const refusal = (body: string, encoding: BufferEncoding = 'utf8'): ApiFault | undefined => {
  try {
    parseJsonBody(Buffer.from(body, encoding));
  } catch (fault) {
    if (fault instanceof ApiFault) return fault;
    throw fault;
  }
  return undefined;
};

test('no body at all is null', () => {
  expect(parse('')).toBeNull();
  expect(parse(' \n')).toBeNull();
});

test('what is not JSON is malformed', () => {
  expect(refusal('{')?.code).toBe('malformed_json');
  expect(refusal('{"a":1}x')?.code).toBe('malformed_json');
  expect(refusal('{"name":"caf\xe9"}', 'latin1')?.code).toBe('malformed_json');
});

test.each([
  ['{"a":{"__proto__":1}}', 'a/__proto__'],
  ['{"constructor":1}', 'constructor'],
  [String.raw`{"a":["x","\u0000"]}`, 'a/1'],
  [String.raw`{"a":"\ud800"}`, 'a'],
])('%s is refused with the field', (text, field) => {
  expect(refusal(text)?.details?.[0]?.field).toBe(field);
});

test('text of rows is for their route to judge; names of fields, depth and everything else are not', () => {
  const rows = (text: string) => () => parseJsonBody(Buffer.from(text), 'rows');
  expect(rows(String.raw`{"rows":[{"a":"x\u0000"}]}`)()).toEqual({ rows: [{ a: 'x\0' }] });
  expect(rows(String.raw`{"rows":[{"a\u0000":"x"}]}`)).toThrow();
  expect(rows(String.raw`{"rows":[{"__proto__":"x"}]}`)).toThrow();
  expect(rows(String.raw`{"rowsy":"\u0000","rows":[]}`)).toThrow();
});

test('well-formed text of any script passes', () => {
  expect(parse('{"name":"Łódź 💥 倉庫"}')).toEqual({ name: 'Łódź 💥 倉庫' });
});
