import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { readLabel } from '../../gs1/label';
import { gs1Data } from '../../gs1/write';
import { painted } from '../../labels/drawing/fixtures';
import { drawSymbol } from '../../labels/drawing/symbol';
import type { BarcodeSymbol } from '../../labels/drawing/symbol';
import { readPicture } from './read-picture';

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111'];
const SEVENS = [...LEFT, '0001011'];
const inverted = (bars: string) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
const mirrored = (bars: string) => [...bars].reverse().join('');
/** Which of the six digits on the left are drawn the other way: that says the first digit. */
const EVEN = ['', '', '', '', '010011'];

/** An EAN-13 as it stands on goods; the product itself draws none. */
function ean13(digits: string): BarcodeSymbol {
  const [first = '0', ...rest] = digits;
  const right = (digit: string) => inverted(SEVENS[Number(digit)] ?? '');
  const left = (digit: string, at: number) =>
    EVEN[Number(first)]?.[at] === '1' ? mirrored(right(digit)) : (SEVENS[Number(digit)] ?? '');
  const bars = `101${rest.slice(0, 6).map(left).join('')}01010${rest.slice(6).map(right).join('')}101`;
  const path = [...bars].map((bar, x) => (bar === '1' ? `M${x} 0h1v1h-1z` : '')).join('');
  return { shape: 'bars', width: bars.length, height: 1, path };
}

const codesIn = async (symbol: BarcodeSymbol) => (await readPicture(painted(symbol))).map(({ code }) => code);

test.each(['A-01-02', '0123456789', 'FOIL-500'])('%j is read as it stands in the label', async (code) => {
  expect(await codesIn(drawSymbol('code128', code))).toEqual([code]);
  expect(await codesIn(drawSymbol('qr', code))).toEqual([code]);
});

test('the EAN of goods is read', async () => {
  expect(await codesIn(ean13('4006381333931'))).toEqual(['4006381333931']);
});

test.each(['gs1_128', 'gs1_datamatrix'] as const)('%s is read as a scanner types it', async (symbology) => {
  const gtin = '04006381333931';
  // The lot stands before something, so a separator must end it.
  const data = `${gs1Data({ gtin, lot: 'L-7' })}\u001d3712`;
  const [code = ''] = await codesIn(drawSymbol(symbology, data));
  expect(code).toBe(`${symbology === 'gs1_128' ? ']C1' : ']d2'}01${gtin}10L-7\u001d3712`);
  const label = { expiresOn: '2027-03-31', lot: 'L-7', gtin };
  const [whole = ''] = await codesIn(drawSymbol(symbology, gs1Data(label)));
  expect(readLabel(whole, '2026-11-26')).toMatchObject({ facts: { gtin, lot: 'L-7', expires: '2027-03-31' } });
});

test('it is said where in the picture a code stands', async () => {
  const { data, width, height } = painted(drawSymbol('qr', 'A-01'));
  // The same picture with as much white beside it.
  const wide = new Uint8ClampedArray(data.length * 2).fill(255);
  for (let row = 0; row < height; row++) {
    wide.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * width * 8);
  }
  const [seen] = await readPicture({ data: wide, width: width * 2, height });
  expect(seen?.code).toBe('A-01');
  expect(seen?.x).toBeCloseTo(-0.5, 1);
  expect(seen?.y).toBeCloseTo(0, 1);
});
