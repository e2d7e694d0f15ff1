import { makeStyles, sizes, tokens } from '@slotwise/shared/ui';

export const useRoleCardStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    flexGrow: 1,
    minWidth: 0,
    padding: sizes.cardPadding,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  names: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { margin: 0, overflowWrap: 'anywhere' },
  counts: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  description: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', maxWidth: '75ch' },
});

/** A labelled row of badges or chips that wraps, and the button that shows the rest. */
export const useChipRowStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 },
  heading: { margin: 0, color: tokens.colorNeutralForeground3 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 8px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    minWidth: 0,
  },
  item: { display: 'flex', minWidth: 0, maxWidth: '100%' },
  none: { color: tokens.colorNeutralForeground3 },
});
