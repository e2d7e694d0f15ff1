import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

export type DrawingName = 'shelf' | 'search' | 'people' | 'mail' | 'lock' | 'unplugged';

const FORCED = '@media (forced-colors: active)';

const useStyles = makeStyles({
  // Forced colours leave an SVG as it is, and the theme's may be white on white.
  root: {
    stroke: 'currentcolor',
    [FORCED]: { stroke: 'CanvasText' },
    '& .accent': { stroke: tokens.colorCompoundBrandStroke, [FORCED]: { stroke: 'Highlight' } },
  },
});

const accent = { className: 'accent' };

const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  shelf: (
    <>
      <path d="M14 8v52M82 8v52M14 26h68M14 46h68" />
      <path d="M22 26v-9h13v9M22 46V34h10v12M62 46V36h12v10" />
      <path {...accent} d="M48 26V14h14v12M55 14v5" />
    </>
  ),
  search: (
    <>
      <path d="M14 14h40M14 26h22M14 38h18M14 50h26" />
      <circle {...accent} cx="58" cy="34" r="14" />
      <path {...accent} d="m68 44 13 13" />
    </>
  ),
  people: (
    <>
      <circle cx="34" cy="22" r="9" />
      <path d="M16 56c0-11 8-18 18-18s18 7 18 18" />
      <circle {...accent} cx="64" cy="25" r="7" />
      <path {...accent} d="M60 40c12-2 20 5 20 16" />
    </>
  ),
  mail: (
    <>
      <rect x="12" y="18" width="54" height="38" rx="4" />
      <path d="m13 21 26 19 26-19" />
      <path {...accent} d="M80 6v16M72 14h16" />
    </>
  ),
  lock: (
    <>
      <rect x="28" y="30" width="40" height="28" rx="4" />
      <path d="M36 30v-8a12 12 0 0 1 24 0v8" />
      <path {...accent} d="M48 41v7" />
    </>
  ),
  unplugged: (
    <>
      <path d="M8 34h20M28 24v20h8a10 10 0 0 0 0-20zM45 29h7M45 39h7" />
      <path d="M88 34H74M74 24v20h-6a10 10 0 0 1 0-20z" />
      <path {...accent} d="m56 12 3 7M66 10v7M56 57l3-7" />
    </>
  ),
};

/** One small line drawing, in the text's colour; purely decorative. */
export function LineDrawing({ name, className, size = 96 }: { name: DrawingName; className?: string; size?: number }) {
  const styles = useStyles();
  return (
    <svg
      className={mergeClasses(styles.root, className)}
      width={size}
      height={(size * 68) / 96}
      viewBox="0 0 96 68"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
