import type { ApiKey } from '@slotwise/contract';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button, EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useOpenable } from '@slotwise/shared/ui/plain';
import { apiKeysQuery, revokeApiKey } from '../../api/api-keys';
import { useSettingsStyles } from '../../settings-page.styles';
import { useRemoval } from '../../use-removal';
import { useWords } from '../words';
import { ApiKeyRow } from './api-key-row';
import { MakeApiKeyDialog } from './make-api-key-dialog';

/** The keys with which other systems call the API. `?new-key` opens the form for one more. */
export function ApiKeys({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const { data, error, refetch, isFetching } = useQuery(apiKeysQuery(platform.http));
  const [making, setMaking] = useOpenable('new-key');
  const { asked, ask, question } = useRemoval({
    platform,
    queryKey: apiKeysQuery(platform.http).queryKey,
    remove: ({ id }: ApiKey, signal) => revokeApiKey(platform.http, id, signal),
    done: ({ name }) => t('api-keys.revoked', { name }),
    failed: ({ name }) => t('api-keys.not-revoked', { name }),
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
              <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => ask(key)} />
            ))}
          </ul>
          <div className={styles.actions}>{make}</div>
        </>
      )}
      {making && <MakeApiKeyDialog platform={platform} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        {...question}
        title={t('api-keys.revoke.title', { name: asked?.name ?? '' })}
        confirmLabel={t('api-keys.revoke')}
      >
        {t('api-keys.revoke.text')}
      </ConfirmDialog>
    </div>
  );
}
