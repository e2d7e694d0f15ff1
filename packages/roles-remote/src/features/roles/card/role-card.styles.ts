import { makeStyles, media, sizes, tokens } from '@slotwise/shared/ui';

/** Two cards beside each other on a small desktop. */
const NARROW = '@container (max-width: 270px)';

export const useRoleCardStyles = makeStyles({
  card: {
    position: 'relative',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    boxSizing: 'border-box',
    height: '100%',
    minWidth: 0,
    padding: sizes.cardPadding,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: 'opacity, box-shadow, transform',
    transitionDuration: '150ms',
    transitionTimingFunction: 'ease-out',
    [media.reducedMotion]: { transitionDuration: '0s' },
  },
  open: { outline: `1px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-1px' },
  target: {
    outline: `2px dashed ${tokens.colorBrandStroke1}`,
    outlineOffset: '-2px',
    boxShadow: tokens.shadow8,
    transform: 'translateY(-2px)',
    [media.reducedMotion]: { transform: 'none' },
  },
  over: { outlineStyle: 'solid', backgroundColor: tokens.colorBrandBackground2 },
  faded: { opacity: 0.6 },
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: '12px',
    minWidth: 0,
    [NARROW]: { alignItems: 'center', rowGap: '4px' },
  },
  picture: { gridRowEnd: 'span 2', [NARROW]: { gridRowEnd: 'span 1' } },
  name: { margin: 0, overflowWrap: 'anywhere' },
  // In a narrow card they have its whole width, in one line.
  facts: {
    display: 'flex',
    flexDirection: 'column',
    gridColumnStart: 2,
    gridColumnEnd: 'span 2',
    gridRowStart: 2,
    minWidth: 0,
    [NARROW]: { gridColumnStart: 1, gridColumnEnd: 'span 3' },
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  },
  counts: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  description: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', maxWidth: '75ch' },
  actions: {
    display: 'flex',
    flexShrink: 0,
    alignSelf: 'start',
    gridColumnStart: 3,
    gridRowStart: 1,
    // Its button is higher than the name beside it; what follows reaches below it, and moves no line down for it.
    marginBlockEnd: '-8px',
    [NARROW]: { marginBlockEnd: 0 },
  },
  panel: { ':focus': { outlineStyle: 'none' }, ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  // In a narrow card, and in a language with long words, they are smaller. In a narrower one, one stands below the other: none
  // reaches out of the card.
  tabs: {
    flexWrap: 'wrap',
    marginInline: '-6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [NARROW]: {
      // Their text begins where the card's does.
      marginInlineStart: '-2px',
      marginInlineEnd: '-12px',
      '& > [role="tab"]': { paddingInline: '2px', fontSize: tokens.fontSizeBase200 },
    },
  },
});

export const usePartPanelStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minHeight: '32px' },
  disclosure: { marginInlineEnd: 'auto' },
  // In a narrow card, and in a language with long words, Edit would stand alone in a second row: there the plus says it.
  add: { [NARROW]: { minWidth: 'auto', paddingInline: '4px' } },
  addWords: {
    [NARROW]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  area: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
  // The card has the outline; within it this says where what is dragged will be.
  waiting: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  // Save stays in sight as long as anything of the list is, however long that is.
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingBlock: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  ends: { display: 'flex', gap: '8px', marginInlineStart: 'auto' },
  summary: {
    flexGrow: 1,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    fontVariantNumeric: 'tabular-nums',
  },
  count: { fontWeight: tokens.fontWeightSemibold },
  warnings: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  warning: {
    display: 'flex',
    gap: '6px',
    color: tokens.colorStatusWarningForeground1,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  icon: { flexShrink: 0 },
});
