import { createCustomFocusIndicatorStyle, makeStyles, tokens } from '@slotwise/shared/ui';

export const useTabsStyles = makeStyles({
  list: { display: 'flex', position: 'relative' },
  tab: {
    position: 'relative',
    display: 'grid',
    flexShrink: 0,
    justifyItems: 'center',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorTransparentBackground,
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineStyle: 'none',
    ':hover': { color: tokens.colorNeutralForeground2Hover },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: tokens.spacingHorizontalM,
      insetBlockEnd: 0,
      height: tokens.strokeWidthThicker,
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: 'transparent',
    },
    ':hover::after': { backgroundColor: tokens.colorNeutralStroke1Hover },
  },
  small: {
    padding: tokens.spacingVerticalSNudge,
    '::after': { insetInline: tokens.spacingHorizontalSNudge, height: tokens.strokeWidthThick },
  },
  focus: createCustomFocusIndicatorStyle({
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThick} ${tokens.colorStrokeFocus2}`,
    outline: '2px solid transparent',
  }),
  selected: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      backgroundColor: tokens.colorCompoundBrandStroke,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
    ':hover::after': { backgroundColor: tokens.colorCompoundBrandStrokeHover },
  },
  // As wide as the text in bold, so that choosing a tab moves none of the others.
  text: { gridArea: '1 / 1' },
  room: { gridArea: '1 / 1', visibility: 'hidden', fontWeight: tokens.fontWeightSemibold },
});
