import type { Answer, Webhook } from '@slotwise/contract';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ChecksField, FormDialog, SecretDialog, TopicsField, useForm } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { sayFaults } from '../../../../form/say-faults';
import { changeWebhook, makeWebhook } from '../../api/webhooks';
import { settingsKeys } from '../../query-keys';
import { useWords, type Said } from '../words';
import { useEventWords } from './use-event-words';

interface WebhookDialogProps extends RemoteAppProps {
  /** The one that is changed; left out: a new one. */
  webhook?: Webhook;
  /** Names of the events that there are, by what they are about. */
  events: Answer<'GET /webhooks'>['events'];
  onClose: () => void;
}

interface Fields {
  url: string;
  /** Chosen or not, as a list of choices has it. */
  audit: readonly 'audit'[];
  events: readonly string[];
}

const faultsOf = ({ url, audit, events }: Fields): Partial<Record<keyof Fields, Said>> => ({
  ...(URL.canParse(url.trim()) ? {} : { url: { id: 'webhooks.make.url-wrong' } }),
  ...(events.length > 0 || audit.length > 0 ? {} : { events: { id: 'webhooks.make.events-missing' } }),
});

/** Adds a webhook, whose secret is shown this once, or changes one. */
export function WebhookDialog({ platform, webhook, events, onClose }: WebhookDialogProps) {
  const { t, say } = useWords();
  const inWords = useEventWords();
  const cache = useQueryClient();
  const readsAudit = useCan(platform, 'view_audit');
  const form = useForm({
    initial: {
      url: webhook?.url ?? '',
      audit: webhook?.audit ? ['audit'] : [],
      events: webhook?.events ?? [],
    } satisfies Fields as Fields,
    check: (fields: Fields) => sayFaults(faultsOf(fields), say),
    endsEarly: true,
    submit: async ({ url, audit, events: chosen }: Fields, signal): Promise<string | null> => {
      const http = platform.http.scoped({ signal });
      const wanted = { url: url.trim(), events: [...chosen], audit: audit.length > 0 };
      if (!webhook) return (await makeWebhook(http, wanted)).secret;
      await changeWebhook(http, { webhook_id: webhook.id, ...wanted });
      return null;
    },
    onDone: (secret) => {
      void cache.invalidateQueries({ queryKey: settingsKeys.webhooks });
      if (secret === null) onClose();
    },
  });
  if (typeof form.answer === 'string') return <WebhookSecret secret={form.answer} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t(webhook ? 'webhooks.change.title' : 'webhooks.make.title')}
      submitLabel={t(webhook ? 'webhooks.change.submit' : 'webhooks.make.submit')}
      busyLabel={t('webhooks.busy')}
      onClose={onClose}
    >
      <TextField
        {...form.field('url')}
        label={t('webhooks.make.url')}
        required
        type="url"
        maxLength={2000}
        placeholder={t('webhooks.make.url-example')}
        hint={t('webhooks.make.url-hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <ChecksField
        {...form.field('audit')}
        label={t('webhooks.make.audit')}
        choices={[
          {
            ...{ value: 'audit', label: t('webhooks.make.audit-all') },
            hint: t(readsAudit ? 'webhooks.make.audit-hint' : 'webhooks.make.audit-refused'),
            disabled: !readsAudit && !webhook?.audit,
          },
        ]}
      />
      <TopicsField
        {...form.field('events')}
        label={t('webhooks.make.events')}
        hint={webhook && t('webhooks.change.events-hint')}
        topics={events.map(({ topic, events: names }) => ({
          ...{ value: topic, label: t(`webhooks.topic.${topic}`) },
          choices: names.map((value) => {
            const label = inWords(value);
            // Developers of the receiver meet the name in each delivery.
            return { value, label: label ?? value, ...(label !== undefined && { hint: value }) };
          }),
        }))}
      />
    </FormDialog>
  );
}

/** The secret of a webhook, this once. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useWords();
  return (
    <SecretDialog
      title={t('webhooks.secret.title')}
      lead={t('webhooks.secret.lead')}
      secret={secret}
      copyLabel={t('webhooks.secret.copy')}
      onClose={onClose}
    />
  );
}
