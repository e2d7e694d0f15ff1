import type { RemoteStatus } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import { moment } from './model/wording';
import { useRemoteCardStyles } from './remote-card.styles';
import { useMove } from './use-move';
import { useWords } from '../../words';

/** Tenants that stay on a version. */
export function Pins({ remote }: { remote: RemoteStatus }) {
  const { t, rich } = useWords();
  const styles = useRemoteCardStyles();
  const move = useMove(remote);
  return (
    <ul className={styles.rows} aria-label={t('pin.list', { name: remote.name })}>
      {remote.pins.map((pin) => (
        <li key={pin.tenantId} className={styles.row}>
          <div className={styles.main}>
            {rich('pin.stays', { tenant: pin.tenantName, version: <strong>{pin.version}</strong> })}
          </div>
          <div className={styles.quiet}>{t('pin.since', { since: moment(t, pin.pinnedAt) })}</div>
          <Button
            appearance="subtle"
            disabledFocusable={move.isPending}
            aria-label={t('pin.unpin-named', { tenant: pin.tenantName })}
            onClick={() => move.mutate({ kind: 'unpin', tenantId: pin.tenantId })}
          >
            {t('pin.unpin')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
