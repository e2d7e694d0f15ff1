import { makeStyles, media, tokens } from '@slotwise/shared/ui';
import { edges } from './edges';

/** Where both links in their longest language leave no room for the product's name beside its mark. */
const NARROWEST = '@media (max-width: 479.98px)';

export const useTopBarStyles = makeStyles({
  root: {
    // Layers that a page lays over its window stay under the bars.
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    columnGap: '8px',
    boxSizing: 'border-box',
    height: '48px',
    paddingInline: '8px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    ...edges.blockEnd,
  },
  visitor: {
    paddingInline: '24px',
    [media.belowSm]: { paddingInline: '16px' },
    [NARROWEST]: { columnGap: '4px', paddingInline: '8px' },
  },
  /** The parts that only wider screens have room for. */
  wide: { display: 'inline-flex', [NARROWEST]: { display: 'none' } },
  narrow: { display: 'none', [NARROWEST]: { display: 'inline-flex' } },
  home: {
    display: 'inline-flex',
    borderRadius: tokens.borderRadiusMedium,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
  start: { display: 'flex', alignItems: 'center', columnGap: '4px', minWidth: 0, flexShrink: 1 },
  end: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    marginInlineStart: 'auto',
    flexShrink: 0,
    // A wide system font still fits the logo and both links at 320 px.
    [media.belowSm]: { columnGap: '2px' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    boxSizing: 'border-box',
    paddingInline: '12px',
    [media.belowSm]: { paddingInline: '8px' },
    [NARROWEST]: { paddingInline: '6px' },
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  primaryLink: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { outlineOffset: '2px' },
  },
});
