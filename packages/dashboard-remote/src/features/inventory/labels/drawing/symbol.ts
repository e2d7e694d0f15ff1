import type { Symbology } from '@slotwise/contract';
import { code128, datamatrix, qrcode } from 'bwip-js/browser';
import type { DrawingContext, RenderOptions } from 'bwip-js/browser';
import { FNC1 } from '../../gs1/write';

/** A bar code in modules, without its quiet zone. */
export interface BarcodeSymbol {
  shape: 'bars' | 'square';
  width: number;
  /** 1 for bars, which are as high as there is room. */
  height: number;
  /** The path of everything that is black, in modules from the upper left corner. */
  path: string;
}

/** Writes down what the library draws, in whole modules. */
function recorder(shape: BarcodeSymbol['shape']): DrawingContext<BarcodeSymbol> {
  let [width, height, path] = [0, 0, ''];
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (w, h) => {
      [width, height] = [w, h];
    },
    line: (x, _y0, _x1, _y1, thick) => {
      // A bar of an odd width is named by the module right of its middle.
      path += `M${x - Math.ceil(thick / 2)} 0h${thick}v1h${-thick}z`;
    },
    polygon: (points) => {
      path += `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
    },
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: () => ({ shape, width, height: shape === 'bars' ? 1 : height, path }),
  };
}

/** The library reads `^` as the beginning of a function character. */
const escaped = (data: string) => data.replaceAll('^', '^^').replaceAll(FNC1, '^FNC1');

/** Draws what a symbol is to hold. @throws what the library says of data that the symbol cannot hold */
export function drawSymbol(symbology: Symbology, data: string): BarcodeSymbol {
  const plain: RenderOptions = { bcid: '', text: '', scale: 1, includetext: false };
  const controlled: RenderOptions = { ...plain, text: escaped(data), parsefnc: true };
  const qr: RenderOptions & { eclevel: string } = { ...plain, bcid: 'qrcode', text: data, eclevel: 'M' };
  switch (symbology) {
    case 'qr':
      return qrcode(qr, recorder('square'));
    case 'gs1_datamatrix':
      return datamatrix({ ...controlled, bcid: 'datamatrix' }, recorder('square'));
    default:
      return code128({ ...controlled, bcid: 'code128' }, recorder('bars'));
  }
}
