import { Button, CounterBadge, makeStyles } from '@slotwise/shared/ui';
import { Alert20Regular } from '@slotwise/shared/ui/icons';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({
  // The number stands over the button's edge.
  root: { flexShrink: 0, overflow: 'visible' },
  icon: { position: 'relative', display: 'inline-flex' },
  count: { position: 'absolute', insetBlockStart: '-8px', insetInlineStart: '9px', pointerEvents: 'none' },
});

interface BellFaceProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  label: string;
  unread: number;
}

/** Look of the closed bell; also stands there while its code is on its way. */
export function BellFace({ label, unread, ...props }: BellFaceProps) {
  const styles = useStyles();
  return (
    <Button
      appearance="subtle"
      aria-label={label}
      {...(props as object)}
      className={styles.root}
      icon={
        <span className={styles.icon}>
          <Alert20Regular />
          {unread > 0 && (
            <CounterBadge className={styles.count} count={unread} overflowCount={99} size="small" color="danger" />
          )}
        </span>
      }
    />
  );
}
