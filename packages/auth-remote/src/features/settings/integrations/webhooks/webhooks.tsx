import type { Webhook } from '@slotwise/contract';
import { notifyFailure, type RemoteAppProps } from '@slotwise/shared/remote';
import { Button, EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useOpenable } from '@slotwise/shared/ui/plain';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSecret, changeWebhook, deleteWebhook, sendTest, webhooksQuery } from '../../api/webhooks';
import { settingsKeys } from '../../query-keys';
import { useSettingsStyles } from '../../settings-page.styles';
import { useWords } from '../words';
import { DeliveriesDialog } from './deliveries-dialog';
import { WebhookDialog, WebhookSecret } from './webhook-dialog';
import { WebhookRow, type WebhookAct } from './webhook-row';

/** The form that is open above the list. */
interface Open {
  act: Exclude<WebhookAct, 'test' | 'switch'>;
  webhook: Webhook;
}
interface Acting {
  act: 'test' | 'switch' | 'delete';
  webhook: Webhook;
  signal?: AbortSignal;
}

/** The addresses that get the company's events. `?new-webhook` opens the form for one more. */
export function Webhooks({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const cache = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(webhooksQuery(platform.http));
  const [making, setMaking] = useOpenable('new-webhook');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { http } = platform;
  const act = useMutation({
    mutationFn: async ({ act: what, webhook, signal }: Acting) => {
      if (what === 'test') return sendTest(http, webhook.id);
      if (what === 'delete') return deleteWebhook(http, webhook.id, signal);
      return changeWebhook(http, { webhook_id: webhook.id, enabled: webhook.state === 'disabled' });
    },
    onSuccess: (_answer, { act: what }) => platform.notify({ intent: 'success', title: t(`webhooks.done.${what}`) }),
    onError: (failure, { act: what }) => notifyFailure(platform, t(`webhooks.failed.${what}`), failure),
    onSettled: () => void cache.invalidateQueries({ queryKey: settingsKeys.webhooks }),
  });
  const secret = useMutation({
    mutationFn: ({ webhook, signal }: Omit<Acting, 'act'>) => changeSecret(http, webhook.id, signal),
    onError: (failure) => notifyFailure(platform, t('webhooks.failed.secret'), failure),
  });
  if (data === undefined) {
    if (!error) return <ListSkeleton />;
    const { title, advice } = describeError(error);
    return <ErrorState compact title={title} advice={advice} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const onAct = (what: WebhookAct, webhook: Webhook) => {
    if (what === 'test' || what === 'switch') act.mutate({ act: what, webhook });
    else setOpen({ act: what, webhook });
  };
  const make = <Button onClick={() => setMaking(true)}>{t('webhooks.make')}</Button>;
  const asked = open?.act === 'delete' || open?.act === 'secret' ? open : null;
  return (
    <div className={styles.form}>
      {data.webhooks.length === 0 ? (
        <EmptyState compact title={t('webhooks.none.title')} reason={t('webhooks.none.reason')} action={make} />
      ) : (
        <>
          <ul className={styles.list} aria-label={t('webhooks.title')}>
            {data.webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onAct={onAct} />
            ))}
          </ul>
          <div className={styles.actions}>{make}</div>
        </>
      )}
      {making && <WebhookDialog platform={platform} events={data.events} onClose={() => setMaking(false)} />}
      {open?.act === 'change' && (
        <WebhookDialog platform={platform} webhook={open.webhook} events={data.events} onClose={close} />
      )}
      {open?.act === 'deliveries' && <DeliveriesDialog platform={platform} webhook={open.webhook} onClose={close} />}
      {secret.data && <WebhookSecret secret={secret.data.secret} onClose={() => secret.reset()} />}
      <ConfirmDialog
        open={asked !== null}
        danger={asked?.act === 'delete'}
        title={t(asked?.act === 'secret' ? 'webhooks.secret.question' : 'webhooks.delete.question')}
        confirmLabel={t(asked?.act === 'secret' ? 'webhooks.secret' : 'webhooks.delete')}
        busy={secret.isPending || (act.isPending && act.variables.act === 'delete')}
        endsEarly
        onCancel={() => {
          close();
          act.reset();
          secret.reset();
        }}
        onConfirm={({ signal }) => {
          if (!asked) return;
          const { webhook } = asked;
          if (asked.act === 'secret') secret.mutate({ webhook, signal }, { onSettled: close });
          else act.mutate({ act: 'delete', webhook, signal }, { onSettled: close });
        }}
      >
        {t(asked?.act === 'secret' ? 'webhooks.secret.text' : 'webhooks.delete.text', {
          url: asked?.webhook.url ?? '',
        })}
      </ConfirmDialog>
    </div>
  );
}
