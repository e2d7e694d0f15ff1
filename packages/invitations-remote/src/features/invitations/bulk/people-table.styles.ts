import { makeStyles, media, tokens } from '@slotwise/shared/ui';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '100%' } as const;

export const usePeopleTableStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
  summary: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  frame: {
    maxHeight: '16rem',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    padding: '4px 12px 4px 4px',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [media.belowSm]: { gridTemplateColumns: '2.5rem minmax(0, 1fr)', rowGap: '4px' },
  },
  state: { [media.belowSm]: { gridColumn: '2', justifySelf: 'start' } },
  line: {
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  who: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px', minWidth: 0 },
  text: oneLine,
  name: { ...oneLine, color: tokens.colorNeutralForeground3 },
  role: { ...oneLine, color: tokens.colorNeutralForeground3 },
  reason: { width: '100%', color: tokens.colorNeutralForeground3 },
  mend: { width: 'min(20rem, 100%)' },
});
