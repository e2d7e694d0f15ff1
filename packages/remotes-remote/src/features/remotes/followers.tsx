import type { ReleaseChannel, RemoteStatus } from '@slotwise/contract';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { useState } from 'react';
import { moment } from './model/wording';
import { useRemoteCardStyles } from './remote-card.styles';
import { useMove } from './use-move';
import { useWords } from '../../words';

/** More of them are shown when they are asked for. */
const SHOWN = 5;

const useStyles = makeStyles({ root: { flexBasis: '100%', minWidth: 0, marginBottom: '-8px' } });

interface FollowersProps {
  remote: RemoteStatus;
  releaseChannel: ReleaseChannel;
}

/** Tenants that follow a release channel. */
export function Followers({ remote, releaseChannel: { name, followers } }: FollowersProps) {
  const { t } = useWords();
  const own = useStyles();
  const styles = useRemoteCardStyles();
  const [all, setAll] = useState(false);
  const move = useMove(remote);
  if (followers.length === 0) return null;
  return (
    <div className={own.root}>
      <ul className={styles.rows} aria-label={t('followers.list', { releaseChannel: name, remote: remote.name })}>
        {followers.slice(0, all ? undefined : SHOWN).map(({ tenantId, tenantName, since }) => (
          <li key={tenantId} className={styles.row}>
            <div className={styles.main}>{tenantName}</div>
            <div className={styles.quiet}>{t('pin.since', { since: moment(t, since) })}</div>
            <Button
              appearance="subtle"
              disabledFocusable={move.isPending}
              aria-label={t('followers.unfollow-named', { tenant: tenantName })}
              onClick={() => move.mutate({ kind: 'unpin', tenantId })}
            >
              {t('followers.unfollow')}
            </Button>
          </li>
        ))}
      </ul>
      {!all && followers.length > SHOWN && (
        <Button appearance="subtle" onClick={() => setAll(true)}>
          {t('followers.show-all', { count: followers.length })}
        </Button>
      )}
    </div>
  );
}
