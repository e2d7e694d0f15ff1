import { makeStyles } from '@slotwise/shared/ui';

const useStyles = makeStyles({
  input: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** Tells password managers whose password the form is about; people and assistive technology do not meet it. */
export function AccountForManagers({ email }: { email: string }) {
  return (
    <input
      className={useStyles().input}
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
