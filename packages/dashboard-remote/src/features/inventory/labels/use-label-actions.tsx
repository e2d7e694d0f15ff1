import { usePlatform } from '@slotwise/shared/remote';
import { Print16Regular } from '@slotwise/shared/ui/icons';
import { NOTHING_SELECTED } from '@slotwise/shared/ui/table';
import type { RowAction, Selection } from '@slotwise/shared/ui/table';
import { useState } from 'react';
import { useWords } from '../words';
import { hrefOf } from './model/chosen';
import type { Chosen } from './model/chosen';

/** Leads from a record to the labels of a selection. */
export function useLabelAction(): (chosen: Chosen) => RowAction {
  const { t } = useWords();
  const { preferences, navigate } = usePlatform();
  return (chosen) => ({
    key: 'labels',
    label: t('labels.print'),
    icon: <Print16Regular />,
    onClick: () => navigate(hrefOf(chosen, preferences)),
  });
}

type Filtered = Extract<Chosen, { filter: object }>;

/** Rows of a list that can be selected for labels: some of them, or all that its filter lets through. */
export function useLabelSelection(kind: Filtered['kind'], filter: Filtered['filter']) {
  const action = useLabelAction();
  const [selection, onSelection] = useState<Selection>(NOTHING_SELECTED);
  const chosen =
    selection.kind === 'some'
      ? { kind, ids: [...selection.ids] }
      : ({ kind, filter, except: [...selection.except] } as Filtered);
  return { selection, onSelection, bulkActions: [action(chosen)] };
}
