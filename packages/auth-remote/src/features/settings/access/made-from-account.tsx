import type { OwnAccess } from '@slotwise/contract';
import { notifyFailure, type Platform } from '@slotwise/shared/remote';
import { Button, Caption1, EmptyState } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { Banner } from '@slotwise/shared/ui/plain';
import { useFormats } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewAccess } from '../api/access';
import { settingsKeys } from '../query-keys';
import { useSettingsStyles } from '../settings-page.styles';
import { useAgo } from '../use-ago';
import { useWords } from './words';

interface MadeProps {
  platform: Platform;
  access: OwnAccess;
}

interface Review {
  keep: boolean;
  signal?: AbortSignal;
}

/** The keys and webhooks of the account, which its owner keeps or ends all together: one that a stranger made is never alone for sure. */
export function MadeFromAccount({ platform, access }: MadeProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const cache = useQueryClient();
  const [asks, setAsks] = useState(false);
  const review = useMutation({
    mutationFn: ({ keep, signal }: Review) => reviewAccess(platform.http, keep, signal),
    onSuccess: (_answer, { keep }) =>
      platform.notify({ intent: 'success', title: t(keep ? 'access.all-kept' : 'access.all-ended') }),
    onError: (failure, { keep }) => notifyFailure(platform, t(keep ? 'access.not-kept' : 'access.not-ended'), failure),
    // Also what was given up may have been done.
    onSettled: async (_answer, _failure, { keep }) => {
      const { access: read, apiKeys, partnerKeys, webhooks } = settingsKeys;
      const again = [read, apiKeys, partnerKeys, webhooks].map((queryKey) => cache.invalidateQueries({ queryKey }));
      // The button stands until the warning above it is gone; a question does not wait for that.
      if (keep) await Promise.all(again);
    },
  });
  const { toReviewSince, apiKeys, partnerKeys, webhooks } = access;
  const made = [
    ...apiKeys.map((one) => ({ ...one, what: t('access.api-key') })),
    ...partnerKeys.map((one) => ({ ...one, what: t('access.partner-key') })),
    ...webhooks.map((one) => ({ ...one, what: t('access.webhook') })),
  ];
  if (made.length === 0) {
    return <EmptyState compact title={t('access.none.title')} reason={t('access.none.reason')} />;
  }
  return (
    <div className={styles.form}>
      {toReviewSince !== null && (
        <Banner
          intent="warning"
          title={t('access.review.title', {
            date: formats.date(toReviewSince, { dateStyle: 'long', timeStyle: 'short' }),
          })}
        >
          {t('access.review.text')}
        </Banner>
      )}
      <ul className={styles.list} aria-label={t('access.made.title')}>
        {made.map(({ what, name, madeAt }) => (
          <MadeRow key={`${what} ${name} ${madeAt}`} what={what} name={name} madeAt={madeAt} />
        ))}
      </ul>
      <div className={styles.actions}>
        {toReviewSince !== null && (
          <SendButton sending={review.isPending && review.variables.keep} onClick={() => review.mutate({ keep: true })}>
            {t('access.keep')}
          </SendButton>
        )}
        <Button disabledFocusable={review.isPending} onClick={() => setAsks(true)}>
          {t('access.end')}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        danger
        busy={review.isPending}
        endsEarly
        title={t('access.end.title')}
        confirmLabel={t('access.end')}
        onConfirm={({ signal }) => review.mutate({ keep: false, signal }, { onSettled: () => setAsks(false) })}
        onCancel={() => {
          setAsks(false);
          review.reset();
        }}
      >
        {t('access.end.text')}
      </ConfirmDialog>
    </div>
  );
}

function MadeRow({ what, name, madeAt }: { what: string; name: string; madeAt: string }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const ago = useAgo();
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>{name}</span>
        <Caption1 className={styles.muted}>
          {what} · {t('access.made', { ago: ago(madeAt, Date.now()) })}
        </Caption1>
      </span>
    </li>
  );
}
