import type { AccessRequest } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import { Body1, Caption1, EmptyState, ErrorState, InitialsAvatar, ListSkeleton, Subtitle2 } from '@slotwise/shared/ui';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import type { BoardData } from '../../drafts/board-data';
import { Decision } from './decision';
import { DeclineDialog } from './decline-dialog';
import { useRequest } from './queries';
import { useRequestStyles } from './request.styles';
import { useLostFocus } from './use-lost-focus';
import { useWords } from './words';

/** One request: who asks for what and why, and what is or was decided. */
export function RequestDetails({ id, data }: { id: string; data: BoardData }) {
  const { t } = useWords();
  const styles = useRequestStyles();
  const formats = useFormats();
  const describeError = useDescribeError();
  const read = useRequest(id);
  const [isDeclining, setDeclining] = useState(false);
  const request = read.data;
  if (isApiError(read.error) && read.error.code === 'not_found') {
    return <EmptyState compact title={t('gone.title')} reason={t('gone.reason')} />;
  }
  if (!request) {
    if (!read.error) return <ListSkeleton />;
    const retry = () => void read.refetch();
    return <ErrorState compact {...describeError(read.error)} onRetry={retry} retrying={read.isFetching} />;
  }
  const { user, permission, reason, askedAt } = request;
  return (
    <>
      <div className={styles.head}>
        <InitialsAvatar name={user.name} size={40} />
        <div className={styles.text}>
          <Subtitle2 as="h3" className={styles.title}>
            {t('request.asks', { who: user.name, permission: data.quoted(permission) })}
          </Subtitle2>
          <Caption1 className={styles.quiet}>
            <time dateTime={askedAt}>{formats.date(askedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </Caption1>
        </div>
      </div>
      {reason === null ? (
        <Body1 as="p" className={`${styles.line} ${styles.quiet}`}>
          {t('request.no-reason')}
        </Body1>
      ) : (
        <blockquote className={styles.quote}>{reason}</blockquote>
      )}
      {request.status === 'open' ? (
        <Open request={request} data={data} onDecline={() => setDeclining(true)} />
      ) : (
        <Ended request={request} mayFocus={!isDeclining} />
      )}
      {/* Somebody else's decision meanwhile takes it from nobody who is typing: they are told when they send it. */}
      {isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </>
  );
}

interface OpenProps {
  request: AccessRequest;
  data: BoardData;
  onDecline: () => void;
}

function Open({ request, data, onDecline }: OpenProps) {
  const { t } = useWords();
  const styles = useRequestStyles();
  const { permission, user } = request;
  const others =
    user.id === data.me.id
      ? t('request.own')
      : data.held.has(permission)
        ? null
        : t('request.not-held', { permission: data.quoted(permission) });
  if (others === null) return <Decision request={request} data={data} onDecline={onDecline} />;
  return (
    <Body1 as="p" className={styles.line}>
      {others}
    </Body1>
  );
}

function Ended({ request, mayFocus }: { request: AccessRequest; mayFocus: boolean }) {
  const { status, decidedBy, endedAt, askedAt, answer } = request;
  const ref = useLostFocus(mayFocus);
  const { t } = useWords();
  const styles = useRequestStyles();
  const formats = useFormats();
  const date = formats.date(endedAt ?? askedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const said = () => {
    if (status === 'withdrawn') return t('request.withdrawn', { date });
    if (status === 'granted') {
      return decidedBy ? t('request.granted', { who: decidedBy.name, date }) : t('request.granted-by-nobody', { date });
    }
    return decidedBy ? t('request.declined', { who: decidedBy.name, date }) : t('request.declined-by-nobody', { date });
  };
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.form}>
      <Body1 as="p" className={styles.line}>
        {said()}
      </Body1>
      {answer !== null && <blockquote className={styles.quote}>{answer}</blockquote>}
    </div>
  );
}
