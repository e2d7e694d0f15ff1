import { readBarcodes } from 'zxing-wasm/reader';
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';
import type { Picture } from './messages';
import type { Sighting } from './sighting';

const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'QRCode', 'DataMatrix'],
  tryHarder: true,
  tryInvert: false,
  maxNumberOfSymbols: 8,
  textMode: 'Plain',
};

/** As a scanner types it: GS1 data begin with the mark of their symbol, everything else is what it is. */
const codeOf = ({ text, contentType, symbologyIdentifier }: ReadResult): string =>
  contentType === 'GS1' ? symbologyIdentifier + text : text;

/** Finds the codes in a picture. */
export async function readPicture(picture: Picture): Promise<Sighting[]> {
  const found = await readBarcodes(picture as ImageData, OPTIONS);
  return found
    .filter(({ isValid, text }) => isValid && text !== '')
    .map((result) => {
      const { topLeft, topRight, bottomLeft, bottomRight } = result.position;
      const middle = (axis: 'x' | 'y') => (topLeft[axis] + topRight[axis] + bottomLeft[axis] + bottomRight[axis]) / 4;
      return {
        code: codeOf(result),
        x: (2 * middle('x')) / picture.width - 1,
        y: (2 * middle('y')) / picture.height - 1,
      };
    });
}
