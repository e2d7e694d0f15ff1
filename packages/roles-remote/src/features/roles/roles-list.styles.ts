import { makeStyles, media } from '@slotwise/shared/ui';

export const useRolesListStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  grid: { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  item: { display: 'flex', minWidth: 0 },
});
