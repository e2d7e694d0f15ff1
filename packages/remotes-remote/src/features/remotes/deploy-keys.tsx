import type { DeployKey } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState } from '@slotwise/shared/ui';
import { Add16Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keysQuery } from './api/queries';
import { revokeKey } from './api/revoke-key';
import { LoadingStates } from './loading-states';
import { MakeKeyDialog } from './make-key-dialog';
import { moment } from './model/wording';
import { remoteKeys } from './query-keys';
import { useRemoteCardStyles } from './remote-card.styles';

/** The keys that pipelines publish with. */
export function DeployKeys({ ids }: { ids: readonly string[] }) {
  const styles = useRemoteCardStyles();
  const platform = usePlatform();
  const cache = useQueryClient();
  const keys = useQuery(keysQuery(platform.http));
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<DeployKey | null>(null);
  const revoke = useMutation({
    mutationFn: (key: DeployKey) => revokeKey(platform.http, key.id),
    onSuccess(_answer, key) {
      platform.notify({ intent: 'success', title: `The deploy key “${key.name}” is revoked` });
      return cache.invalidateQueries({ queryKey: remoteKeys.deployKeys });
    },
    onError: (error, key) => notifyFailure(platform, `The deploy key “${key.name}” was not revoked`, error),
    onSettled: () => setRevoking(null),
  });
  const make = (
    <Button appearance="primary" icon={<Add16Regular />} onClick={() => setMaking(true)}>
      Make deploy key
    </Button>
  );
  return (
    <div className={styles.section}>
      <LoadingStates query={keys} what="the deploy keys">
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title="No deploy keys yet."
              reason="A key lets one team's pipeline publish its one remote, and nothing else."
              action={make}
              drawing="lock"
            />
          ) : (
            <>
              <div>{make}</div>
              <ul className={styles.rows} aria-label="Deploy keys">
                {list.map((key) => (
                  <li key={key.id} className={styles.row}>
                    <div className={styles.main}>
                      <strong>{key.name}</strong> for {key.remote}
                    </div>
                    <div className={styles.quiet}>
                      made {moment(key.createdAt)}
                      {key.createdBy ? ` by ${key.createdBy}` : ''} ·{' '}
                      {key.lastUsedAt ? `last used ${moment(key.lastUsedAt)}` : 'never used'}
                    </div>
                    <Button appearance="subtle" aria-label={`Revoke ${key.name}`} onClick={() => setRevoking(key)}>
                      Revoke
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </LoadingStates>
      {making && <MakeKeyDialog ids={ids} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={revoking !== null}
        danger
        title={`Revoke the deploy key “${revoking?.name ?? ''}”?`}
        confirmLabel="Revoke"
        busy={revoke.isPending}
        onCancel={() => setRevoking(null)}
        onConfirm={() => revoking && revoke.mutate(revoking)}
      >
        Whatever publishes {revoking?.remote} with it is refused from now on. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}
