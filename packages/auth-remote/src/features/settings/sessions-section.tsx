import type { Session } from '@slotwise/contract';
import { describeError, isAborted } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Button, Caption1, ErrorState, ListSkeleton, StatusBadge } from '@slotwise/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSessions, sessionsQuery } from './api/sessions';
import { settingsKeys } from './query-keys';
import { ago } from './model/ago';
import { deviceName } from './model/device-name';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';

/** Where the user is signed in, this device first, and the way to end the others. */
export function SessionsSection({ platform }: { platform: Platform }) {
  const styles = useSettingsStyles();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery(platform.http));
  const ending = useMutation({
    mutationFn: (sessionId?: string) => endSessions(platform.http, sessionId),
    onSuccess: (_answer, sessionId) => {
      platform.notify({
        intent: 'success',
        title: sessionId === undefined ? 'Signed out everywhere else' : 'Signed out there',
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
    <SettingsSection title="Sessions" about="The devices on which you are signed in.">
      {data === undefined ? (
        error ? (
          <ErrorState
            compact
            title={describeError(error).title}
            advice={describeError(error).advice}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <ListSkeleton />
        )
      ) : (
        <div className={styles.form}>
          <ul className={styles.list}>
            {[...data].sort(byCurrentThenRecent).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={ending.isPending}
                onEnd={() => ending.mutate(session.id)}
              />
            ))}
          </ul>
          {data.length > 1 && (
            <div className={styles.actions}>
              <Button disabled={ending.isPending} onClick={() => ending.mutate(undefined)}>
                Sign out everywhere else
              </Button>
            </div>
          )}
        </div>
      )}
    </SettingsSection>
  );
}

const byCurrentThenRecent = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt);

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const styles = useSettingsStyles();
  const device = deviceName(session.userAgent);
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>{device}</span>
        <Caption1 className={styles.muted}>
          Last used <time dateTime={session.lastUsedAt}>{ago(session.lastUsedAt, Date.now())}</time>
        </Caption1>
      </span>
      {session.current ? (
        <StatusBadge tone="success" label="This device" />
      ) : (
        <Button size="small" appearance="subtle" disabled={busy} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
