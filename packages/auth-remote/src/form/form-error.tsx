import { makeStyles, tokens } from '@slotwise/shared/ui';
import { ErrorCircle20Regular } from '@slotwise/shared/ui/icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '8px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  icon: { flexShrink: 0 },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
});

/** Why a form as a whole was refused; announced at once. */
export function FormError({ message, children }: { message: string | null; children?: ReactNode }) {
  const styles = useStyles();
  if (message === null) return null;
  return (
    <div className={styles.root} role="alert">
      <ErrorCircle20Regular className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <span>{message}</span>
        {children}
      </div>
    </div>
  );
}
