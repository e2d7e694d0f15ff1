import { makeStyles, media, tokens } from '@slotwise/shared/ui';

export const useToolbarStyles = makeStyles({
  title: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '8px', marginInlineEnd: '8px' },
  heading: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  search: { flexBasis: '10rem', [media.belowSm]: { flexBasis: '100%', maxWidth: 'none' } },
  select: { minWidth: '8rem', [media.belowSm]: { flexGrow: 1, flexBasis: '8rem' } },
  end: { display: 'flex', alignItems: 'center', marginInlineStart: 'auto', [media.belowSm]: { width: '100%' } },
  pause: { whiteSpace: 'nowrap', [media.belowSm]: { marginInlineStart: '-8px', flexGrow: 1 } },
  toggle: { [media.belowSm]: { display: 'none' } },
});
