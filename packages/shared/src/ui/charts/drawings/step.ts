import type { MarkPlace } from './mark';

/** Layout of a drawing's marks: categories side by side or below each other, as seen on the screen. */
export interface MarksLayout {
  categories: 'across' | 'down';
  /** The first category is at the right. */
  isMirrored: boolean;
}

const VECTORS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The mark to which a key leads, or undefined if none lies there. Arrows skip figures that are not known; Home and End lead
 * to the first and the last category.
 */
export function stepFrom(
  from: MarkPlace,
  key: string,
  marks: readonly MarkPlace[],
  { categories, isMirrored }: MarksLayout,
): MarkPlace | undefined {
  const inColumn = marks.filter(({ column }) => column === from.column).sort((a, b) => a.category - b.category);
  if (key === 'Home') return inColumn[0];
  if (key === 'End') return inColumn.at(-1);
  const vector = VECTORS[key];
  if (!vector) return undefined;
  const across = isMirrored ? -vector[0] : vector[0];
  const [byCategory, byColumn] = categories === 'across' ? [across, vector[1]] : [vector[1], across];
  if (byCategory !== 0) {
    return byCategory > 0
      ? inColumn.find(({ category }) => category > from.category)
      : inColumn.findLast(({ category }) => category < from.category);
  }
  const inCategory = marks.filter(({ category }) => category === from.category).sort((a, b) => a.column - b.column);
  return byColumn > 0
    ? inCategory.find(({ column }) => column > from.column)
    : inCategory.findLast(({ column }) => column < from.column);
}
