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
import { useWords } from '../../words';

interface Revoking {
  key: DeployKey;
  signal: AbortSignal | undefined;
}

/** The keys that pipelines publish with. */
export function DeployKeys({ ids }: { ids: readonly string[] }) {
  const { t, rich } = useWords();
  const styles = useRemoteCardStyles();
  const platform = usePlatform();
  const cache = useQueryClient();
  const keys = useQuery(keysQuery(platform.http));
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<DeployKey | null>(null);
  const revoke = useMutation({
    mutationFn: ({ key, signal }: Revoking) => revokeKey(platform.http, key.id, signal),
    onSuccess: (_answer, { key }) => platform.notify({ intent: 'success', title: t('key.revoked', { key: key.name }) }),
    onError: (error, { key }) => notifyFailure(platform, t('key.not-revoked', { key: key.name }), error),
    // Also what was given up may have been done.
    onSettled: () => void cache.invalidateQueries({ queryKey: remoteKeys.deployKeys }),
  });
  const make = (
    <Button appearance="primary" icon={<Add16Regular />} onClick={() => setMaking(true)}>
      {t('key.make')}
    </Button>
  );
  return (
    <div className={styles.section}>
      <LoadingStates query={keys} kind="keys">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('key.none')} reason={t('key.none-reason')} action={make} drawing="lock" />
          ) : (
            <>
              <div>{make}</div>
              <ul className={styles.rows} aria-label={t('page.keys')}>
                {list.map((key) => (
                  <li key={key.id} className={styles.row}>
                    <div className={styles.main}>
                      {rich('key.for', { name: <strong>{key.name}</strong>, remote: key.remote })}
                    </div>
                    <div className={styles.quiet}>
                      {t('key.facts', {
                        made: moment(t, key.createdAt),
                        by: key.createdBy ?? 'NONE',
                        used: key.lastUsedAt ? moment(t, key.lastUsedAt) : 'NONE',
                      })}
                    </div>
                    <Button
                      appearance="subtle"
                      aria-label={t('key.revoke-named', { key: key.name })}
                      onClick={() => setRevoking(key)}
                    >
                      {t('key.revoke')}
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
        title={t('key.revoke-title', { key: revoking?.name ?? '' })}
        confirmLabel={t('key.revoke')}
        busy={revoke.isPending}
        endsEarly
        onCancel={() => {
          setRevoking(null);
          revoke.reset();
        }}
        onConfirm={({ signal }) =>
          revoking && revoke.mutate({ key: revoking, signal }, { onSettled: () => setRevoking(null) })
        }
      >
        {t('key.revoke-what', { remote: revoking?.remote ?? '' })}
      </ConfirmDialog>
    </div>
  );
}
