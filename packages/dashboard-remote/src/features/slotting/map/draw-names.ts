import type { Colours } from './draw';
import type { AisleName } from './model/aisle-names';
import type { Bay, Frame } from './model/bays';
import type { Projection, Size } from './use-view';

const FONT_PX = 11;
/** Room between a name and what it names. */
const GAP_PX = 6;

/** A spot where walks begin. In mm. */
export interface Depot {
  name: string;
  x: number;
  y: number;
}

interface Names {
  aisles: readonly AisleName[];
  depots: readonly Depot[];
  bays: readonly Bay[];
  frame: Frame;
  colours: Colours;
}

/** Names of aisles at their ends, depots as marks, and codes of bays where they are large enough to hold them. */
export function drawNames(context: CanvasRenderingContext2D, projection: Projection, size: Size, names: Names): void {
  const { aisles, depots, bays, frame, colours } = names;
  const { toX, toY, unit } = projection;
  context.font = `600 ${FONT_PX}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colours.ink;
  const half = (frame.cell.depth * unit) / 2;
  // Of aisles that stand too close together only as many are named as can be read.
  let free = -Infinity;
  for (const { name, x, front, back } of [...aisles].sort((one, other) => one.x - other.x)) {
    const width = context.measureText(name).width;
    const at = toX(x);
    if (at - width / 2 < free) continue;
    free = at + width / 2 + GAP_PX;
    context.fillText(name, at, toY(front) + half + GAP_PX + FONT_PX / 2);
    context.fillText(name, at, toY(back) - half - GAP_PX - FONT_PX / 2);
  }
  drawDepots(context, projection, depots, colours);
  drawCodes(context, projection, size, { bays, frame });
}

function drawDepots(
  context: CanvasRenderingContext2D,
  { toX, toY }: Projection,
  depots: readonly Depot[],
  { ink, paper, brand }: Colours,
): void {
  for (const { name, x, y } of depots) {
    const [cx, cy] = [toX(x), toY(y)];
    context.beginPath();
    context.arc(cx, cy, 6, 0, Math.PI * 2);
    [context.fillStyle, context.strokeStyle, context.lineWidth] = [brand, paper, 2];
    context.fill();
    context.stroke();
    const width = context.measureText(name).width;
    context.fillStyle = ink;
    context.fillText(name, cx + 6 + GAP_PX + width / 2, cy);
  }
}

/** White over the colours is read on each of them with a dark edge. */
function drawCodes(
  context: CanvasRenderingContext2D,
  { toX, toY, unit }: Projection,
  size: Size,
  { bays, frame }: Pick<Names, 'bays' | 'frame'>,
): void {
  const [width, depth] = [frame.cell.width * unit * 0.8, frame.cell.depth * unit * 0.9];
  if (depth < FONT_PX + 4 || width < 24) return;
  [context.strokeStyle, context.lineWidth, context.fillStyle] = ['#000000', 3, '#ffffff'];
  context.lineJoin = 'round';
  for (const { code, x, y } of bays) {
    const [cx, cy] = [toX(x), toY(y)];
    if (cx < -width || cy < -depth || cx > size.width + width || cy > size.height + depth) continue;
    if (context.measureText(code).width > width - 4) continue;
    context.strokeText(code, cx, cy);
    context.fillText(code, cx, cy);
  }
}
