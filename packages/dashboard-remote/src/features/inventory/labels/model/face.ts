import type { LabelLayout } from './layouts';

/** Lines of text on a label, beside its symbol. */
export interface Face {
  /** The largest text, which people look for. */
  title: string;
  /** Below it; empty: none. */
  lines: readonly string[];
  /** The symbol in words; empty where the title says them. */
  text: string;
}

/** In mm, from the label's upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface TextBox {
  text: string;
  x: number;
  /** Of the base line. */
  y: number;
  size: number;
  bold: boolean;
}
export interface Arranged {
  symbol: Box;
  texts: readonly TextBox[];
}

const PADDING = 2;
/** Of a letter on average, in parts of its height. */
const LETTER = 0.58;
const SMALLEST = 1.6;

/** A line as large as it fits, and cut where even the smallest does not. */
function fitted(text: string, width: number, largest: number): { text: string; size: number } {
  const size = Math.min(largest, width / (LETTER * Math.max(1, text.length)));
  if (size >= SMALLEST) return { text, size };
  const most = Math.max(1, Math.floor(width / (LETTER * SMALLEST)) - 1);
  return { text: `${text.slice(0, most)}…`, size: SMALLEST };
}

/**
 * Positions of all parts of a label. Bars take the width of the label, below the words; a square stands at the side of
 * the words, or below them on a label that is higher than wide.
 */
export function arrange({ label }: LabelLayout, shape: 'bars' | 'square', { title, lines, text }: Face): Arranged {
  const width = label.width - 2 * PADDING;
  const height = label.height - 2 * PADDING;
  const line = Math.min(4, Math.max(1.8, height / 12));
  const isBeside = shape === 'square' && label.width >= label.height * 1.2;
  const side = Math.min(isBeside ? height : height * 0.6, isBeside ? width * 0.5 : width);
  const column = isBeside ? width - side - PADDING : width;
  const x = isBeside ? PADDING + side + PADDING : PADDING;
  const wanted = [
    { text: title, largest: line * 2.2, bold: true },
    ...lines.filter((one) => one !== '').map((one) => ({ text: one, largest: line, bold: false })),
    ...(isBeside && text !== '' ? [{ text, largest: line, bold: false }] : []),
  ];
  const texts: TextBox[] = [];
  let y = PADDING;
  const room = isBeside ? height : height * 0.55;
  for (const { text: words, largest, bold } of wanted) {
    const fit = fitted(words, column, largest);
    if (y + fit.size - PADDING > room) break;
    y += fit.size;
    texts.push({ ...fit, x, y, bold });
    y += fit.size * 0.35;
  }
  if (isBeside) return { symbol: { x: PADDING, y: PADDING + (height - side) / 2, width: side, height: side }, texts };
  const below = text === '' ? null : fitted(text, width, line);
  if (below) texts.push({ ...below, x: PADDING, y: label.height - PADDING, bold: false });
  const rest = label.height - PADDING - (below?.size ?? 0) * 1.4 - y;
  const box = shape === 'square' ? Math.min(rest, width) : width;
  return { symbol: { x: PADDING, y, width: box, height: shape === 'square' ? box : rest }, texts };
}
