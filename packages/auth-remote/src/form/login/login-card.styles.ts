import { makeStyles } from '@slotwise/shared/ui';

export const useLoginStyles = makeStyles({
  /** The link stands at the field's label and yet after the field in the order of the Tab key. */
  password: { position: 'relative' },
  forgot: {
    position: 'absolute',
    top: '-2px',
    right: 0,
    minHeight: '24px',
    display: 'inline-flex',
    alignItems: 'center',
  },
});
