import type { Session } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Button, Caption1, ErrorState, ListSkeleton, StatusBadge } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { LoadMore, useInfiniteList } from '@slotwise/shared/ui/plain';
import { useDescribeError } from '@slotwise/shared/words';
import { LateConfirmDialog } from '@slotwise/shared/ui/late';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endSessions, sessionsList } from './api/sessions';
import { settingsKeys } from './query-keys';
import { deviceName } from './model/device-name';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { useAgo } from './use-ago';
import { useWords } from './words';

/**
 * Sessions of the user, this device first, and the way to end the others. This device was used a moment ago, so it
 * stands on the first page.
 */
export function SessionsSection({ platform }: { platform: Platform }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const list = useInfiniteList(sessionsList(platform.http));
  const { items } = list;
  const [asksOthers, askOthers] = useState(false);
  const fault = list.error && describeError(list.error);
  const ending = useMutation({
    mutationFn: (sessionId?: string) => endSessions(platform.http, sessionId),
    onSuccess: (_answer, sessionId) => {
      platform.notify({
        intent: 'success',
        title: t(sessionId === undefined ? 'sessions.ended-others' : 'sessions.ended'),
      });
    },
    onError: (failure) => {
      if (isAborted(failure)) return;
      const { title, advice } = describeError(failure);
      platform.notify({ intent: 'error', title, body: advice });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKeys.sessions }),
  });

  return (
    <SettingsSection name="sessions" title={t('sessions.title')} about={t('sessions.about')}>
      {fault ? (
        <ErrorState compact {...fault} onRetry={list.reload} retrying={list.isReloading} />
      ) : list.isPending ? (
        <ListSkeleton />
      ) : (
        <div className={styles.form}>
          <ul className={styles.list}>
            {[...items].sort(byCurrentThenRecent).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={ending.isPending}
                onEnd={() => ending.mutate(session.id)}
              />
            ))}
          </ul>
          <LoadMore list={list} label={t('sessions.more')} className={styles.more} />
          {items.length > 1 && (
            <div className={styles.actions}>
              <SendButton sending={ending.isPending} onClick={() => askOthers(true)}>
                {t('sessions.end-others')}
              </SendButton>
            </div>
          )}
        </div>
      )}
      <LateConfirmDialog
        open={asksOthers}
        title={t('sessions.end-others-question')}
        confirmLabel={t('sessions.end')}
        onConfirm={() => {
          askOthers(false);
          ending.mutate(undefined);
        }}
        onCancel={() => askOthers(false)}
      >
        {t('sessions.end-others-what')}
      </LateConfirmDialog>
    </SettingsSection>
  );
}

const byCurrentThenRecent = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt);

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const styles = useSettingsStyles();
  const { t, rich, say } = useWords();
  const ago = useAgo();
  const known = deviceName(session.userAgent);
  const device = typeof known === 'string' ? known : say(known);
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>{device}</span>
        <Caption1 className={styles.muted}>
          {rich('sessions.last-used', {
            when: <time dateTime={session.lastUsedAt}>{ago(session.lastUsedAt, Date.now())}</time>,
          })}
        </Caption1>
      </span>
      {session.current ? (
        <StatusBadge tone="success" label={t('sessions.here')} />
      ) : (
        <Button
          className={styles.end}
          size="small"
          appearance="subtle"
          disabled={busy}
          onClick={onEnd}
          aria-label={t('sessions.end-device', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
