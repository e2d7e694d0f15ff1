import { download } from '@slotwise/shared/files';
import { Body1, Button } from '@slotwise/shared/ui';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { ArrowDownload16Regular } from '@slotwise/shared/ui/icons';
import { DialogActions, DialogContent } from '@slotwise/shared/ui/overlay';
import { Banner } from '@slotwise/shared/ui/feedback';
import { useDescribeError } from '@slotwise/shared/words';
import { useState } from 'react';
import { useBulkStyles } from './bulk-invite.styles';
import type { Mend } from './model/mending';
import { isToSend, mendedRow, restOf } from './model/run';
import type { Outcome, ResultRow } from './model/run';
import { PeopleTable } from './people-table';
import { resultsCsv } from './results-csv';
import type { BulkRun } from './use-bulk-run';
import { useWords } from './words';

const STATES = [
  'invited',
  'pending',
  'member',
  'duplicate',
  'invalid',
  'failed',
  'unsent',
] as const satisfies Outcome[];

const ADDRESS = ['address'] as const;

interface BulkResultsProps {
  run: BulkRun;
  results: readonly ResultRow[];
  /** Back to the list, with those who are still to be invited. */
  onList: (rest: readonly ResultRow[]) => void;
  onClose: () => void;
}

/** Progress of the sending, and the result of each row. */
export function BulkResults({ run, results, onList, onClose }: BulkResultsProps) {
  const styles = useBulkStyles();
  const { t, say } = useWords();
  const describeError = useDescribeError();
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const { progress } = run;
  const again = results.filter((row) => isToSend(row, mended));
  const rest = restOf(results);
  const invited = results.filter(({ outcome }) => outcome === 'invited').length;
  return (
    <>
      <DialogContent className={styles.content}>
        {progress ? (
          <div className={styles.progress}>
            <Body1>
              {progress.stopping
                ? t('results.stopping')
                : t('results.progress', { done: progress.done, total: progress.total })}
            </Body1>
            <ProgressBar
              aria-label={t('results.sending')}
              value={progress.total === 0 ? 0 : progress.done / progress.total}
              thickness="large"
            />
          </div>
        ) : (
          <Body1 as="p" className={styles.lead} role="status">
            {t(again.length > 0 ? 'results.invited-some' : 'results.invited', { invited })}
          </Body1>
        )}
        {run.error && !progress && (
          <Banner intent="error" title={t('run.incomplete')}>
            {describeError(run.error).title} {describeError(run.error).advice}
          </Banner>
        )}
        <PeopleTable
          label={t('results.label')}
          rows={results.map((row) => {
            const { outcome: now, reason } = mendedRow(row, mended);
            return { ...row, state: row.outcome, now, reason, mends: row.outcome === 'invalid' ? ADDRESS : [] };
          })}
          states={STATES}
          {...(!progress && {
            onMend: (id: string, { address = '' }: Mend) => {
              setMended(new Set(mended).add(id));
              run.mend(id, address);
            },
          })}
        />
      </DialogContent>
      <DialogActions>
        {progress ? (
          <Button onClick={run.stop} disabledFocusable={progress.stopping}>
            {t('results.stop')}
          </Button>
        ) : (
          <>
            <Button
              appearance="subtle"
              className={styles.oneLine}
              icon={<ArrowDownload16Regular />}
              onClick={() => download('invitation-results.csv', resultsCsv(results, say))}
            >
              {t('results.download')}
            </Button>
            {again.length > 0 && (
              <Button appearance="primary" className={styles.oneLine} onClick={() => run.start(results, again)}>
                {t('results.retry', { count: again.length })}
              </Button>
            )}
            {rest.length > 0 && (
              <Button className={styles.oneLine} onClick={() => onList(rest)}>
                {t('results.correct', { count: rest.length })}
              </Button>
            )}
            <Button className={styles.oneLine} onClick={() => onList([])}>
              {t('results.new-list')}
            </Button>
            <Button onClick={onClose}>{t('word.close')}</Button>
          </>
        )}
      </DialogActions>
    </>
  );
}
