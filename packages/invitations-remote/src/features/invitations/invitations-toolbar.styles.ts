import { makeStyles, media } from '@slotwise/shared/ui';

export const useToolbarStyles = makeStyles({
  pause: { whiteSpace: 'nowrap', [media.belowSm]: { marginInlineStart: '-8px', flexGrow: 1 } },
  toggle: { [media.belowSm]: { display: 'none' } },
});
