import { makeStyles, tokens } from '@fluentui/react-components';

const redBorder = {
  borderTopColor: tokens.colorPaletteRedBorder2,
  borderRightColor: tokens.colorPaletteRedBorder2,
  borderBottomColor: tokens.colorPaletteRedBorder2,
  borderLeftColor: tokens.colorPaletteRedBorder2,
};

export const useTextFieldStyles = makeStyles({
  /** Fluent drops the red border while the field has the focus, which is where a failed submit puts it. */
  invalid: {
    ...redBorder,
    ':hover': redBorder,
    ':focus-within': redBorder,
    ':active': redBorder,
    ':active:focus-within': redBorder,
    // The very selector that Fluent uses: only the same one is replaced and not merely outranked.
    ':active,:focus-within': redBorder,
    '::after': { borderBottomColor: tokens.colorPaletteRedBorder2 },
  },
  grow: { minWidth: 0, width: '100%' },
});
