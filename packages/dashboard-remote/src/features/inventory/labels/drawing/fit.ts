import type { Box } from '../model/face';
import type { BarcodeSymbol } from './symbol';

/** Light modules that a reader needs beside a symbol. */
const QUIET = { bars: 10, square: 4 } as const;
/** The lowest bars that a scanner hits. */
const LOWEST_MM = 5;

export interface Fitted {
  /** Side of a module. */
  module: number;
  /** Left edge and height of the symbol itself; its quiet zone lies inside of the box. */
  x: number;
  y: number;
  height: number;
}

/**
 * The symbol as large as it fits into its box, in the unit of `step`.
 * @param smallest the smallest module that can be read, in the same unit
 * @param step modules are a whole number of these, as a printer's dots; 0: any size
 * @returns null if it does not fit
 */
export function fit(
  symbol: BarcodeSymbol,
  box: Box,
  { smallest, largest, step, perMm }: { smallest: number; largest: number; step: number; perMm: number },
): Fitted | null {
  const quiet = QUIET[symbol.shape];
  const across = symbol.width + 2 * quiet;
  const most = symbol.shape === 'bars' ? box.width / across : Math.min(box.width, box.height) / across;
  const rough = Math.min(most, largest);
  const module = step === 0 ? rough : Math.floor(rough / step) * step;
  if (module < smallest || (symbol.shape === 'bars' && box.height < LOWEST_MM * perMm)) return null;
  const height = symbol.shape === 'bars' ? box.height : symbol.height * module;
  const x = symbol.shape === 'bars' ? box.x + (box.width - symbol.width * module) / 2 : box.x + quiet * module;
  return { module, x, y: symbol.shape === 'bars' ? box.y : box.y + quiet * module, height };
}
