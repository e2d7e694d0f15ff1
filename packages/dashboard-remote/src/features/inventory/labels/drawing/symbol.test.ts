import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Label } from '@slotwise/contract';
import { contentOf } from '../model/content';
import type { Content } from '../model/content';
import { drawSymbol } from './symbol';
import type { BarcodeSymbol } from './symbol';
import { painted } from './fixtures';

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const read = async (symbol: BarcodeSymbol) => {
  const [found] = await readBarcodes(painted(symbol), { tryHarder: true });
  return found && { format: found.format, text: found.text, is: found.contentType };
};

const aLabel = (over: Partial<Label>): Label => ({
  ...{ kind: 'sku', id: 's1', unit: 'each', pieces: 1, code: 'FOIL-500', name: 'Foil' },
  ...{ barcode: '4006381333931', lot: null, printed: null },
  ...over,
});
const lot = aLabel({ kind: 'lot', lot: { code: 'L-7/a', expiresOn: '2027-03-31' } });

test.each(['A-01-02', '01-01-1-1', 'x^y~z>_(1)', '0123456789', '^FNC1'])(
  'Code 128 of %j reads as it is',
  async (data) => {
    expect(await read(drawSymbol('code128', data))).toMatchObject({ format: 'Code128', text: data });
  },
);

test.each(['A-01-02', 'Größe ^~_ 日本'])('QR of %j reads as it is', async (data) => {
  expect(await read(drawSymbol('qr', data))).toMatchObject({ text: data });
});

test.each(['gs1_128', 'gs1_datamatrix'] as const)('%s reads as GTIN, expiry and lot', async (symbology) => {
  const content = contentOf(lot, symbology) as Content;
  expect(content.text).toBe('(01)04006381333931(17)270331(10)L-7/a');
  expect(await read(drawSymbol(symbology, content.data))).toEqual({
    format: symbology === 'gs1_128' ? 'Code128' : 'DataMatrix',
    text: '(01)04006381333931(17)270331(10)L-7/a',
    is: 'GS1',
  });
});
