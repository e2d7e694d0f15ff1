import { makeStyles, media, tokens } from '@slotwise/shared/ui';
import { PALETTE_SHARE } from './model/board-layout';

export const useBoardStyles = makeStyles({
  // The page fills its frame, and each column scrolls by itself: a dragged item and its targets stay in sight together.
  page: { [media.lg]: { height: '100%' } },
  board: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.lg]: {
      gridTemplateColumns: `${PALETTE_SHARE * 100}% minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
  // Nothing is dragged here: all of the width is for the roles.
  alone: { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' } },
  column: { display: 'flex', flexDirection: 'column' },
  palettes: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minHeight: 0,
    overflowY: 'auto',
    paddingBlock: '12px',
    paddingInline: '24px 12px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  skip: {
    position: 'absolute',
    zIndex: 3,
    top: '4px',
    insetInlineStart: '24px',
    paddingBlock: '4px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    clipPath: 'inset(50%)',
    ':focus': { clipPath: 'none' },
  },
  roles: {
    minWidth: 0,
    minHeight: 0,
    // The focused element is not under the pinned filters, nor under the pinned Save of its card.
    [media.lg]: { overflowY: 'auto', scrollPaddingBlock: '96px 56px' },
    ':focus': { outlineStyle: 'none' },
  },
  readOnly: { color: tokens.colorNeutralForeground1 },
  // The list lies in the page as if it stood there alone.
  onScreen: { display: 'contents' },
  list: { '& > li': { minWidth: 0 } },
});
