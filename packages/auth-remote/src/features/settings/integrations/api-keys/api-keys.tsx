import type { ApiKey } from '@slotwise/contract';
import { notifyFailure, type RemoteAppProps } from '@slotwise/shared/remote';
import { Button, EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeysQuery, revokeApiKey } from '../../api/api-keys';
import { useSettingsStyles } from '../../settings-page.styles';
import { useWords } from '../words';
import { ApiKeyRow } from './api-key-row';
import { MakeApiKeyDialog } from './make-api-key-dialog';

/** The keys with which other systems call the API. */
export function ApiKeys({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const cache = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(apiKeysQuery(platform.http));
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const revoke = useMutation({
    mutationFn: (key: ApiKey) => revokeApiKey(platform.http, key.id),
    onSuccess: (_answer, key) =>
      platform.notify({ intent: 'success', title: t('api-keys.revoked', { name: key.name }) }),
    onError: (failure, key) => notifyFailure(platform, t('api-keys.not-revoked', { name: key.name }), failure),
    // Also when it failed: somebody else may have revoked it.
    onSettled: async () => {
      setRevoking(null);
      await cache.invalidateQueries(apiKeysQuery(platform.http));
    },
  });
  if (data === undefined) {
    if (!error) return <ListSkeleton />;
    const { title, advice } = describeError(error);
    return <ErrorState compact title={title} advice={advice} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const make = <Button onClick={() => setMaking(true)}>{t('api-keys.make')}</Button>;
  return (
    <div className={styles.form}>
      {data.length === 0 ? (
        <EmptyState compact title={t('api-keys.none.title')} reason={t('api-keys.none.reason')} action={make} />
      ) : (
        <>
          <ul className={styles.list} aria-label={t('api-keys.title')}>
            {data.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
          <div className={styles.actions}>{make}</div>
        </>
      )}
      {making && <MakeApiKeyDialog platform={platform} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={revoking !== null}
        danger
        title={t('api-keys.revoke.title', { name: revoking?.name ?? '' })}
        confirmLabel={t('api-keys.revoke')}
        busy={revoke.isPending}
        onCancel={() => setRevoking(null)}
        onConfirm={() => revoking && revoke.mutate(revoking)}
      >
        {t('api-keys.revoke.text')}
      </ConfirmDialog>
    </div>
  );
}
