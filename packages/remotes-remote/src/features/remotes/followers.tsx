import type { RemoteChannel, RemoteStatus } from '@slotwise/contract';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { useState } from 'react';
import { moment } from './model/wording';
import { useRemoteCardStyles } from './remote-card.styles';
import { useMove } from './use-move';

/** More of them are shown when they are asked for. */
const SHOWN = 5;

const useStyles = makeStyles({ root: { flexBasis: '100%', minWidth: 0, marginBottom: '-8px' } });

/** Tenants that follow a channel. */
export function Followers({ remote, channel: { name, followers } }: { remote: RemoteStatus; channel: RemoteChannel }) {
  const own = useStyles();
  const styles = useRemoteCardStyles();
  const [all, setAll] = useState(false);
  const move = useMove(remote);
  if (followers.length === 0) return null;
  return (
    <div className={own.root}>
      <ul className={styles.rows} aria-label={`Tenants that follow ${name} of ${remote.name}`}>
        {followers.slice(0, all ? undefined : SHOWN).map(({ tenantId, tenantName, since }) => (
          <li key={tenantId} className={styles.row}>
            <div className={styles.main}>{tenantName}</div>
            <div className={styles.quiet}>since {moment(since)}</div>
            <Button
              appearance="subtle"
              disabledFocusable={move.isPending}
              aria-label={`Unfollow ${tenantName}`}
              onClick={() => move.mutate({ kind: 'unpin', tenantId })}
            >
              Unfollow
            </Button>
          </li>
        ))}
      </ul>
      {!all && followers.length > SHOWN && (
        <Button appearance="subtle" onClick={() => setAll(true)}>
          Show all {followers.length}
        </Button>
      )}
    </div>
  );
}
