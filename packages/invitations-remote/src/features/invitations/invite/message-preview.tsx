import type { Body } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Body1, Caption1, makeStyles, Spinner, tokens } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../words';
import { previewInvitation } from '../api/preview-invitation';
import { useSettled } from '../use-settled';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    minWidth: 0,
  },
  subject: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: {
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilyBase,
    color: tokens.colorNeutralForeground2,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The message to the invitee, as the server would write it; null while there is nobody to write to. */
export function MessagePreview({ body }: { body: Body<'POST /invitation/preview'> | null }) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const { http } = usePlatform();
  const asked = useSettled(body, JSON.stringify(body));
  const { data, error, isFetching } = useQuery({
    queryKey: ['invitation-preview', asked],
    queryFn: ({ signal }) => (asked ? previewInvitation(http, asked, signal) : null),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });
  const root = useRef<HTMLDivElement>(null);
  const isShown = Boolean(data);
  // It stands below what is in sight of a dialog: whoever asked for it sees all of it.
  useEffect(() => {
    if (isShown) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  return (
    <div ref={root} className={styles.root} role="region" aria-label={t('preview.label')} aria-busy={isFetching}>
      {asked === null ? (
        <Caption1 className={styles.quiet}>{t('preview.nobody')}</Caption1>
      ) : error ? (
        <Caption1 className={styles.quiet}>
          {describeError(error).title} {describeError(error).advice}
        </Caption1>
      ) : data ? (
        <>
          <Body1 className={styles.subject}>
            <bdi>{data.subject}</bdi>
          </Body1>
          <pre className={styles.text} dir="auto">
            {data.text}
          </pre>
        </>
      ) : (
        <Spinner size="tiny" label={t('word.loading')} />
      )}
    </div>
  );
}
