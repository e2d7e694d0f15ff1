import { makeStyles, media } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // A table scrolls in its own frame inside of a page that scrolls, too: it is never higher than the window.
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '16rem',
    marginBlockStart: '-12px',
    marginInline: '-24px',
    [media.belowSm]: { marginInline: '-16px' },
  },
});

const ROW_PX = 64;
const REST_PX = 120;

/** The place of a table between other things of a page. @param rows how many it has at most: a short one takes less room */
export function TableFrame({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <div className={useStyles().root} style={{ height: `min(60vh, 704px, ${rows * ROW_PX + REST_PX}px)` }}>
      {children}
    </div>
  );
}
