import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import { makeStyles, media, sizes, tokens } from '@slotwise/shared/ui';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;
const state = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', minHeight: '24px' } as const;

export const useInvitationItemStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 14rem 5rem 24px',
    alignItems: 'center',
    gap: '4px 12px',
    boxSizing: 'border-box',
    minHeight: sizes.rowHeight,
    paddingBlock: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // Where there is room and a pointer can hover, the action shows when it does, when the row holds the focus, and while it is being done.
    [`@media (hover: hover) and (min-width: ${BREAKPOINTS.md}px)`]: {
      '& [data-action]': { opacity: 0 },
      ':hover [data-action], :focus-within [data-action]': { opacity: 1 },
      '&[aria-busy="true"] [data-action]': { opacity: 1 },
    },
    [media.belowMd]: { gridTemplateColumns: '28px minmax(0, 1fr) auto 24px', alignItems: 'start', columnGap: '8px' },
  },
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
  rowWho: { [media.belowMd]: { gridColumn: '2 / span 2' } },
  line: oneLine,
  strong: { fontWeight: tokens.fontWeightSemibold },
  detail: { ...oneLine, color: tokens.colorNeutralForeground3 },
  facts: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  message: { ...oneLine, color: tokens.colorNeutralForeground2, marginTop: '4px' },
  state: { ...state, [media.belowMd]: { gridColumn: '2', gridRow: '2' } },
  cardState: { ...state, gridColumn: '1 / 3', gridRow: '2', alignSelf: 'end' },
  action: {
    display: 'flex',
    justifyContent: 'flex-end',
    [media.belowMd]: { gridColumn: '3 / span 2', gridRow: '2' },
  },
  cardAction: { gridColumn: '2 / -1', gridRow: '2', alignSelf: 'end', justifySelf: 'end' },
  more: { [media.belowMd]: { gridColumn: '4', gridRow: '1' } },
  cardMore: { gridColumn: '3', gridRow: '1' },
});
