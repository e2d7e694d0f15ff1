import type { RemoteStatus } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import { moment } from './model/wording';
import { useRemoteCardStyles } from './remote-card.styles';
import { useMove } from './use-move';

/** Tenants that stay on a version. */
export function Pins({ remote }: { remote: RemoteStatus }) {
  const styles = useRemoteCardStyles();
  const move = useMove(remote);
  return (
    <ul className={styles.rows} aria-label={`Tenants pinned for ${remote.name}`}>
      {remote.pins.map((pin) => (
        <li key={pin.tenantId} className={styles.row}>
          <div className={styles.main}>
            {pin.tenantName} stays on <strong>{pin.version}</strong>
          </div>
          <div className={styles.quiet}>since {moment(pin.pinnedAt)}</div>
          <Button
            appearance="subtle"
            disabledFocusable={move.isPending}
            aria-label={`Unpin ${pin.tenantName}`}
            onClick={() => move.mutate({ kind: 'unpin', tenantId: pin.tenantId })}
          >
            Unpin
          </Button>
        </li>
      ))}
    </ul>
  );
}
