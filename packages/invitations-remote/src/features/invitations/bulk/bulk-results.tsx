import { Body1, Button } from '@slotwise/shared/ui';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { ArrowDownload16Regular } from '@slotwise/shared/ui/icons';
import { DialogActions, DialogContent } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { download } from '../export/download';
import { useBulkStyles } from './bulk-invite.styles';
import { isToSend } from './model/run';
import type { Outcome, ResultRow } from './model/run';
import { PeopleTable } from './people-table';
import type { StateLook } from './people-table';
import { resultsCsv } from './results-csv';
import type { BulkRun } from './use-bulk-run';

const LOOKS: Readonly<Record<Outcome, StateLook>> = {
  invited: { label: 'Invited', tone: 'success' },
  pending: { label: 'Already pending', tone: 'info' },
  member: { label: 'Already a member', tone: 'info' },
  duplicate: { label: 'Duplicate', tone: 'neutral' },
  invalid: { label: 'Invalid', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
  unsent: { label: 'Not sent', tone: 'neutral' },
};

interface BulkResultsProps {
  run: BulkRun;
  results: readonly ResultRow[];
  onNewList: () => void;
  onClose: () => void;
}

/** How far the sending is, and what became of everybody. */
export function BulkResults({ run, results, onNewList, onClose }: BulkResultsProps) {
  const styles = useBulkStyles();
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const { progress } = run;
  const again = results.filter((row) => isToSend(row, mended));
  const invited = results.filter(({ outcome }) => outcome === 'invited').length;
  return (
    <>
      <DialogContent className={styles.content}>
        {progress ? (
          <div className={styles.progress}>
            <Body1>
              {progress.stopping ? 'Stopping after this part...' : `${progress.done} of ${progress.of} done`}
            </Body1>
            <ProgressBar
              aria-label="Sending invitations"
              value={progress.of === 0 ? 0 : progress.done / progress.of}
              thickness="large"
            />
          </div>
        ) : (
          <Body1 as="p" className={styles.lead} role="status">
            {invited === 1 ? '1 person was invited.' : `${invited} people were invited.`}
            {again.length > 0 &&
              ' What did not get through can be sent again; invalid addresses can be put right here.'}
          </Body1>
        )}
        <PeopleTable
          label="Results"
          rows={results.map(({ outcome, ...row }) => ({ ...row, state: outcome }))}
          looks={LOOKS}
          {...(progress
            ? {}
            : {
                mend: {
                  state: 'invalid',
                  onMend: (id: string, address: string) => {
                    setMended(new Set(mended).add(id));
                    run.mend(id, address);
                  },
                },
              })}
        />
      </DialogContent>
      <DialogActions>
        {progress ? (
          <Button onClick={run.stop} disabledFocusable={progress.stopping}>
            Stop
          </Button>
        ) : (
          <>
            <Button
              appearance="subtle"
              className={styles.oneLine}
              icon={<ArrowDownload16Regular />}
              onClick={() => download('invitation-results.csv', resultsCsv(results))}
            >
              Download results
            </Button>
            {again.length > 0 ? (
              <Button appearance="primary" className={styles.oneLine} onClick={() => run.start(results, again)}>
                Retry failed ({again.length})
              </Button>
            ) : (
              <Button onClick={onNewList}>New list</Button>
            )}
            <Button onClick={onClose}>Close</Button>
          </>
        )}
      </DialogActions>
    </>
  );
}
