import { makeStyles, media, tokens } from '@slotwise/shared/ui';

export const useChipsStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    minWidth: 0,
  },
  item: { display: 'flex', minWidth: 0, maxWidth: '100%' },
  chip: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    minHeight: '24px',
    boxSizing: 'border-box',
    paddingInline: '8px',
    // Of the chip's own colour, except in high contrast, where all backgrounds are black.
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  permission: { backgroundColor: tokens.colorNeutralBackground3, ...edge(tokens.colorNeutralStroke3) },
  /** It is one of those that the filter asks for. */
  matched: edge(tokens.colorBrandStroke1),
  dot: {
    flexShrink: 0,
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    forcedColorAdjust: 'none',
    // Whatever its category, in the reader's own colours: without an edge the dots of some were the background's.
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  user: { paddingInline: '3px 8px', ...edge(tokens.colorNeutralStroke2), borderRadius: tokens.borderRadiusCircular },
  withButton: { paddingInlineEnd: '1px' },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  added: {
    ...edge(tokens.colorBrandStroke1),
    animationName: { from: { opacity: 0, transform: 'scale(0.9)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '150ms',
    animationTimingFunction: 'ease-out',
    [media.reducedMotion]: { animationName: 'none' },
  },
  removed: {
    ...edge(tokens.colorNeutralStroke1, 'dashed'),
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
  },
  explain: {
    display: 'flex',
    minWidth: 0,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  struck: { textDecorationLine: 'line-through' },
  plus: { fontWeight: tokens.fontWeightSemibold },
  button: { minWidth: '24px', maxWidth: '24px', height: '24px', padding: 0, color: 'inherit' },
  none: { color: tokens.colorNeutralForeground3 },
});

function edge(color: string, style: 'solid' | 'dashed' = 'solid') {
  return {
    borderTopColor: color,
    borderRightColor: color,
    borderBottomColor: color,
    borderLeftColor: color,
    borderTopStyle: style,
    borderRightStyle: style,
    borderBottomStyle: style,
    borderLeftStyle: style,
  } as const;
}
