import { decode } from './decode';

const TEXT = 'name,email\r\nZoë Müller,zoe@example.com\r\n';
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return bytes;
};
const bytesOf = (...parts: (Uint8Array | number[])[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const utf8 = new TextEncoder().encode(TEXT);
const latin = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0));

test.each([
  ['UTF-8', utf8, 'utf-8'],
  ['UTF-8 with its mark', bytesOf([0xef, 0xbb, 0xbf], utf8), 'utf-8'],
  ['UTF-16, little end first, with its mark', bytesOf([0xff, 0xfe], utf16(TEXT, true)), 'utf-16le'],
  ['UTF-16, big end first, with its mark', bytesOf([0xfe, 0xff], utf16(TEXT, false)), 'utf-16be'],
  ['UTF-16, little end first, without one', utf16(TEXT, true), 'utf-16le'],
  ['UTF-16, big end first, without one', utf16(TEXT, false), 'utf-16be'],
  ['what Windows writes', latin, 'windows-1252'],
])('%s is read', (_what, bytes, encoding) => {
  expect(decode(bytes)).toEqual({ text: TEXT, encoding });
});

test('an empty file is an empty text', () => {
  expect(decode(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' });
});
