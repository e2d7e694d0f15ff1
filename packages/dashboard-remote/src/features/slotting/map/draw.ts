import { HEAT, heatOf, type Bay, type Frame } from './model/bays';
import type { Projection, Size } from './use-view';

/** Colours of the theme that a canvas draws with: it knows no variables. */
export interface Colours {
  ink: string;
  paper: string;
  brand: string;
}

const BAY = { width: 0.8, depth: 0.9 } as const;

interface HeatDrawing {
  bays: readonly Bay[];
  frame: Frame;
  most: number;
  isEven: boolean;
  /** The colour of an edge about each: what stands by itself is lost on the paper where its colour is nearly that. */
  edge: string | null;
  /** Part of the width, from the left, in which the plan is shown; the rest is today. */
  split: number;
  /** Something else is drawn above, to be seen first. */
  isFaint: boolean;
}

/** Draws bays as colours: the plan's left of the split, today's right of it. */
export function drawHeat(
  context: CanvasRenderingContext2D,
  { toX, toY, unit }: Projection,
  size: Size,
  { bays, frame, most, isEven, edge, split, isFaint }: HeatDrawing,
): void {
  const width = Math.max(1, frame.cell.width * unit * BAY.width);
  const depth = Math.max(1, frame.cell.depth * unit * BAY.depth);
  context.globalAlpha = isFaint ? 0.35 : 1;
  for (const isPlan of [true, false]) {
    const [from, until] = isPlan ? [0, split * size.width] : [split * size.width, size.width];
    if (until <= from) continue;
    context.save();
    context.beginPath();
    context.rect(from, 0, until - from, size.height);
    context.clip();
    const byColour = HEAT.map((): Bay[] => []);
    for (const bay of bays) byColour[heatOf(isPlan ? (bay.plan ?? 0) : bay.today, most, isEven)]!.push(bay);
    // Grouped by colour: changing it costs more than drawing a cell.
    if (edge !== null) [context.strokeStyle, context.lineWidth] = [edge, 0.5];
    byColour.forEach((group, colour) => {
      context.fillStyle = HEAT[colour]!;
      for (const { x, y } of group) {
        const [cx, cy] = [toX(x), toY(y)];
        if (cx < from - width || cy < -depth || cx > until + width || cy > size.height + depth) continue;
        context.fillRect(cx - width / 2, cy - depth / 2, width, depth);
        if (edge !== null) context.strokeRect(cx - width / 2, cy - depth / 2, width, depth);
      }
    });
    context.restore();
  }
  context.globalAlpha = 1;
}

/** The line between both halves, and the name of each. */
export function drawSplit(
  context: CanvasRenderingContext2D,
  size: Size,
  { split, colours, labels }: { split: number; colours: Colours; labels: { plan: string; today: string } },
): void {
  if (split <= 0 || split >= 1) return;
  const at = split * size.width;
  context.strokeStyle = colours.ink;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(at, 0);
  context.lineTo(at, size.height);
  context.stroke();
  context.font = '600 12px sans-serif';
  context.textAlign = 'start';
  context.textBaseline = 'alphabetic';
  for (const [text, isLeft] of [
    [labels.plan, true],
    [labels.today, false],
  ] as const) {
    const width = context.measureText(text).width;
    const x = isLeft ? at - width - 12 : at + 12;
    context.fillStyle = colours.paper;
    context.fillRect(x - 4, 4, width + 8, 20);
    context.fillStyle = colours.ink;
    context.fillText(text, x, 18);
  }
}

/** Something that goes from one spot to another, in mm; `weight` from 0 to 1 is how much it counts. */
export interface Arc {
  from: { x: number; y: number };
  to: { x: number; y: number };
  weight: number;
}

/** Moves as thin arcs, the thickest first. */
export function drawArcs(
  context: CanvasRenderingContext2D,
  { toX, toY }: Projection,
  arcs: readonly Arc[],
  { ink, paper }: Colours,
): void {
  for (const { from, to, weight } of arcs) {
    const [x1, y1, x2, y2] = [toX(from.x), toY(from.y), toX(to.x), toY(to.y)];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const bend = 0.18;
    const path = () => {
      context.beginPath();
      context.moveTo(x1, y1);
      context.quadraticCurveTo((x1 + x2) / 2 - dy * bend, (y1 + y2) / 2 + dx * bend, x2, y2);
      context.stroke();
    };
    const width = 0.75 + weight * 2.5;
    [context.strokeStyle, context.lineWidth, context.globalAlpha] = [paper, width + 1.5, 0.6];
    path();
    [context.strokeStyle, context.lineWidth, context.globalAlpha] = [ink, width, 0.9];
    path();
    context.globalAlpha = 1;
    context.fillStyle = ink;
    context.beginPath();
    context.arc(x2, y2, 1.5 + weight * 2, 0, Math.PI * 2);
    context.fill();
  }
}

