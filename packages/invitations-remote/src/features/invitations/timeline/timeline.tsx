import type { Invitation, TimelineEntry } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { Button, ErrorState, ListSkeleton, mergeClasses, WrittenText } from '@slotwise/shared/ui';
import { StateBadge } from '@slotwise/shared/ui/plain';
import { Dismiss20Regular } from '@slotwise/shared/ui/icons';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer, ReturnFocus } from '@slotwise/shared/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getTimeline } from '../api/get-timeline';
import { inviteeOf } from '../model/invitations-list';
import { useWords } from '../../../words';
import { EVENT_ICONS } from './event-icons';
import { useTimelineStyles } from './timeline.styles';
import { WayBack } from './way-back';

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const;

function EntryItem({ entry: { at, event, actor }, last }: { entry: TimelineEntry; last: boolean }) {
  const styles = useTimelineStyles();
  const { t, rich } = useWords();
  const formats = useFormats();
  return (
    <li className={mergeClasses(styles.entry, !last && styles.joined)}>
      <span className={styles.icon}>{EVENT_ICONS[event]}</span>
      <div className={styles.what}>
        <span>
          {actor ? rich(`event.by.${event}`, { actor: <WrittenText text={actor.name} /> }) : t(`event.${event}`)}
        </span>
        <time className={styles.quiet} dateTime={at}>
          {formats.date(at, WHEN)}
        </time>
      </div>
    </li>
  );
}

interface TimelineProps {
  invitation: Invitation;
  onClose: () => void;
}

/** The name of the role. Messages of a change say its id alone: until the list is read anew, it is called as before. */
function useRoleName({ roleID, roleName }: Invitation): string | null | undefined {
  const [known, setKnown] = useState({ roleID, roleName });
  if (roleName !== undefined && (roleName !== known.roleName || roleID !== known.roleID))
    setKnown({ roleID, roleName });
  return roleName ?? (known.roleID === roleID ? known.roleName : undefined);
}

/** Everything that happened to one invitation, oldest first, and all that its row has no room for. */
export default function Timeline({ invitation, onClose }: TimelineProps) {
  const styles = useTimelineStyles();
  const { t, rich } = useWords();
  const describeError = useDescribeError();
  const { http } = usePlatform();
  const formats = useFormats();
  const { id, name, message, status, expiresAt, invitationType } = invitation;
  const roleName = useRoleName(invitation);
  const timeline = useQuery({
    // Every change of the invitation makes this another query.
    queryKey: ['invitation-timeline', id, status, expiresAt],
    queryFn: ({ signal }) => getTimeline(http, id, signal),
    staleTime: 0,
  });
  return (
    <OverlayDrawer
      open
      position="end"
      size="small"
      className={styles.drawer}
      onOpenChange={(_event, data) => {
        if (!data.open) onClose();
      }}
    >
      <ReturnFocus />
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="subtle" aria-label={t('word.close')} icon={<Dismiss20Regular />} onClick={onClose} />
          }
        >
          {t('timeline.title')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <div className={styles.who}>
          <WrittenText text={name || inviteeOf(invitation)} className={styles.name} />
          {name && <WrittenText text={inviteeOf(invitation)} className={styles.quiet} />}
          <span className={styles.quiet}>
            {roleName
              ? rich('timeline.type-as', {
                  type: t(`type.${invitationType}`),
                  role: <WrittenText text={roleName} />,
                })
              : t(`type.${invitationType}`)}
          </span>
          <StateBadge state={status} />
          {status === 'pending' && (
            <span className={styles.quiet}>{t('timeline.expires', { when: formats.date(expiresAt, WHEN) })}</span>
          )}
          <WayBack invitation={invitation} />
        </div>
        {message && (
          <blockquote className={styles.message} dir="auto">
            {message}
          </blockquote>
        )}
        {timeline.isPending ? (
          <ListSkeleton avatar />
        ) : timeline.data ? (
          <ol className={styles.entries} aria-label={t('timeline.label')}>
            {timeline.data.entries.map((entry, at, { length }) => (
              <EntryItem key={`${entry.at} ${entry.event}`} entry={entry} last={at === length - 1} />
            ))}
          </ol>
        ) : (
          <ErrorState
            compact
            title={describeError(timeline.error).title}
            advice={describeError(timeline.error).advice}
            onRetry={() => void timeline.refetch()}
            retrying={timeline.isFetching}
          />
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}
