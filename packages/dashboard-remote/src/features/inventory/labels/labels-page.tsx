import { usePlatform } from '@slotwise/shared/remote';
import { useLocation } from '@slotwise/shared/ui/router';
import { useMemo } from 'react';
import { RecordPath } from '../sections/record-path';
import { SectionPage } from '../sections/section-page';
import { useWords as useInventoryWords } from '../words';
import { ChosenLabels } from './chosen-labels';
import { chosenIn } from './model/chosen';
import { PrintLog } from './print-log';
import { useWords } from './words';

/** Prints labels of records chosen elsewhere; without any, shows the log of prints. */
export default function LabelsPage() {
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const { preferences } = usePlatform();
  const { search } = useLocation();
  const chosen = useMemo(() => chosenIn(new URLSearchParams(search), preferences), [search, preferences]);
  if (chosen === null) {
    return (
      <SectionPage permission="view_inventory" isFramed>
        {() => <PrintLog />}
      </SectionPage>
    );
  }
  return (
    <SectionPage
      permission="view_inventory"
      isFramed
      title={t('print.title')}
      above={<RecordPath section={word('sections.labels')} href="/inventory/labels" />}
    >
      {() => <ChosenLabels key={search} chosen={chosen} />}
    </SectionPage>
  );
}
