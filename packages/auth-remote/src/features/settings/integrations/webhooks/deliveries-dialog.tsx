import type { Webhook, WebhookDelivery } from '@slotwise/contract';
import { WEBHOOK_AUDIT_TYPE } from '@slotwise/contract/constants';
import { notifyFailure, type RemoteAppProps } from '@slotwise/shared/remote';
import { Button, Caption1, EmptyState, ErrorState, ListSkeleton, StatusBadge } from '@slotwise/shared/ui';
import { LoadMore, useInfiniteList } from '@slotwise/shared/ui/plain';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deliveriesList, dropDelivery, sendAgain } from '../../api/webhooks';
import { settingsKeys } from '../../query-keys';
import { useSettingsStyles } from '../../settings-page.styles';
import { useAgo } from '../../use-ago';
import { useRemoval } from '../../use-removal';
import { useWords } from '../words';
import { useEventWords } from './use-event-words';

interface DeliveriesDialogProps extends RemoteAppProps {
  webhook: Webhook;
  onClose: () => void;
}

/** The deliveries that a webhook got in the last days and those that wait for it. */
export function DeliveriesDialog({ platform, webhook, onClose }: DeliveriesDialogProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const list = useInfiniteList(deliveriesList(platform.http, webhook.id));
  const again = useMutation({
    mutationFn: ({ id }: WebhookDelivery) => sendAgain(platform.http, id),
    onSuccess: () => platform.notify({ intent: 'success', title: t('webhooks.again.done') }),
    onError: (failure) => notifyFailure(platform, t('webhooks.again.failed'), failure),
    onSettled: () => list.reload(),
  });
  const cache = useQueryClient();
  const { asked, ask, question } = useRemoval({
    platform,
    queryKey: settingsKeys.deliveries,
    remove: async ({ id }: WebhookDelivery, signal) => {
      await dropDelivery(platform.http, id, signal);
      // The webhook may be well again, as what waits behind it goes on.
      void cache.invalidateQueries({ queryKey: settingsKeys.webhooks });
    },
    done: ({ type }) => t('webhooks.drop.done', { type }),
    failed: ({ type }) => t('webhooks.drop.failed', { type }),
  });
  const { host } = new URL(webhook.url);
  return (
    <ContentDialog
      title={t('webhooks.deliveries.title', { host })}
      actions={<Button onClick={list.reload}>{t('webhooks.deliveries.reload')}</Button>}
      closeLabel={t('webhooks.deliveries.close')}
      onClose={onClose}
    >
      {list.error ? (
        <ErrorState compact {...describeError(list.error)} onRetry={list.reload} retrying={list.isReloading} />
      ) : list.isPending ? (
        <ListSkeleton avatar={false} />
      ) : list.items.length === 0 ? (
        <EmptyState compact title={t('webhooks.deliveries.none')} reason={t('webhooks.deliveries.none-reason')} />
      ) : (
        <ul className={styles.list} aria-label={t('webhooks.deliveries')}>
          {list.items.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              mayResend={webhook.state === 'active' && !again.isPending}
              onResend={() => again.mutate(delivery)}
              onDrop={() => ask(delivery)}
            />
          ))}
        </ul>
      )}
      <LoadMore list={list} label={t('webhooks.deliveries.more')} />
      <ConfirmDialog {...question} title={t('webhooks.drop.question')} confirmLabel={t('webhooks.drop')}>
        {t('webhooks.drop.text', { type: asked?.type ?? '', host })}
      </ConfirmDialog>
    </ContentDialog>
  );
}

interface DeliveryRowProps {
  delivery: WebhookDelivery;
  mayResend: boolean;
  onResend: () => void;
  onDrop: () => void;
}

function DeliveryRow({ delivery, mayResend, onResend, onDrop }: DeliveryRowProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const ago = useAgo();
  const meaning = useEventWords()(delivery.type);
  const { type, status, attempts, answer, fault, at } = delivery;
  const tone = status === 'delivered' ? 'success' : attempts > 0 ? 'danger' : 'pending';
  const facts = [
    ...(answer === null ? [] : [t('webhooks.delivery.answer', { code: String(answer) })]),
    ...(fault === null || fault === 'status' ? [] : [t(`webhooks.fault.${fault}`)]),
    ...(attempts === 0 ? [] : [t('webhooks.delivery.attempts', { count: attempts })]),
    ago(at, Date.now()),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>
          {type} <StatusBadge tone={tone} label={t(`webhooks.delivery.${status}`)} />
        </span>
        {meaning !== undefined && <Caption1>{meaning}</Caption1>}
        <Caption1 className={styles.muted}>{facts.join(' · ')}</Caption1>
      </span>
      {status === 'delivered' && (
        <Button
          size="small"
          appearance="subtle"
          disabledFocusable={!mayResend}
          onClick={onResend}
          aria-label={t('webhooks.again.one', { type })}
        >
          {t('webhooks.again')}
        </Button>
      )}
      {status === 'waiting' && type !== WEBHOOK_AUDIT_TYPE && (
        <Button size="small" appearance="subtle" onClick={onDrop} aria-label={t('webhooks.drop.one', { type })}>
          {t('webhooks.drop')}
        </Button>
      )}
    </li>
  );
}
