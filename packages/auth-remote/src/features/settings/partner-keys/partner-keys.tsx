import type { PartnerKey } from '@slotwise/contract';
import { describeError } from '@slotwise/shared/http';
import { notifyFailure, type RemoteAppProps } from '@slotwise/shared/remote';
import { Button, Caption1, EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { partnerKeysQuery, revokePartnerKey } from '../api/partner-keys';
import { ago } from '../model/ago';
import { useSettingsStyles } from '../settings-page.styles';
import { MakePartnerKeyDialog } from './make-partner-key-dialog';

/** The keys that servers of partners get tokens with; whoever sees this may manage the tenant. */
export default function PartnerKeys({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const cache = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(partnerKeysQuery(platform.http));
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<PartnerKey | null>(null);
  const revoke = useMutation({
    mutationFn: (key: PartnerKey) => revokePartnerKey(platform.http, key.id),
    onSuccess: (_answer, key) =>
      platform.notify({ intent: 'success', title: `The partner key “${key.name}” is revoked` }),
    onError: (failure, key) => notifyFailure(platform, `The partner key “${key.name}” was not revoked`, failure),
    // Also when it failed: somebody else may have revoked it.
    onSettled: async () => {
      setRevoking(null);
      await cache.invalidateQueries(partnerKeysQuery(platform.http));
    },
  });
  if (data === undefined) {
    if (!error) return <ListSkeleton />;
    const { title, advice } = describeError(error);
    return <ErrorState compact title={title} advice={advice} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const make = <Button onClick={() => setMaking(true)}>Make partner key</Button>;
  return (
    <div className={styles.form}>
      {data.length === 0 ? (
        <EmptyState
          compact
          title="No partner keys yet."
          reason="With a key, a partner's server can show your people one of these screens in its own pages."
          action={make}
        />
      ) : (
        <>
          <ul className={styles.list} aria-label="Partner keys">
            {data.map((key) => (
              <KeyRow key={key.id} partnerKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
          <div className={styles.actions}>{make}</div>
        </>
      )}
      {making && <MakePartnerKeyDialog platform={platform} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={revoking !== null}
        danger
        title={`Revoke the partner key “${revoking?.name ?? ''}”?`}
        confirmLabel="Revoke"
        busy={revoke.isPending}
        onCancel={() => setRevoking(null)}
        onConfirm={() => revoking && revoke.mutate(revoking)}
      >
        Pages of {revoking?.origins.join(', ')} stop showing {revoking?.remotes.join(', ')} at once, for everybody. This
        cannot be undone.
      </ConfirmDialog>
    </div>
  );
}

function KeyRow({ partnerKey, onRevoke }: { partnerKey: PartnerKey; onRevoke: () => void }) {
  const styles = useSettingsStyles();
  const { name, remotes, origins, createdAt, createdBy, lastUsedAt } = partnerKey;
  const now = Date.now();
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>{name}</span>
        <Caption1 className={styles.muted}>
          {remotes.join(', ')} in {origins.join(', ')}
        </Caption1>
        <Caption1 className={styles.muted}>
          Made {ago(createdAt, now)}
          {createdBy ? ` by ${createdBy}` : ''} · {lastUsedAt ? `last used ${ago(lastUsedAt, now)}` : 'never used'}
        </Caption1>
      </span>
      <Button size="small" appearance="subtle" onClick={onRevoke} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </li>
  );
}
