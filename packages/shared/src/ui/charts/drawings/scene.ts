import type { ChartFigures, ChartKind } from '../chart-data';
import type { ChartWords } from '../use-chart-words';

/** Data for each kind of drawing. */
export interface Scene {
  kind: ChartKind;
  figures: ChartFigures;
  words: ChartWords;
  /** Pixels. */
  width: number;
  height: number;
  /** The first category is at the right. */
  isMirrored: boolean;
  owner: string;
}

const CHARACTER = 6.6;
/** About how wide a text is in pixels, in the size of the labels. */
export const textWidth = (text: string) => text.length * CHARACTER;

/** A text that fits into so many pixels. */
export function fitted(text: string, width: number): string {
  const most = Math.max(1, Math.floor(width / CHARACTER));
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1))}…`;
}

export const known = (value: number | null | undefined): value is number => value !== null && value !== undefined;
