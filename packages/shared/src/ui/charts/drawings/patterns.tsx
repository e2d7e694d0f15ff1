import type { CSSProperties } from 'react';
import { SERIES_COLORS } from './drawing.styles';

const SHAPES = ['M0 0H8V8H0Z', 'M0 8L8 0', 'M0 4H8', 'M4 0V8', 'M0 0L8 8M0 8L8 0', 'M4 4h1v1h-1z'] as const;
const idOf = (owner: string, at: number) => `${owner}-pattern-${at}`;

/** Names the patterns of a drawing for its classes. */
export const patternStyle = (owner: string): CSSProperties =>
  Object.fromEntries(
    Array.from({ length: SERIES_COLORS }, (_, at) => [`--slotwise-pattern-${at}`, `url("#${idOf(owner, at)}")`]),
  );

/** Hatchings by which series differ where the reader's own colours rule. */
export function Patterns({ owner }: { owner: string }) {
  return (
    <defs>
      {SHAPES.map((shape, at) => (
        <pattern key={shape} id={idOf(owner, at)} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="Canvas" />
          <path d={shape} fill={at === 0 ? 'CanvasText' : 'none'} stroke="CanvasText" strokeWidth="1.5" />
        </pattern>
      ))}
    </defs>
  );
}
