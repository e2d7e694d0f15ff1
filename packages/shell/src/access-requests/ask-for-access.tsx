import type { AccessRequest, PermissionName } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { Body1, Button, ErrorState, makeStyles, tokens } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { AskDialog } from './ask-dialog';
import { accessRequestKeys, newestRequest, reactions } from './queries';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'center', rowGap: '8px', flexBasis: '100%' },
  text: { margin: 0, maxWidth: '60ch', textAlign: 'center', overflowWrap: 'anywhere' },
  answer: {
    margin: 0,
    maxWidth: '60ch',
    paddingInlineStart: '12px',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

interface AskForAccessProps {
  permission: PermissionName;
  /** The page went while somebody was there, and so did what they were typing. */
  wasShown?: boolean;
}

/** On the page of somebody who lacks a permission: asks for it, and says what became of that. */
export default function AskForAccess({ permission, wasShown = false }: AskForAccessProps) {
  const styles = useStyles();
  const { t } = useWords();
  return (
    <div className={styles.root}>
      {wasShown && (
        <Body1 as="p" className={styles.text}>
          {t('ask.taken-away')}
        </Body1>
      )}
      <Question permission={permission} />
    </div>
  );
}

function Question({ permission }: { permission: PermissionName }) {
  const styles = useStyles();
  const describeError = useDescribeError();
  const { host, reactions: page } = useShell();
  const newest = useQuery(newestRequest(host.http, permission));
  useEffect(() => page.set({ id: 'shell-access-requests', version: '1.0.0' }, reactions), [page]);
  if (newest.data !== undefined) return <Asked permission={permission} request={newest.data} />;
  if (!newest.error) return <div className={styles.root} />;
  const retry = () => void newest.refetch();
  return (
    <div className={styles.root}>
      <ErrorState compact {...describeError(newest.error)} onRetry={retry} retrying={newest.isFetching} />
    </div>
  );
}

function Asked({ permission, request }: { permission: PermissionName; request: AccessRequest | null }) {
  const styles = useStyles();
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const status = request?.status;
  return (
    <div className={styles.root} aria-live="polite">
      {request && status === 'open' && <Waiting request={request} />}
      {request && status === 'declined' && <Declined request={request} />}
      {status !== 'open' && (
        <Button appearance="primary" onClick={() => setAsking(true)}>
          {t(status === 'declined' ? 'ask.again' : 'ask.action')}
        </Button>
      )}
      {isAsking && <AskDialog permission={permission} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Waiting({ request }: { request: AccessRequest }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { host } = useShell();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => host.http('POST /me/access-requests/withdraw', { body: { request_id: request.id } }),
    onError: (failure) => {
      if (isAborted(failure)) return;
      const { title, advice } = describeError(failure);
      host.notify({ intent: 'error', title: t('withdraw.failed'), body: `${title} ${advice ?? ''}`.trim() });
    },
    // Refused as well: it was decided meanwhile, and the page is to say so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: accessRequestKeys.all }),
  });
  return (
    <>
      <Body1 as="p" className={styles.text}>
        {t('waiting.since', { date: formats.date(request.askedAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </Body1>
      <SendButton sending={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
        {t('withdraw.action')}
      </SendButton>
    </>
  );
}

function Declined({ request: { decidedBy, endedAt, askedAt, answer } }: { request: AccessRequest }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const date = formats.date(endedAt ?? askedAt, { dateStyle: 'medium' });
  return (
    <>
      <Body1 as="p" className={styles.text}>
        {decidedBy ? t('declined.by', { name: decidedBy.name, date }) : t('declined.by-nobody', { date })}
      </Body1>
      <blockquote className={styles.answer}>{answer}</blockquote>
    </>
  );
}
