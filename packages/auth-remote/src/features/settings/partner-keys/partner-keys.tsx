import type { PartnerKey } from '@slotwise/contract';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button, Caption1, EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partnerKeysQuery, revokePartnerKey } from '../api/partner-keys';
import { KeyHistory } from '../key-history';
import { useSettingsStyles } from '../settings-page.styles';
import { useRemoval } from '../use-removal';
import { useWords } from '../words';
import { MakePartnerKeyDialog } from './make-partner-key-dialog';

/** The keys that servers of partners get tokens with; only people who may manage the tenant see this. */
export default function PartnerKeys({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const { data, error, refetch, isFetching } = useQuery(partnerKeysQuery(platform.http));
  const [making, setMaking] = useState(false);
  const { asked, ask, question } = useRemoval({
    platform,
    queryKey: partnerKeysQuery(platform.http).queryKey,
    remove: ({ id }: PartnerKey, signal) => revokePartnerKey(platform.http, id, signal),
    done: ({ name }) => t('partner-keys.revoked', { name }),
    failed: ({ name }) => t('partner-keys.not-revoked', { name }),
  });
  if (data === undefined) {
    if (!error) return <ListSkeleton />;
    const { title, advice } = describeError(error);
    return <ErrorState compact title={title} advice={advice} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const make = <Button onClick={() => setMaking(true)}>{t('partner-keys.make')}</Button>;
  return (
    <div className={styles.form}>
      {data.length === 0 ? (
        <EmptyState compact title={t('partner-keys.none.title')} reason={t('partner-keys.none.reason')} action={make} />
      ) : (
        <>
          <ul className={styles.list} aria-label={t('partner-keys.title')}>
            {data.map((key) => (
              <KeyRow key={key.id} partnerKey={key} onRevoke={() => ask(key)} />
            ))}
          </ul>
          <div className={styles.actions}>{make}</div>
        </>
      )}
      {making && <MakePartnerKeyDialog platform={platform} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        {...question}
        title={t('partner-keys.revoke.title', { name: asked?.name ?? '' })}
        confirmLabel={t('partner-keys.revoke')}
      >
        {t('partner-keys.revoke.text', {
          origins: formats.list(asked?.origins ?? [], { type: 'unit' }),
          remotes: formats.list(asked?.remotes ?? [], { type: 'unit' }),
        })}
      </ConfirmDialog>
    </div>
  );
}

function KeyRow({ partnerKey, onRevoke }: { partnerKey: PartnerKey; onRevoke: () => void }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { name, remotes, origins } = partnerKey;
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>{name}</span>
        <Caption1 className={styles.muted}>
          {t('partner-keys.holds', {
            remotes: formats.list(remotes, { type: 'unit' }),
            origins: formats.list(origins, { type: 'unit' }),
          })}
        </Caption1>
        <KeyHistory {...partnerKey} />
      </span>
      <Button size="small" appearance="subtle" onClick={onRevoke} aria-label={t('partner-keys.revoke-key', { name })}>
        {t('partner-keys.revoke')}
      </Button>
    </li>
  );
}
