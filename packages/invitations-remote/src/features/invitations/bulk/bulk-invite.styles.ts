import { makeStyles, tokens } from '@slotwise/shared/ui';

export const useBulkStyles = makeStyles({
  surface: { maxWidth: 'min(46rem, calc(100vw - 32px))' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  lead: { margin: 0 },
  oneLine: { whiteSpace: 'nowrap' },
  zone: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '8px',
    margin: '-8px',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px dashed transparent',
  },
  target: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  progress: { display: 'flex', flexDirection: 'column', gap: '8px', fontVariantNumeric: 'tabular-nums' },
});