/** A walk to be drawn: corners in mm, and how much of it has been walked, in mm. */
export interface Trail {
  x: readonly number[];
  y: readonly number[];
  stops: readonly number[];
  walked: number;
  colour: string;
  isDashed: boolean;
  /** Walks beside one another are drawn so many pixels apart. */
  shift: number;
}

/** A walk as far as it has come, with its stops and its picker. */
export function drawTrail(
  context: CanvasRenderingContext2D,
  { toX, toY }: Projection,
  { x, y, stops, walked, colour, isDashed, shift }: Trail,
  { paper }: Colours,
): void {
  const px = (at: number) => [toX(x[at]!) + shift, toY(y[at]!) + shift] as const;
  let left = walked;
  let head = px(0);
  let last = 0;
  const points = [head];
  for (let at = 1; at < x.length && left > 0; at++) {
    const length = Math.hypot(x[at]! - x[at - 1]!, y[at]! - y[at - 1]!);
    const part = length > 0 ? Math.min(1, left / length) : 1;
    const [[fromX, fromY], [toPx, toPy]] = [px(at - 1), px(at)];
    head = [fromX + (toPx - fromX) * part, fromY + (toPy - fromY) * part];
    points.push(head);
    left -= length;
    if (part === 1) last = at;
  }
  const line = (width: number, style: string) => {
    [context.lineWidth, context.strokeStyle, context.lineJoin] = [width, style, 'round'];
    context.beginPath();
    points.forEach(([pointX, pointY], at) =>
      at === 0 ? context.moveTo(pointX, pointY) : context.lineTo(pointX, pointY),
    );
    context.stroke();
  };
  line(5, paper);
  context.setLineDash(isDashed ? [6, 4] : []);
  line(2.5, colour);
  context.setLineDash([]);
  const dot = (pointX: number, pointY: number, radius: number, fill: string) => {
    context.beginPath();
    context.arc(pointX, pointY, radius, 0, Math.PI * 2);
    context.fillStyle = fill;
    context.fill();
    [context.lineWidth, context.strokeStyle] = [2, colour];
    context.stroke();
  };
  for (const corner of stops) dot(...px(corner), 4, corner <= last ? colour : paper);
  dot(...head, 6, paper);
}

/** The bay that somebody has come to by keys: seen on each of the colours. */
export function drawCursor(
  context: CanvasRenderingContext2D,
  { toX, toY, unit }: Projection,
  { cell }: Frame,
  { x, y }: Bay,
  { ink, paper }: Colours,
): void {
  const [width, depth] = [Math.max(10, cell.width * unit), Math.max(10, cell.depth * unit)];
  for (const [line, style] of [
    [6, paper],
    [3, ink],
  ] as const) {
    [context.lineWidth, context.strokeStyle] = [line, style];
    context.strokeRect(toX(x) - width / 2, toY(y) - depth / 2, width, depth);
  }
}

/** Goods that somebody drags from a bay. */
export function drawDrag(
  context: CanvasRenderingContext2D,
  projection: Projection,
  frame: Frame,
  { from, to, colours }: { from: Bay; to: Bay | null; colours: Colours },
): void {
  const { toX, toY, unit } = projection;
  const [width, depth] = [frame.cell.width * unit, frame.cell.depth * unit];
  const box = ({ x, y }: Bay, style: string) => {
    [context.lineWidth, context.strokeStyle] = [2, style];
    context.strokeRect(toX(x) - width / 2, toY(y) - depth / 2, width, depth);
  };
  box(from, colours.ink);
  if (!to || to.id === from.id) return;
  box(to, colours.brand);
  drawArcs(context, projection, [{ from, to, weight: 0.6 }], { ...colours, ink: colours.brand });
}
