import type { ImportDetails } from '@slotwise/contract';
import { makeStyles } from '@slotwise/shared/ui';
import { SegmentedControl } from '@slotwise/shared/ui/list';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChangesTable } from './changes-table';
import { RefusalsDownload, RefusalsTable } from './refusals-table';
import { useWords } from './words';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** The rows that change and those that are refused, one beside the other. @param correct leads on with the corrected file */
export function RowsTabs({ details, correct }: { details: ImportDetails; correct?: ReactNode }) {
  const styles = useStyles();
  const { t } = useWords();
  const { id, kind, counts } = details.import;
  const changes = counts.added + counts.changed;
  const [chosen, setChosen] = useState<'changes' | 'refusals' | null>(null);
  const tab = chosen ?? (counts.refused > 0 && changes === 0 ? 'refusals' : 'changes');
  if (changes === 0 && counts.refused === 0) return null;
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('rows.label')}
          value={tab}
          onChange={setChosen}
          segments={[
            { value: 'changes', label: t('rows.changes', { count: changes }) },
            { value: 'refusals', label: t('rows.refusals', { count: counts.refused }) },
          ]}
        />
        {counts.refused > 0 && (
          <div className={styles.actions}>
            <RefusalsDownload importId={id} />
            {correct}
          </div>
        )}
      </div>
      {tab === 'changes' ? (
        <ChangesTable importId={id} kind={kind} rows={changes} />
      ) : (
        <RefusalsTable details={details} />
      )}
    </>
  );
}
