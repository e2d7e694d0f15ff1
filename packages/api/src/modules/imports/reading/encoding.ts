import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ImportEncoding } from '@slotwise/contract/constants';
import chardet from 'chardet';
import iconv from 'iconv-lite';
import { FileFault } from './file-fault';

const HEAD_BYTES = 64 * 1024;

/** Names of chardet's encodings that a table may be written in; any other one is most likely a wrong guess. */
const POSSIBLE: Readonly<Record<string, ImportEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-5': 'windows-1251',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-9': 'windows-1254',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'KOI8-R': 'koi8-r',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  Big5: 'big5',
};
/** The guess of another encoding must be this much surer: a few umlauts look like letters of many languages. */
const SURER_BY = 20;

/**
 * Finds the encoding of a text file: its mark, then bytes that are zero (UTF-16 without a mark), then whether all of it is
 * valid UTF-8, then a guess.
 * @throws FileFault `file_not_text` for bytes that are no text in any of them
 */
export async function encodingOf(path: string): Promise<string> {
  const head = await headOf(path, HEAD_BYTES);
  const marked = markOf(head);
  if (marked) return marked;
  const wide = wideOf(head);
  if (wide) return wide;
  if (head.includes(0)) throw new FileFault('file_not_text');
  const { valid, sample } = await readAsUtf8(path);
  return valid ? 'utf8' : guess(sample);
}

const markOf = (head: Uint8Array): string | undefined => {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return undefined;
};

/** Of UTF-16 in Latin letters nearly every second byte is zero, and of the others nearly none. */
function wideOf(head: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = head.length / 2;
  if (odd > half * 0.5 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.5 && odd < half * 0.05) return 'utf-16be';
  return undefined;
}

/** Whether the whole file is UTF-8, and of its bytes those around the first that are not plain ASCII. */
async function readAsUtf8(path: string): Promise<{ valid: boolean; sample: Uint8Array }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let valid = true;
  const telling: Uint8Array[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: HEAD_BYTES }) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw new FileFault('file_not_text');
    if (telling.length < 4 && chunk.some((byte) => byte > 0x7f)) telling.push(chunk);
    if (valid) valid = decodes(decoder, chunk);
  }
  if (valid) valid = decodes(decoder);
  return { valid, sample: Buffer.concat(telling) };
}

const decodes = (decoder: InstanceType<typeof TextDecoder>, chunk?: Uint8Array): boolean => {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    // This is what `fatal` asks for: bytes that are not UTF-8.
    return false;
  }
};

function guess(sample: Uint8Array): string {
  const found = chardet.analyse(sample).filter(({ name }) => Object.hasOwn(POSSIBLE, name));
  const [best] = found;
  const western = found.find(({ name }) => POSSIBLE[name] === 'windows-1252');
  if (!best || (western && best.confidence < western.confidence + SURER_BY)) return 'windows-1252';
  return POSSIBLE[best.name] ?? 'windows-1252';
}

/** The first bytes of a file; all of a shorter one. */
export async function headOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The text of a file, piece by piece, without the mark of its encoding. @throws FileFault `file_not_text` */
export async function* textOfFile(path: string, encoding: string, start = 0): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true });
  for await (const chunk of createReadStream(path, { start, highWaterMark: HEAD_BYTES }) as AsyncIterable<Buffer>) {
    const text = decoder.write(chunk);
    if (text.includes('\0')) throw new FileFault('file_not_text');
    if (text !== '') yield text;
  }
  const rest = decoder.end();
  if (rest) yield rest;
}
