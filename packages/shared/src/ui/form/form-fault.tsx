import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ErrorCircle20Regular } from '../icons';

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
  advice: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

export interface FormFaultProps {
  fault: { title: string; advice?: ReactNode } | null;
}

/** Why a form as a whole was refused; announced at once. */
export function FormFault({ fault }: FormFaultProps) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  // In a long form it may stand below what is in sight.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [fault]);
  if (fault === null) return null;
  return (
    <div ref={root} className={styles.root} role="alert">
      <ErrorCircle20Regular className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <span>{fault.title}</span>
        {fault.advice && <span className={styles.advice}>{fault.advice}</span>}
      </div>
    </div>
  );
}
