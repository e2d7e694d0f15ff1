import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { choiceOr, SegmentedControl, useAddress } from '@slotwise/shared/ui/list';
import { AddButton } from '../lines/add-button';
import { useRecordStyles } from '../sections/record-styles';
import { SectionPage } from '../sections/section-page';
import { ApproveList } from './approve-list';
import { CountDialog } from './count-dialog';
import { CountList } from './count-list';
import { CountedList } from './counted-list';
import { useWords } from './words';

const VIEWS = ['counts', 'approve', 'counted'] as const;
const PARAMETERS = { view: choiceOr('view', VIEWS, 'counts') };

/** Cycle counts: open ones, the differences that wait for a decision, and the places that were counted. */
export default function CountsPage() {
  const { t } = useWords();
  return (
    <SectionPage
      permission="view_inventory"
      isFramed
      action={
        <AddButton
          label={t('ask.action')}
          dialog={(warehouseId, onClose) => <CountDialog {...{ warehouseId, onClose }} />}
        />
      }
    >
      {() => <Counts />}
    </SectionPage>
  );
}

function Counts() {
  const styles = useRecordStyles();
  const { t } = useWords();
  const mayCount = useCan(usePlatform(), 'count_inventory');
  const { values, change } = useAddress(PARAMETERS);
  const view = mayCount ? values.view : 'counts';
  return (
    <>
      {mayCount && (
        <div className={styles.tabs}>
          <SegmentedControl
            label={t('list.views')}
            value={view}
            onChange={(next) => change({ view: next })}
            segments={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          />
        </div>
      )}
      {view === 'counts' && <CountList />}
      {view === 'approve' && <ApproveList />}
      {view === 'counted' && <CountedList />}
    </>
  );
}
