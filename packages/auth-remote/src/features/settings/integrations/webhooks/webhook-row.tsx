import type { Webhook } from '@slotwise/contract';
import { Button, Caption1, StatusBadge } from '@slotwise/shared/ui';
import { MoreHorizontal20Regular } from '@slotwise/shared/ui/icons';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { useFormats } from '@slotwise/shared/words';
import { useSettingsStyles } from '../../settings-page.styles';
import { useAgo } from '../../use-ago';
import { useWords } from '../words';
import { useEventWords } from './use-event-words';

/** The actions of a webhook. */
export type WebhookAct = 'deliveries' | 'test' | 'change' | 'secret' | 'switch' | 'delete';

/** Events of a webhook that its row names; the dialog has all. */
const NAMED = 3;

interface WebhookRowProps {
  webhook: Webhook;
  onAct: (act: WebhookAct, webhook: Webhook) => void;
}

/** One webhook: where to, what it gets, and how it goes. */
export function WebhookRow({ webhook, onAct }: WebhookRowProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const ago = useAgo();
  const inWords = useEventWords();
  const { url, events, audit, state, failingSince, lastDeliveredAt, createdAt, createdBy } = webhook;
  const now = Date.now();
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>{url}</span>
        <span>
          <WebhookState webhook={webhook} />
        </span>
        {events.length > 0 && (
          <Caption1 className={styles.muted}>
            {t('webhooks.events', {
              list: formats.list(
                events.slice(0, NAMED).map((event) => inWords(event) ?? event),
                { type: 'unit' },
              ),
              more: Math.max(0, events.length - NAMED),
            })}
          </Caption1>
        )}
        {audit && (
          <Caption1 className={styles.muted}>
            {t('webhooks.audit', { sent: audit.position, waiting: audit.waiting })}
          </Caption1>
        )}
        {audit?.held && <Caption1 className={styles.muted}>{t('webhooks.audit.held')}</Caption1>}
        {state === 'active' && failingSince !== null && (
          <Caption1 className={styles.muted}>{t('webhooks.failing.since', { since: ago(failingSince, now) })}</Caption1>
        )}
        <Caption1 className={styles.muted}>
          {t('webhooks.history', {
            made: ago(createdAt, now),
            author: createdBy === null ? 'unknown' : 'known',
            name: createdBy ?? '',
            use: lastDeliveredAt === null ? 'none' : 'some',
            used: lastDeliveredAt === null ? '' : ago(lastDeliveredAt, now),
          })}
        </Caption1>
      </span>
      <WebhookMenu webhook={webhook} onAct={onAct} />
    </li>
  );
}

function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t } = useWords();
  const { state, disabledBecause, failingSince, audit } = webhook;
  if (state === 'disabled')
    return <StatusBadge tone="warning" label={t(`webhooks.disabled.${disabledBecause ?? 'by_hand'}`)} />;
  if (audit?.held) return <StatusBadge tone="warning" label={t('webhooks.held')} />;
  if (failingSince !== null) return <StatusBadge tone="danger" label={t('webhooks.failing')} />;
  return <StatusBadge tone="success" label={t('webhooks.active')} />;
}

function WebhookMenu({ webhook, onAct }: WebhookRowProps) {
  const { t } = useWords();
  const isOn = webhook.state === 'active';
  // Its maker has left: it ends for good, and can be looked at and taken away.
  const isOver = webhook.disabledBecause === 'orphaned';
  const item = (act: WebhookAct, label: string) => <MenuItem onClick={() => onAct(act, webhook)}>{label}</MenuItem>;
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={t('webhooks.more-about', { url: webhook.url })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {item('deliveries', t('webhooks.deliveries'))}
          {isOn && item('test', t('webhooks.test'))}
          {!isOver && item('change', t('webhooks.change'))}
          {!isOver && item('secret', t('webhooks.secret'))}
          {!isOver && item('switch', t(isOn ? 'webhooks.off' : 'webhooks.on'))}
          {item('delete', t('webhooks.delete'))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
