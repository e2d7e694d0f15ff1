/** A name at a point of the plan. Lengths are those of the drawing; y grows downwards. */
export interface Named {
  name: string;
  x: number;
  y: number;
}

export interface Label extends Named {
  anchor: 'start' | 'end';
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width of a character, of capital letters too, in sizes of the font. */
const CHARACTER = 0.68;

/** Room that a label takes. */
export const boxOf = ({ name, x, y, anchor }: Label, size: number): Box => {
  const width = name.length * size * CHARACTER;
  return { left: anchor === 'end' ? x - width : x, right: anchor === 'end' ? x : x + width, top: y - size, bottom: y };
};

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Puts a name beside each point, so that none lies over another or over a mark: at its right, else at its left, else in the next
 * free line below and above it. A point whose name finds no room has it at its right.
 * @param room within which names stay
 */
export function labelsOf(
  points: readonly Named[],
  { size, mark, room }: { size: number; mark: number; room: Box },
): Label[] {
  const marks = points.map(({ x, y }) => ({ left: x - mark, right: x + mark, top: y - mark, bottom: y + mark }));
  const taken: Box[] = [];
  return points.map(({ name, x, y }) => {
    const base = y + size * 0.35;
    const tries = [0, 1, -1, 2, -2, 3, -3].flatMap((line): Label[] => [
      { name, x: x + mark * 1.5, y: base + line * size * 1.15, anchor: 'start' },
      { name, x: x - mark * 1.5, y: base + line * size * 1.15, anchor: 'end' },
    ]);
    const fits = (label: Label) => {
      const box = boxOf(label, size);
      const isInside =
        box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
      return isInside && ![...taken, ...marks].some((other) => overlap(box, other));
    };
    const label = tries.find(fits) ?? tries[0]!;
    taken.push(boxOf(label, size));
    return label;
  });
}
