import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { randomness } from '../../../../test/randomness';
import { rounds } from '../../../../test/rounds';
import { workbook } from './fixtures/archive';
import { FileFault } from './file-fault';
import { lookAt, rowsOf } from './read-file';

const TEXT = 'SKU;Name;Größe\r\nA-1;"a ""b""";12,5\r\nA-2;x;1\r\n';
const REAL = [
  Buffer.from(TEXT),
  iconv.encode(TEXT, 'windows-1252'),
  iconv.encode(TEXT, 'utf-16le'),
  workbook('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f>1</f><v>1</v></c></row>', {
    shared: '<si><t>SKU</t></si>',
    styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
  }),
];

/** Random bytes, or a real file of which some bytes are others, missing, or there twice. */
function anyBytes(below: (limit: number) => number): Buffer {
  const real = REAL[below(REAL.length + 1)];
  if (!real) return Buffer.from(Array.from({ length: below(400) }, () => below(256)));
  let bytes = Buffer.from(real);
  for (let change = below(6); change >= 0; change--) {
    const at = below(bytes.length + 1);
    const kind = below(4);
    if (kind === 0) bytes[Math.min(at, bytes.length - 1)] = below(256);
    else if (kind === 1) bytes = bytes.subarray(0, at);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + below(20))]);
    else bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at - below(at + 1))]);
    if (bytes.length === 0) break;
  }
  return bytes;
}

test('any bytes are a table or are refused by name, whatever they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bytes-'));
  const path = join(folder, 'file');
  const outcomes = new Map<string, number>();
  const { from, to } = rounds(300);
  try {
    for (let seed = from + 1; seed <= to; seed++) {
      const bytes = anyBytes(randomness(seed));
      await writeFile(path, bytes);
      let outcome = 'read';
      try {
        const { layout } = await lookAt(path, () => false);
        for await (const batch of rowsOf(path, layout)) expect(batch.length).toBeGreaterThan(0);
      } catch (fault) {
        if (!(fault instanceof FileFault)) throw new Error(`Seed ${seed}`, { cause: fault });
        outcome = fault.code;
      }
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  // Otherwise the bytes were all of one kind, and nothing was tried.
  for (const outcome of ['read', 'file_empty', 'file_not_text', 'file_damaged']) {
    expect([outcome, outcomes.get(outcome) ?? 0]).toEqual([outcome, expect.any(Number)]);
    expect(outcomes.get(outcome) ?? 0).toBeGreaterThan(0);
  }
}, 120_000);
