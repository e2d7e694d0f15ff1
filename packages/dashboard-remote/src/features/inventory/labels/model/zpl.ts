import type { Symbology } from '@slotwise/contract';
import type { Content } from './content';
import { arrange } from './face';
import type { Face } from './face';
import { FNC1 } from '../../gs1/write';
import type { LabelLayout } from './layouts';
import { fit } from '../drawing/fit';
import type { BarcodeSymbol } from '../drawing/symbol';

/** Dots of a printer in an inch, and in a mm as its maker counts them. */
export const RESOLUTIONS = [203, 300, 600] as const;
export type Resolution = (typeof RESOLUTIONS)[number];
const DOTS: Record<Resolution, number> = { 203: 8, 300: 12, 600: 24 };
/** Modules in mm. */
const SMALLEST = { bars: 0.24, square: 0.24 } as const;
const LARGEST = { bars: 0.5, square: 1 } as const;
/** A QR code's magnification ends here. */
const LARGEST_MAGNIFICATION = 10;

const BYTES = new TextEncoder();
/** Read by the printer as a command, as the beginning of a byte, or not at all. */
const COMMAND = /[^ -~]|[\\^_~]/u;

/**
 * Text of a field after `^FH_`: characters that a printer might take for more than text are written as bytes of UTF-8.
 */
export const field = (text: string): string =>
  Array.from(text, (letter) =>
    COMMAND.test(letter)
      ? Array.from(BYTES.encode(letter), (byte) => `_${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
      : letter,
  ).join('');

/**
 * Data of a Code 128 in mode N, which names its code sets: pairs of digits in set C as long as there are some at the
 * beginning, everything else in set B, where `>` is written as `>0`.
 */
export function code128Field(data: string): string {
  const first = data.startsWith(FNC1) ? FNC1 : '';
  const rest = data.slice(first.length);
  const pairs = /^(?:\d\d)*/.exec(rest)?.[0] ?? '';
  const inC = pairs.length >= 4 ? pairs : '';
  const inB = rest.slice(inC.length);
  const write = (text: string) => field(text.replaceAll('>', '>0')).replaceAll(field(FNC1), '>8');
  const start = inC === '' ? '>:' : '>;';
  const mark = first === '' ? '' : '>8';
  const change = inC === '' || inB === '' ? '' : '>6';
  return start + mark + inC + change + write(inB);
}

/** GS1 data holds no `|`, which announces FNC1 here. */
const dataMatrixField = (data: string) => data.split(FNC1).map(field).join('|1');

const barcode = (
  symbology: Symbology,
  data: string,
  { module, height }: { module: number; height: number },
): string => {
  switch (symbology) {
    case 'qr':
      return `^BQN,2,${module}^FH_^FDMA,${field(data)}^FS`;
    case 'gs1_datamatrix':
      return `^BXN,${module},200,,,,|^FH_^FD${dataMatrixField(data)}^FS`;
    default:
      return `^BY${module}^BCN,${height},N,N,N,N^FH_^FD${code128Field(data)}^FS`;
  }
};

export interface ZplLabel {
  symbology: Symbology;
  content: Content;
  symbol: BarcodeSymbol;
  face: Face;
}

/** One label for a label printer, which draws the bar code itself; null if it does not fit. */
export function zplLabel(
  { symbology, content, symbol, face }: ZplLabel,
  layout: LabelLayout,
  { resolution, copies }: { resolution: Resolution; copies: number },
): string | null {
  const perMm = DOTS[resolution];
  const dots = (mm: number) => Math.round(mm * perMm);
  const { symbol: box, texts } = arrange(layout, symbol.shape, face);
  const boxDots = { x: dots(box.x), y: dots(box.y), width: dots(box.width), height: dots(box.height) };
  const { shape } = symbol;
  const largest = symbology === 'qr' ? Math.min(LARGEST_MAGNIFICATION, LARGEST[shape] * perMm) : LARGEST[shape] * perMm;
  const fitted = fit(symbol, boxDots, { smallest: SMALLEST[shape] * perMm, largest, step: 1, perMm });
  if (!fitted) return null;
  const words = texts.map(({ text, x, y, size, bold }) => {
    const height = dots(size);
    const width = bold ? height : Math.round(height * 0.9);
    return `^FO${dots(x)},${dots(y) - height}^A0N,${height},${width}^FH_^FD${field(text)}^FS`;
  });
  const { module, x, y, height } = fitted;
  return [
    `^XA^CI28^PW${dots(layout.label.width)}^LL${dots(layout.label.height)}^LH0,0`,
    ...words,
    `^FO${Math.round(x)},${Math.round(y)}${barcode(symbology, content.data, { module, height: Math.round(height) })}`,
    `^PQ${copies}^XZ`,
    '',
  ].join('\n');
}
