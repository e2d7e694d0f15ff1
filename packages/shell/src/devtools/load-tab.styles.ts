import { makeStyles, media, tokens } from '@slotwise/shared/ui';

const LABELS = '15rem';

export const useLoadStyles = makeStyles({
  legend: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '4px', paddingBottom: '8px', margin: 0 },
  key: { display: 'inline-flex', alignItems: 'center', columnGap: '6px', fontSize: tokens.fontSizeBase200 },
  swatch: { width: '12px', height: '8px', borderRadius: '2px', flexShrink: 0, forcedColorAdjust: 'none' },
  chart: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: `${LABELS} minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '24px',
    [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px', paddingBlock: '4px' },
  },
  label: {
    fontSize: tokens.fontSizeBase200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  owner: { fontWeight: tokens.fontWeightSemibold },
  track: {
    position: 'relative',
    height: '18px',
    boxShadow: `-1px 0 ${tokens.colorNeutralStroke2}, 1px 0 ${tokens.colorNeutralStroke2}`,
  },
  bar: {
    position: 'absolute',
    insetBlock: '5px',
    minWidth: '3px',
    borderRadius: '2px',
    forcedColorAdjust: 'none',
  },
  time: {
    position: 'absolute',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    fontSize: tokens.fontSizeBase100,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  before: { transform: 'translateX(calc(-100% - 4px))' },
  after: { transform: 'translateX(4px)' },
  axis: {
    position: 'relative',
    height: '18px',
    fontSize: tokens.fontSizeBase100,
    color: tokens.colorNeutralForeground3,
  },
  tick: { position: 'absolute', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  page: { backgroundColor: tokens.colorPaletteSteelForeground2 },
  shell: { backgroundColor: tokens.colorNeutralForeground3 },
  registry: { backgroundColor: tokens.colorPaletteLavenderForeground2 },
  entry: { backgroundColor: tokens.colorBrandBackground },
  chunk: { backgroundColor: tokens.colorPaletteBlueForeground2 },
  load: { backgroundColor: tokens.colorPaletteMarigoldBorderActive },
  mount: { backgroundColor: tokens.colorPaletteGreenForeground3 },
});
