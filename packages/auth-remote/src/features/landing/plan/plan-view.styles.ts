import { makeStyles, media, tokens } from '@slotwise/shared/ui';
import { MOVE_MS } from './timing';

const quiet = { [media.reducedMotion]: { transitionDuration: '0s', transitionDelay: '0s' } } as const;

export const usePlanViewStyles = makeStyles({
  figure: {
    margin: 0,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    overflow: 'hidden',
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '8px 16px',
    padding: '10px 12px 10px 16px',
  },
  top: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  bottom: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    minHeight: '52px',
    boxSizing: 'border-box',
    paddingRight: '16px',
  },
  name: { display: 'flex', flexDirection: 'column' },
  muted: { color: tokens.colorNeutralForeground3 },
  /** Its first word stands under the name where it wraps. */
  switch: { display: 'flex', gap: '4px', marginLeft: '-8px' },
  plan: { display: 'block', width: '100%', height: 'auto', backgroundColor: tokens.colorNeutralBackground2 },
  slot: { fill: tokens.colorNeutralBackground5 },
  depot: { fill: tokens.colorNeutralForeground1 },
  goods: {
    transitionProperty: 'transform',
    transitionDuration: `${MOVE_MS}ms`,
    transitionTimingFunction: 'cubic-bezier(0.33, 0, 0.1, 1)',
    ...quiet,
  },
  route: {
    fill: 'none',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    strokeDasharray: '1',
    transitionProperty: 'stroke-dashoffset, opacity',
    transitionTimingFunction: 'ease-out',
    ...quiet,
  },
  casing: { stroke: tokens.colorNeutralBackground2, strokeWidth: '0.85px' },
  line: { stroke: tokens.colorNeutralForeground1, strokeWidth: '0.32px' },
  drawn: { strokeDashoffset: '0', opacity: 1, transitionDuration: '1200ms, 150ms' },
  undrawn: { strokeDashoffset: '1', opacity: 0, transitionDuration: '0ms, 150ms', transitionDelay: '150ms, 0ms' },
  stop: {
    fill: tokens.colorNeutralBackground1,
    stroke: tokens.colorNeutralForeground1,
    strokeWidth: '0.28px',
    transitionProperty: 'opacity',
    transitionDuration: '300ms',
    ...quiet,
  },
  hidden: { opacity: 0 },
  legend: { display: 'flex', alignItems: 'center', gap: '8px', whiteSpace: 'nowrap' },
  // The colours are the data: a forced palette would take them away.
  scale: {
    forcedColorAdjust: 'none',
    width: '88px',
    height: '8px',
    borderRadius: '4px',
    [media.belowSm]: { width: '56px' },
  },
  result: { display: 'flex', alignItems: 'baseline', gap: '8px', fontVariantNumeric: 'tabular-nums' },
  walked: { display: 'grid', '& > *': { gridColumnStart: 1, gridRowStart: 1 } },
  unseen: { visibility: 'hidden' },
  number: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});
