import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { Warning16Regular } from '@slotwise/shared/ui/icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: '4px',
    paddingInline: '16px',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  // The edge is the only one where the reader's own colours rule.
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    borderBottom: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
  text: { flexGrow: 1, flexBasis: '12rem', minWidth: 0, overflowWrap: 'anywhere' },
  icon: { display: 'inline-flex', flexShrink: 0 },
  warningIcon: { color: tokens.colorStatusWarningForeground1 },
  dangerIcon: { color: tokens.colorStatusDangerForeground1 },
});

interface WarningLineProps {
  tone?: 'warning' | 'danger';
  text: string;
  action?: ReactNode;
}

/** One line above the page, on what concerns all of it. */
export function WarningLine({ tone = 'warning', text, action }: WarningLineProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, styles[tone])}>
      <span className={mergeClasses(styles.icon, styles[`${tone}Icon`])} aria-hidden="true">
        <Warning16Regular />
      </span>
      <span className={styles.text}>{text}</span>
      {action}
    </div>
  );
}
