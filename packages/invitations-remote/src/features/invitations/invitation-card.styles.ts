import { makeStyles, sizes, tokens } from '@slotwise/shared/ui';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

export const useInvitationCardStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 24px',
    gridTemplateRows: 'auto 1fr',
    gap: '8px 12px',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '8rem',
    padding: sizes.cardPadding,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  nameless: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    color: tokens.colorNeutralForeground2,
  },
  who: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  line: oneLine,
  strong: { fontWeight: tokens.fontWeightSemibold },
  facts: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  message: { ...oneLine, color: tokens.colorNeutralForeground2, marginTop: '4px' },
  state: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 8px',
    minHeight: '24px',
    gridColumn: '1 / 3',
    gridRow: '2',
    alignSelf: 'end',
  },
  action: { gridColumn: '2 / -1', gridRow: '2', alignSelf: 'end', justifySelf: 'end' },
  more: { gridColumn: '3', gridRow: '1' },
});
