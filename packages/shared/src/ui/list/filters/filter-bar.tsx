import {
  ActiveFilters,
  Button,
  makeStyles,
  media,
  mergeClasses,
  PageToolbar,
  Subtitle2,
  Text,
  tokens,
} from '@slotwise/shared/ui';
import type { ActiveFilter } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { sharedWords } from '@slotwise/shared/words';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Filter20Regular } from '../../icons';
import { FilterSelect } from './filter-select';
import type { SearchFieldProps } from '../../form/search-field';

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'baseline', flexShrink: 0, columnGap: '8px', marginInlineEnd: '8px' },
  heading: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // One part of the row, in which the search gives the count as much room as it needs: the controls behind it stay in their
  // row when records have been counted.
  lead: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flexGrow: 1,
    flexBasis: '20rem',
    minWidth: 0,
    maxWidth: '34rem',
    [media.belowSm]: { flexWrap: 'wrap', flexBasis: '100%', maxWidth: 'none' },
  },
  titled: { flexBasis: '29rem', maxWidth: '42rem', [media.belowSm]: { flexBasis: '100%', maxWidth: 'none' } },
  bare: { flexBasis: '12rem', maxWidth: '24rem', [media.belowSm]: { flexBasis: '100%', maxWidth: 'none' } },
  // Room for most counts, so that what follows stays in its place when records have been counted.
  counted: { flexGrow: 0, flexBasis: 'auto', minWidth: '6rem' },
  search: { minWidth: '8rem', maxWidth: 'none', [media.belowSm]: { flexBasis: '100%' } },
  select: { minWidth: '8rem', [media.belowSm]: { flexGrow: 1, flexBasis: 'auto', maxWidth: '100%' } },
  unfold: { display: 'none', [media.belowSm]: { display: 'inline-flex' } },
  choices: { display: 'contents' },
  folded: { [media.belowSm]: { display: 'none' } },
  end: {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    justifyContent: 'flex-end',
    // Borders that are transparent otherwise are drawn there: without a gap several buttons look like one.
    '@media (forced-colors: active)': { gap: '8px' },
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

/**
 * Search, filters and the active ones of them, over a list. It stays in sight while the list scrolls under it. On a phone several
 * filters are folded away, so that the list begins on the first screen.
 */
export function FilterBar({ label, title, count, search, filters = [], onClear, end }: FilterBarProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const box = useRef<HTMLInputElement>(null);
  const choices = useId();
  const [isOpen, setOpen] = useState(false);
  const folds = filters.length > 1;
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
      <div
        className={mergeClasses(
          styles.lead,
          title !== undefined && styles.titled,
          title === undefined && count === undefined && styles.bare,
          title === undefined && !search && styles.counted,
        )}
        data-prints=""
      >
        {(title !== undefined || count !== undefined) && (
          <div className={styles.title}>
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
            root={{ 'data-screen-only': '' } as SearchFieldProps['root']}
            className={styles.search}
          />
        )}
      </div>
      {folds && (
        <Button
          className={styles.unfold}
          icon={<Filter20Regular />}
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setOpen(!isOpen)}
        >
          {t('list.filters')}
        </Button>
      )}
      <div id={choices} className={mergeClasses(styles.choices, folds && !isOpen && styles.folded)}>
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
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      <ActiveFilters filters={active} onClear={onClear} onEmpty={() => box.current?.focus()} />
    </PageToolbar>
  );
}
