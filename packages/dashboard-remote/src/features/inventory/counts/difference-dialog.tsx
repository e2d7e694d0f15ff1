import type { CountDifference, CountTask } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { Body1, Button, makeStyles, MessageBar, MessageBarBody } from '@slotwise/shared/ui';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { useFormats } from '@slotwise/shared/words';
import { useSession } from '@slotwise/shared/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { ComparedDifferences } from './compared-differences';
import { countsOf } from './model/compared-rows';
import { useMeasuredRefusal } from '../sections/use-describe-refusal';
import { useWords } from './words';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** The count of one place beside the ledger, and the decision about it. */
export function DifferenceDialog({ task, onClose }: { task: CountTask; onClose: () => void }) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const measured = useMeasuredRefusal();
  const [busy, setBusy] = useState(false);
  const read = useQuery({
    queryKey: [...inventoryKeys.counts, 'differences', task.id],
    queryFn: ({ signal }) => platform.http('GET /count/differences', { query: { task_id: task.id }, signal }),
  });
  const place = task.location.code;
  const isOthers = read.data?.approvable === false;
  const decide = async (approve: boolean) => {
    setBusy(true);
    try {
      await platform.http('POST /count/decision', { body: { task_id: task.id, approve } });
      platform.notify({
        intent: 'success',
        title: approve ? t('approve.booked', { place }) : t('approve.again-done', { place }),
      });
    } catch (error) {
      notifyFailure(platform, t('approve.failed', { place }), measured(error));
    }
    await Promise.all(
      [inventoryKeys.counts, inventoryKeys.stock, inventoryKeys.moves].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
    onClose();
  };
  return (
    <ContentDialog
      title={t('approve.title', { place })}
      actions={
        <>
          <Button disabledFocusable={busy} onClick={onClose}>
            {t('approve.later')}
          </Button>
          <Button
            disabledFocusable={busy || isOthers}
            title={t(isOthers ? 'approve.own' : 'approve.again-hint')}
            onClick={() => void decide(false)}
          >
            {t('approve.again')}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={busy || read.data === undefined || isOthers}
            title={isOthers ? t('approve.own') : undefined}
            onClick={() => void decide(true)}
          >
            {t('approve.book')}
          </Button>
        </>
      }
      size="large"
      onClose={() => !busy && onClose()}
    >
      <ReadRecord read={read}>{(counted) => <Differences {...counted} />}</ReadRecord>
    </ContentDialog>
  );
}

interface DifferencesProps {
  differences: readonly CountDifference[];
  approvable?: boolean;
}

function Differences({ differences, approvable }: DifferencesProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { me } = useSession(usePlatform());
  const counts = countsOf(differences);
  return (
    <div className={styles.content}>
      {counts.map(({ round, user, at }) => (
        <Body1 key={round}>
          {t(round === 1 ? 'approve.first-by' : 'approve.second-by', {
            name: user?.name ?? '–',
            at: formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Body1>
      ))}
      {counts.some(({ user }) => user !== null && user.id === me?.id) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t(approvable === false ? 'approve.own' : 'approve.own-only')}</MessageBarBody>
        </MessageBar>
      )}
      <ComparedDifferences differences={differences} />
    </div>
  );
}
