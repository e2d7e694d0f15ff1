import { ActiveFilters, makeStyles, media, PageToolbar, Subtitle2, Text, tokens } from '@slotwise/shared/ui';
import type { ActiveFilter } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { sharedWords } from '@slotwise/shared/words';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { FilterSelect } from './filter-select';

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '8px', marginInlineEnd: '8px' },
  heading: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  search: { flexBasis: '10rem', [media.belowSm]: { flexBasis: '100%', maxWidth: 'none' } },
  // On a phone as wide as its longest option at least: several share a line only where none of them is cut.
  select: { minWidth: '8rem', [media.belowSm]: { flexGrow: 1, flexBasis: 'auto', maxWidth: '100%' } },
  end: {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    [media.belowSm]: { width: '100%', justifyContent: 'flex-end' },
  },
});

/** One filter of a list: its options and its value. */
export interface Filter {
  key: string;
  /** "Status": before the chosen value in the line of active filters. */
  name: string;
  /** Names the select: "Filter by status". */
  label: string;
  /** Option that takes all: "All Statuses". */
  all: string;
  options: readonly { value: string; label: string }[];
  /** Null takes all. */
  value: string | null;
  onChange: (value: string | null) => void;
}

export interface FilterBarProps {
  /** Names the group for assistive technology: "Find invitations". */
  label: string;
  /** Subject and length of the list: "Invitations", "3 of 40 invitations". The page's heading may say it instead. */
  title?: string;
  count?: string;
  /** Left out where there is nothing to search for by words. */
  search?: { placeholder: string; value: string; onChange: (value: string) => void };
  filters?: readonly Filter[];
  /** Takes all filters away, the search as well. */
  onClear: () => void;
  /** At the right: switches of the view, export, columns. */
  end?: ReactNode;
}

/** Search, filters and the active ones of them, over a list. It stays in sight while the list scrolls under it. */
export function FilterBar({ label, title, count, search, filters = [], onClear, end }: FilterBarProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const box = useRef<HTMLInputElement>(null);
  const term = search?.value.trim() ?? '';
  const active: ActiveFilter[] = [
    ...(!search || term === ''
      ? []
      : [{ key: ' search', label: t('list.search-for', { term }), onRemove: () => search.onChange('') }]),
    ...filters.flatMap(({ key, name, options, value, onChange }) =>
      value === null
        ? []
        : {
            key,
            label: t('list.filter-is', {
              filter: name,
              value: options.find((option) => option.value === value)?.label ?? value,
            }),
            onRemove: () => onChange(null),
          },
    ),
  ];
  return (
    <PageToolbar label={label}>
      {(title !== undefined || count !== undefined) && (
        <div className={styles.title} data-prints="">
          {title !== undefined && (
            <Subtitle2 as="h2" className={styles.heading}>
              {title}
            </Subtitle2>
          )}
          {count !== undefined && (
            <Text className={styles.count} aria-live="polite">
              {count}
            </Text>
          )}
        </div>
      )}
      {search && (
        <SearchField
          placeholder={search.placeholder}
          value={search.value}
          onChange={search.onChange}
          input={{ ref: box }}
          className={styles.search}
        />
      )}
      {filters.map(({ key, label: name, all, options, value, onChange }) => (
        <FilterSelect
          key={key}
          className={styles.select}
          label={name}
          all={all}
          options={options}
          value={value}
          onChange={onChange}
        />
      ))}
      {end !== undefined && <div className={styles.end}>{end}</div>}
      <ActiveFilters filters={active} onClear={onClear} onEmpty={() => box.current?.focus()} />
    </PageToolbar>
  );
}
