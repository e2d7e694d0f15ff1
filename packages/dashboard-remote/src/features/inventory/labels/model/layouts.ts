/** Labels on paper, in mm. `left` and `top` are of the first one; `across` and `down` from one to the next. */
export interface LabelLayout {
  id: string;
  paper: 'a4' | 'letter' | 'roll';
  page: { width: number; height: number };
  columns: number;
  rows: number;
  label: { width: number; height: number };
  left: number;
  top: number;
  across: number;
  down: number;
}

const PAPER = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;

type Size = readonly [width: number, height: number];

/** A sheet whose labels stand in its middle. @param gap between columns; rows touch each other */
function sheet(paper: 'a4' | 'letter', name: string, [columns, rows]: Size, size: Size, gap: number): LabelLayout {
  const page = PAPER[paper];
  const [width, height] = size;
  return {
    id: `${paper}-${name}`,
    ...{ paper, page, columns, rows, label: { width, height } },
    left: (page.width - columns * width - (columns - 1) * gap) / 2,
    top: (page.height - rows * height) / 2,
    across: width + gap,
    down: height,
  };
}

/** One label a page, as a label printer has it. */
const roll = (width: number, height: number): LabelLayout => ({
  id: `roll-${width}x${height}`.replaceAll('.', '-'),
  paper: 'roll',
  page: { width, height },
  columns: 1,
  rows: 1,
  label: { width, height },
  ...{ left: 0, top: 0, across: width, down: height },
});

/** Common sheets by the names that their makers gave them, and single labels of a roll. */
export const LAYOUTS: readonly LabelLayout[] = [
  sheet('a4', 'l7160', [3, 7], [63.5, 38.1], 2.5),
  sheet('a4', 'l7159', [3, 8], [63.5, 33.9], 2.5),
  sheet('a4', 'l7163', [2, 7], [99.1, 38.1], 2.5),
  sheet('a4', 'l7165', [2, 4], [99.1, 67.7], 2.5),
  sheet('a4', 'l7651', [5, 13], [38.1, 21.2], 2.5),
  sheet('letter', '5160', [3, 10], [66.675, 25.4], 3.175),
  sheet('letter', '5163', [2, 5], [101.6, 50.8], 4.7625),
  sheet('letter', '5164', [2, 3], [101.6, 84.667], 4.7625),
  roll(100, 150),
  roll(100, 50),
  roll(57, 32),
  roll(101.6, 152.4),
  roll(50.8, 25.4),
];

export const USUAL_LAYOUT = 'a4-l7160';
export const layoutOf = (id: string): LabelLayout | undefined => LAYOUTS.find((one) => one.id === id);

export const perPage = ({ columns, rows }: LabelLayout): number => columns * rows;

export interface Spot {
  page: number;
  x: number;
  y: number;
}

/** Position of a label. @param turn from 0, with the places that are skipped on the first sheet */
export function spotOf(layout: LabelLayout, turn: number): Spot {
  const { columns, left, top, across, down } = layout;
  const onPage = turn % perPage(layout);
  return {
    page: Math.floor(turn / perPage(layout)),
    x: left + (onPage % columns) * across,
    y: top + Math.floor(onPage / columns) * down,
  };
}

export const pagesOf = (layout: LabelLayout, labels: number, skipped: number): number =>
  Math.ceil((labels + skipped) / perPage(layout));
