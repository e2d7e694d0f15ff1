export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** Letters of our languages have a zero byte in UTF-16: which of the two, says which way round it is. */
function zeros(bytes: Uint8Array): { even: number; odd: number } {
  const seen = { even: 0, odd: 0 };
  const length = Math.min(bytes.length, 2000);
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] === 0) seen[at % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  return seen;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const { even, odd } = zeros(bytes);
  const enough = Math.min(bytes.length, 2000) / 8;
  if (odd > enough && odd > 2 * even) return 'utf-16le';
  if (even > enough && even > 2 * odd) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** A file's text, written by any program: UTF-8, UTF-16 with or without a mark, else the encoding of Windows. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
