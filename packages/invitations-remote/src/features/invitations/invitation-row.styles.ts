import { makeStyles, media, sizes, tokens } from '@slotwise/shared/ui';

export const useInvitationRowStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 13rem 5.5rem',
    alignItems: 'center',
    gap: '8px 12px',
    minHeight: sizes.rowHeight,
    paddingBlock: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.belowMd]: { gridTemplateColumns: '28px minmax(0, 1fr) auto' },
  },
  avatar: { [media.belowMd]: { alignSelf: 'start' } },
  who: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: {
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [media.belowMd]: { whiteSpace: 'normal' },
  },
  state: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    [media.belowMd]: { gridColumn: '2 / span 2', gridRow: '2' },
  },
  actions: { display: 'flex', justifyContent: 'flex-end', [media.belowMd]: { gridColumn: '3', gridRow: '1' } },
});
