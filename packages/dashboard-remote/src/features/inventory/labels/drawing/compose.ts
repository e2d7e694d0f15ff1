import type { Label, Symbology } from '@slotwise/contract';
import type { Content, LabelFault } from '../model/content';
import { contentOf } from '../model/content';
import type { Face } from '../model/face';
import { drawSymbol } from './symbol';
import type { BarcodeSymbol } from './symbol';

/** A label that can be drawn. */
export interface Composed {
  label: Label;
  content: Content;
  symbol: BarcodeSymbol;
  face: Face;
}

/** Text and symbol of a label, or the reason why it cannot be made. */
export function compose(
  label: Label,
  symbology: Symbology,
  faceOf: (label: Label) => Omit<Face, 'text'>,
): Composed | LabelFault {
  const content = contentOf(label, symbology);
  if ('is' in content) return content;
  const words = faceOf(label);
  const text = content.text === words.title ? '' : content.text;
  return { label, content, symbol: drawSymbol(symbology, content.data), face: { ...words, text } };
}
