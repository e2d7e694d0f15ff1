import { makeStyles, media } from '@slotwise/shared/ui';

export const useFormStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: '16px',
    alignItems: 'start',
  },
  /** The buttons keep their distance from the last field: they end the form and belong to none. */
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', marginBlockStart: '8px' },
  stacked: { flexDirection: 'column', alignItems: 'stretch', textAlign: 'center' },
  lead: { margin: 0 },
  verb: { whiteSpace: 'nowrap', [media.belowSm]: { minWidth: 0 } },
});
