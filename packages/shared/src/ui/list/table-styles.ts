import { makeStyles, tokens } from '@fluentui/react-components';
import { sizes } from '../theme';

/**
 * Classes that make Fluent's tables ours: quiet sticky header, rows that follow the density, figures aligned at the
 * right, and row actions that appear when the row is hovered or holds the focus.
 */
export const useTableStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
  },
  headerCell: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold, minHeight: sizes.rowHeight },
  row: {
    height: sizes.rowHeight,
    '& [data-row-actions]': { opacity: 0 },
    ':hover [data-row-actions], :focus-within [data-row-actions]': { opacity: 1 },
    '@media (hover: none)': { '& [data-row-actions]': { opacity: 1 } },
  },
  cell: { height: sizes.rowHeight, minWidth: 0 },
  numeric: { textAlign: 'right', justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
});
