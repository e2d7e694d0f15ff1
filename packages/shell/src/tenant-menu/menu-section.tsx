import type { PermissionName } from '@slotwise/contract';
import { ErrorState, ListSkeleton, makeStyles, mergeClasses, tokens, useId } from '@slotwise/shared/ui';
import { ChevronRight16Regular } from '@slotwise/shared/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { useCan, useSession } from '@slotwise/shared/session';
import { useDescribeError } from '@slotwise/shared/words';
import { useShell } from '../bootstrap/shell-context';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', columnGap: '4px' },
  header: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    flexGrow: 1,
    minWidth: 0,
    minHeight: '36px',
    padding: '0 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  count: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  chevron: {
    display: 'inline-flex',
    color: tokens.colorNeutralForeground3,
    transitionProperty: 'transform',
    transitionDuration: '150ms',
    transitionTimingFunction: 'ease-out',
  },
  open: { transform: 'rotate(90deg)' },
  body: { padding: '0 8px 8px' },
});

export interface MenuSectionProps {
  label: string;
  icon: ReactElement;
  /** Shown when it is known. */
  count?: number;
  /** Without this permission the section is not there and asks for nothing. */
  permission: PermissionName;
  open: boolean;
  onToggle: () => void;
  /** A button at the end of the header. */
  action?: ReactNode;
  children: ReactNode;
}

/** One submenu that opens in place: it works with a keyboard, with a finger, and at every width. */
export function MenuSection({ label, icon, count, permission, open, onToggle, action, children }: MenuSectionProps) {
  const styles = useStyles();
  const bodyId = useId('menu-section');
  const { host, session: pageSession } = useShell();
  const allowed = useCan(host, permission);
  const { status, error } = useSession(host);
  const describeError = useDescribeError();
  // Lists that they may not see are not offered; while that is not known the section waits, or says why.
  if (status === 'user' && !allowed) return null;
  return (
    <section aria-label={label}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.header}
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={onToggle}
        >
          <span className={mergeClasses(styles.chevron, open && styles.open)} aria-hidden="true">
            <ChevronRight16Regular />
          </span>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
        {action}
      </div>
      {open && (
        <div id={bodyId} className={styles.body}>
          {allowed ? (
            children
          ) : error ? (
            <ErrorState
              compact
              title={describeError(error).title}
              advice={describeError(error).advice}
              onRetry={() => void pageSession.reload()}
            />
          ) : (
            <ListSkeleton />
          )}
        </div>
      )}
    </section>
  );
}
