import { makeStyles, media, tokens } from '@slotwise/shared/ui';

export const useRemoteCardStyles = makeStyles({
  badges: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '4px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
    alignItems: 'end',
    gap: '24px',
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
  figures: { display: 'flex', flexWrap: 'wrap', columnGap: '32px', rowGap: '12px', margin: 0 },
  figure: { display: 'flex', flexDirection: 'column', minWidth: '5.5rem' },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  bad: { color: tokens.colorStatusDangerForeground1 },
  rows: { display: 'flex', flexDirection: 'column', listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    paddingBlock: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  main: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', flexGrow: 1, minWidth: '10rem' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  section: { display: 'flex', flexDirection: 'column', gap: '8px' },
});
