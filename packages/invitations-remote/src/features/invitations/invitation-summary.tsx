import type { Invitation } from '@slotwise/contract';
import { makeStyles } from '@slotwise/shared/ui';
import { StateBadge } from '@slotwise/shared/ui/plain';
import { ActionButton } from './action-button';
import { CountdownRing } from './countdown-ring';
import { Person } from './invitation-columns';

/** Px of a summary: name over address, then the state, with a button that a finger hits. */
export const SUMMARY_HEIGHT = 84;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px', flexGrow: 1, minWidth: 0 },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '28px', minWidth: 0 },
  // On the narrowest screens the countdown stands whole below the state: both lines fit beside the button.
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', flexGrow: 1, minWidth: 0 },
  action: { flexShrink: 0 },
});

/** An invitation where there is no room for columns. */
export function InvitationSummary({ invitation }: { invitation: Invitation }) {
  const styles = useStyles();
  const { status, createdAt, sentAt = createdAt, expiresAt } = invitation;
  return (
    <span className={styles.root}>
      <Person invitation={invitation} />
      <span className={styles.line}>
        <span className={styles.state}>
          <StateBadge state={status} />
          {status === 'pending' && <CountdownRing sentAt={sentAt} expiresAt={expiresAt} />}
        </span>
        <span className={styles.action} data-acts="" data-holds="">
          <ActionButton invitation={invitation} />
        </span>
      </span>
    </span>
  );
}
