import { useMemo, useState } from 'react';
import type { Frame } from './model/bays';

/** Offset and scale of the plan; 1 shows all of it. */
interface View {
  scale: number;
  x: number;
  y: number;
}
const WHOLE: View = { scale: 1, x: 0, y: 0 };
const SCALE_MAX = 30;
export const STEP = 1.3;
const PAN_PX = 40;

/** Projection of the warehouse onto the canvas. */
export interface Projection {
  /** Pixels of one mm. */
  unit: number;
  toX(x: number): number;
  toY(y: number): number;
  /** Back to mm. */
  ofX(px: number): number;
  ofY(px: number): number;
}

export interface Size {
  width: number;
  height: number;
}

/** The part of a plan that somebody looks at. */
export function useView(frame: Frame, size: Size) {
  const [{ scale, x, y }, setView] = useState(WHOLE);
  const unit = Math.min(size.width / frame.width, size.height / frame.depth) * scale;
  const left = (size.width - frame.width * unit) / 2 + x;
  const top = (size.height - frame.depth * unit) / 2 + y;
  const projection = useMemo(
    (): Projection => ({
      unit,
      toX: (at) => left + (at - frame.left) * unit,
      toY: (at) => top + (frame.front + frame.depth - at) * unit,
      ofX: (px) => (px - left) / unit + frame.left,
      ofY: (px) => frame.front + frame.depth - (px - top) / unit,
    }),
    [unit, left, top, frame],
  );
  const zoom = (by: number) =>
    setView((known) => {
      const next = Math.min(SCALE_MAX, Math.max(1, known.scale * by));
      const grown = next / known.scale;
      return next === 1 ? WHOLE : { scale: next, x: known.x * grown, y: known.y * grown };
    });
  const pan = (byX: number, byY: number) => setView((known) => ({ ...known, x: known.x + byX, y: known.y + byY }));
  const whole = () => setView(WHOLE);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(PAN_PX, 0),
    ArrowRight: () => pan(-PAN_PX, 0),
    ArrowUp: () => pan(0, PAN_PX),
    ArrowDown: () => pan(0, -PAN_PX),
    '+': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': whole,
  };
  return { projection, zoom, pan, whole, keys };
}
