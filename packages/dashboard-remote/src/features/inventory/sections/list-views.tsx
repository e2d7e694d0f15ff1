import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles, media } from '@slotwise/shared/ui';
import { useSavedViews, ViewTabs } from '@slotwise/shared/ui/list';
import type { SavedView } from '@slotwise/shared/ui/list';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { formatChoices, parseChoices } from '@slotwise/shared/ui/table';
import type { ColumnChoices } from '@slotwise/shared/ui/table';

const useStyles = makeStyles({
  root: { flexShrink: 0, paddingInline: '24px', paddingBlockStart: '4px', [media.belowSm]: { paddingInline: '16px' } },
});

interface ListViewsProps {
  /** Names the list among those of the remote. */
  list: string;
  presets: readonly SavedView[];
  choices: ColumnChoices;
  onChoices: (choices: ColumnChoices) => void;
}

/** The views of a list; the address says which one is open. */
export function ListViews({ list, presets, choices, onChoices }: ListViewsProps) {
  const styles = useStyles();
  const { preferences } = usePlatform();
  const [views, keep] = useSavedViews(preferences, list);
  const [query, setQuery] = useSearchParams();
  return (
    <div className={styles.root}>
      <ViewTabs
        presets={presets}
        views={views}
        onViews={keep}
        current={{ search: query.toString(), choices: formatChoices(choices) }}
        onOpen={(view) => {
          setQuery(new URLSearchParams(view.search), { preventScrollReset: true });
          if (view.choices !== undefined) onChoices(parseChoices(view.choices));
        }}
      />
    </div>
  );
}
