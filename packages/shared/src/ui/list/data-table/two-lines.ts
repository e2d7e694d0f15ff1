/** A text of two lines at most, which are as high as a row of a table: for cells that draw their own. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: '16px',
} as const;
