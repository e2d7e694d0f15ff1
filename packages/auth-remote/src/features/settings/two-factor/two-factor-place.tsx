import type { Platform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { makeStyles, mergeClasses } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0, minHeight: '112px' },
  withPolicy: { minHeight: '190px' },
});

/** Has the height of what comes, so that nothing below it moves. */
export function TwoFactorPlace({ platform, children }: { platform: Platform; children?: ReactNode }) {
  const styles = useStyles();
  const maySetPolicy = useCan(platform, 'manage_company');
  return <div className={mergeClasses(styles.root, maySetPolicy && styles.withPolicy)}>{children}</div>;
}
