import type { BarcodeSymbol } from './symbol';

const SCALE = 4;
const QUIET = 10;

/** Paints the symbol's own path, module by module, by the even-odd rule. */
export function painted({ shape, width, height, path }: BarcodeSymbol): ImageData {
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
