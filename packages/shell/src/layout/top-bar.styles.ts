import { makeStyles, media, tokens } from '@slotwise/shared/ui';
import { edges } from './edges';

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
  visitor: { paddingInline: '24px', [media.belowSm]: { paddingInline: '16px' } },
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
