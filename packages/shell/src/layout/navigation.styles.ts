import { makeStyles, tokens } from '@slotwise/shared/ui';

/** Items of the side bar and of the bottom bar, links and buttons alike. */
export const useNavigationStyles = makeStyles({
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: '36px',
    paddingBlock: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textDecorationLine: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: '150ms',
    transitionTimingFunction: 'ease-out',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover, color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: tokens.colorNeutralBackground2Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground2Selected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      borderRadius: '2px',
      backgroundColor: tokens.colorCompoundBrandBackground,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
  // The brand bar stands at the edge that the bar itself stands at.
  atStart: { '::before': { insetBlock: '8px', insetInlineStart: 0, width: '3px' } },
  atTop: { '::before': { insetInline: '12px', insetBlockStart: 0, height: '3px' } },
  // The longest name of ours is whole in bold, too, in each language.
  beside: { columnGap: '8px', paddingInline: '11px 2px' },
  hidden: { justifyContent: 'center', paddingInline: 0 },
  below: {
    paddingInline: 0,
    flexDirection: 'column',
    justifyContent: 'center',
    rowGap: '2px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
  },
  icon: { display: 'inline-flex', flexShrink: 0 },
  text: { minWidth: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The two words of a button do not fit into one line in every language.
  twoWords: { whiteSpace: 'normal' },
});
