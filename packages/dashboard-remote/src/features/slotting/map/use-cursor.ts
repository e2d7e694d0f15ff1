import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Bay } from './model/bays';
import { nextBay, type Direction } from './model/next-bay';
import type { Projection, Size } from './use-view';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Room between a bay that is gone to and the edge of what is seen. */
const MARGIN_PX = 24;

/** Pixels by which something at a spot is outside of what is seen. */
const outside = (at: number, length: number): number => {
  if (at < MARGIN_PX) return MARGIN_PX - at;
  return at > length - MARGIN_PX ? length - MARGIN_PX - at : 0;
};

interface CursorOptions {
  bays: readonly Bay[];
  projection: Projection;
  size: Size;
  pan: (byX: number, byY: number) => void;
  /** Keys that change what is seen. */
  viewKeys: Readonly<Record<string, () => void>>;
  onPick: ((bay: Bay) => void) | undefined;
  /** Closes what was opened about a bay; undefined while nothing is open. */
  onClose: (() => void) | undefined;
}

/** The bay that somebody has come to by keys, and what keys do. */
export function useCursor({ bays, projection, size, pan, viewKeys, onPick, onClose }: CursorOptions) {
  const [id, setId] = useState<string | null>(null);
  const cursor = useMemo(() => bays.find((bay) => bay.id === id), [bays, id]);
  const go = (direction: Direction) => {
    const next = cursor ? nextBay(bays, cursor, direction) : bays[0];
    if (!next) return;
    setId(next.id);
    const [x, y] = [outside(projection.toX(next.x), size.width), outside(projection.toY(next.y), size.height)];
    if (x !== 0 || y !== 0) pan(x, y);
  };
  const actOf = (key: string, isShifted: boolean): (() => void) | undefined => {
    const direction = isShifted ? undefined : DIRECTIONS[key];
    if (direction) return () => go(direction);
    if (key === 'Enter' || key === ' ') return cursor && onPick && (() => onPick(cursor));
    if (key !== 'Escape') return viewKeys[key];
    // With nothing to close, the key is left to the parts around the plan.
    return onClose ?? (cursor && (() => setId(null)));
  };
  const press = (event: KeyboardEvent) => {
    const act = actOf(event.key, event.shiftKey);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { cursor, press };
}
