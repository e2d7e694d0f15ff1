import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Label } from '@slotwise/contract';
import { contentOf } from '../model/content';
import type { Content } from '../model/content';
import { drawSymbol } from './symbol';
import type { BarcodeSymbol } from './symbol';

beforeAll(() =>
  prepareZXingModule({
    overrides: {
      wasmBinary: new Uint8Array(
        readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
      ).buffer,
    },
    fireImmediately: true,
  }),
);

const SCALE = 4;
const QUIET = 10;

/** Paints the symbol's own path, module by module, by the even-odd rule. */
function painted({ shape, width, height, path }: BarcodeSymbol): ImageData {
  const rings = path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const bar = /^M(\d+) 0h(\d+)/.exec(ring);
      if (bar) {
        const [x, thick] = [Number(bar[1]), Number(bar[2])];
        return [
          [x, 0],
          [x + thick, 0],
          [x + thick, 1],
          [x, 1],
        ] as [number, number][];
      }
      return ring
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number]);
    });
  const isBlack = (x: number, y: number) => {
    let crossings = 0;
    for (const ring of rings) {
      ring.forEach(([x1, y1], at) => {
        const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? [];
        if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) crossings++;
      });
    }
    return crossings % 2 === 1;
  };
  const rows = shape === 'bars' ? 15 : height;
  const size = { across: (width + 2 * QUIET) * SCALE, down: (rows + 2 * QUIET) * SCALE };
  const data = new Uint8ClampedArray(size.across * size.down * 4).fill(255);
  for (let y = 0; y < rows * SCALE; y++) {
    for (let x = 0; x < width * SCALE; x++) {
      const row = shape === 'bars' ? 0.5 : (y + 0.5) / SCALE;
      if (!isBlack((x + 0.5) / SCALE, row)) continue;
      const at = ((y + QUIET * SCALE) * size.across + x + QUIET * SCALE) * 4;
      data.set([0, 0, 0], at);
    }
  }
  return { data, width: size.across, height: size.down, colorSpace: 'srgb' } as ImageData;
}

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
