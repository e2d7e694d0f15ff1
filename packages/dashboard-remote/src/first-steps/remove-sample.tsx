import type { SampleRemoval } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Body1, ErrorState, makeStyles, Spinner } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RecordLink } from '@slotwise/shared/ui/link';
import { FIRST_STEPS } from './first-steps-key';
import { useWords } from './words';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '8px' },
  list: { margin: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' },
});

interface RemoveSampleProps {
  name: string;
  onClose: () => void;
}

/** Says what goes, or what of the person's own keeps it, and asks. */
export default function RemoveSample({ name, onClose }: RemoveSampleProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const { http } = usePlatform();
  const cache = useQueryClient();
  const removal = useQuery({
    queryKey: [...FIRST_STEPS, 'removal'],
    queryFn: async ({ signal }) => (await http('GET /sample-data/removal', { signal })).removal,
    staleTime: 0,
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: (signal: AbortSignal | undefined) => http('DELETE /sample-data', { signal }),
    onSuccess: onClose,
    // Something came to stand on it meanwhile, or it was removed elsewhere.
    onSettled: () => cache.invalidateQueries({ queryKey: FIRST_STEPS }),
  });
  const found = removal.data;
  const canGo = found != null && found.inTheWayCount === 0 && !found.searching;
  return (
    <ConfirmDialog
      open
      danger
      title={t('removal.title', { name })}
      confirmLabel={t('removal.confirm')}
      cancelLabel={t('removal.back')}
      busy={remove.isPending}
      endsEarly
      error={remove.error ? describeError(remove.error).title : undefined}
      onConfirm={({ signal }) => canGo && remove.mutate(signal)}
      onCancel={onClose}
    >
      {found ? (
        <Consequences removal={found} />
      ) : removal.error ? (
        <ErrorState
          compact
          {...describeError(removal.error)}
          onRetry={() => void removal.refetch()}
          retrying={removal.isFetching}
        />
      ) : (
        <Spinner size="tiny" label={t('removal.reading')} />
      )}
    </ConfirmDialog>
  );
}

function Consequences({ removal: { made, since, searching, inTheWay, inTheWayCount } }: { removal: SampleRemoval }) {
  const styles = useStyles();
  const { t } = useWords();
  const { records } = usePlatform();
  if (inTheWayCount > 0) {
    return (
      <div className={styles.body}>
        <Body1>{t('removal.in-the-way')}</Body1>
        <ul className={styles.list}>
          {inTheWay.map(({ kind, id, name }) => {
            const href = records.href(kind, id);
            const text = t(`removal.item.${kind}`, { name });
            return <li key={`${kind} ${id}`}>{href ? <RecordLink to={href}>{text}</RecordLink> : text}</li>;
          })}
          {inTheWayCount > inTheWay.length && <li>{t('removal.more', { count: inTheWayCount - inTheWay.length })}</li>}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.body}>
      <Body1>{t('removal.body', made)}</Body1>
      {Object.values(since).some((count) => count > 0) && <Body1>{t('removal.since', since)}</Body1>}
      {searching && <Body1 role="alert">{t('removal.searching')}</Body1>}
    </div>
  );
}
