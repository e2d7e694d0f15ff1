import { makeStyles, media, tokens } from '@slotwise/shared/ui';

const DAY = '36px';

export const useDateRangePickerStyles = makeStyles({
  trigger: {
    width: 'min(18rem, 100%)',
    justifyContent: 'flex-start',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  placeholder: { color: tokens.colorNeutralForeground3 },
  surface: { padding: '12px', maxWidth: 'calc(100vw - 16px)', maxHeight: 'calc(100vh - 16px)', overflowY: 'auto' },
  months: {
    display: 'flex',
    gap: '24px',
    position: 'relative',
    // No wider than the months: the buttons at its edges belong to them.
    width: 'fit-content',
    maxWidth: '100%',
    [media.belowSm]: { flexDirection: 'column', gap: '12px' },
  },
  /** Above the first month's left and the last month's right edge; on phones both stay at the top. */
  turn: { position: 'absolute', top: 0, zIndex: 1 },
  turnBack: { insetInlineStart: 0 },
  turnForward: { insetInlineEnd: 0 },
  hint: { marginBlock: '8px 0', color: tokens.colorNeutralForeground3 },
});

export const useMonthGridStyles = makeStyles({
  title: { margin: 0, height: '32px', lineHeight: '32px', textAlign: 'center', fontWeight: tokens.fontWeightSemibold },
  table: { borderCollapse: 'separate', borderSpacing: '0 2px', marginInline: 'auto' },
  weekday: {
    width: DAY,
    height: '28px',
    padding: 0,
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  cell: { width: DAY, height: DAY, padding: 0 },
  between: {
    backgroundColor: tokens.colorBrandBackground2,
    // Seen in high contrast alone, where all backgrounds are black.
    boxShadow: `inset 0 2px ${tokens.colorTransparentStroke}, inset 0 -2px ${tokens.colorTransparentStroke}`,
  },
  first: { borderStartStartRadius: tokens.borderRadiusMedium, borderEndStartRadius: tokens.borderRadiusMedium },
  last: { borderStartEndRadius: tokens.borderRadiusMedium, borderEndEndRadius: tokens.borderRadiusMedium },
  day: {
    width: DAY,
    height: DAY,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      color: tokens.colorNeutralForeground1Hover,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':disabled': {
      color: tokens.colorNeutralForegroundDisabled,
      cursor: 'not-allowed',
      backgroundColor: 'transparent',
    },
  },
  dayBetween: {
    color: tokens.colorBrandForeground2,
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  today: { border: `1px solid ${tokens.colorNeutralStrokeAccessible}` },
  end: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    // Windows' forced colours drop backgrounds: the days between have a border, the ends are filled.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      ':hover': { backgroundColor: 'Highlight', color: 'HighlightText' },
    },
  },
});
