import { makeStyles, media, tokens } from '@slotwise/shared/ui';

export const useDialogStyles = makeStyles({
  surface: { maxWidth: 'min(30rem, calc(100vw - 32px))' },
  verb: { whiteSpace: 'nowrap' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  search: { maxWidth: 'none' },
  list: {
    height: 'min(22rem, 50vh)',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    [media.belowSm]: { height: '45vh' },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    paddingInline: '4px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  check: { flexGrow: 1, minWidth: 0 },
  label: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  reason: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  none: { margin: 0, padding: '24px 12px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
});
