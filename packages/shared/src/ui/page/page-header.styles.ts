import { makeStyles, tokens } from '@fluentui/react-components';
import { media } from '../media';

export const usePageHeaderStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '12px',
    rowGap: '8px',
    minHeight: '56px',
    // In a page as high as its window what is below gets smaller, never the header.
    flexShrink: 0,
    boxSizing: 'border-box',
    paddingBlock: '12px',
    paddingInline: '24px',
    [media.belowSm]: { paddingInline: '16px' },
  },
  text: { minWidth: 0, flexGrow: 1 },
  line: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '12px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    // It has the focus after a navigation so that reading begins here. Nothing can be done with it: no ring says so.
    outlineStyle: 'none',
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  description: { margin: 0, marginTop: '2px', color: tokens.colorNeutralForeground2, maxWidth: '75ch' },
  // On a phone what can be done stands below the title, from its edge on.
  action: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginInlineStart: 'auto',
    [media.belowSm]: { marginInlineStart: 0 },
  },
});
