import { ActiveFilters, Button, PageToolbar, Subtitle2, Text, Tooltip } from '@slotwise/shared/ui';
import { SearchField, Select, Switch } from '@slotwise/shared/ui/forms';
import { ArrowDownload20Regular, Grid20Regular, TextBulletListLtr20Regular } from '@slotwise/shared/ui/icons';
import { useRef } from 'react';
import { useToolbarStyles } from './invitations-toolbar.styles';
import { NO_FILTERS } from './model/filters';
import type { Filters } from './model/filters';
import { STATUS_LABELS, TYPE_LABELS } from './model/lifecycle';
import type { InvitationStatus, InvitationType } from './model/lifecycle';
import { useTicking } from './ticker-context';
import type { ViewChoice } from './use-view';

interface FilterSelectProps<K extends string> {
  label: string;
  /** What takes all: "All Statuses". */
  all: string;
  labels: Readonly<Record<K, string>>;
  offered: readonly K[];
  value: K | null;
  onChange: (value: K | null) => void;
}

function FilterSelect<K extends string>({ label, all, labels, offered, value, onChange }: FilterSelectProps<K>) {
  const styles = useToolbarStyles();
  return (
    <Select
      aria-label={label}
      className={styles.select}
      value={value ?? ''}
      onChange={(_event, data) => onChange(data.value === '' ? null : (data.value as K))}
    >
      <option value="">{all}</option>
      {offered.map((key) => (
        <option key={key} value={key}>
          {labels[key]}
        </option>
      ))}
    </Select>
  );
}

interface InvitationsToolbarProps {
  shown: number;
  total: number;
  filters: Filters;
  onFilters: (changes: Partial<Filters>) => void;
  /** Types that invitations of this tenant can have. */
  types: readonly InvitationType[];
  view: ViewChoice;
  onExport: () => void;
}

const STATUSES = Object.keys(STATUS_LABELS) as InvitationStatus[];

export function InvitationsToolbar(props: InvitationsToolbarProps) {
  const { shown, total, filters, onFilters, types, view, onExport } = props;
  const styles = useToolbarStyles();
  const search = useRef<HTMLInputElement>(null);
  const { paused, pause } = useTicking();
  const { term, status, type } = filters;
  const switchTo = view.view === 'grid' ? 'Switch to List View' : 'Switch to Grid View';
  const active = [
    term.trim() !== '' && { key: 'term', label: `Search: ${term.trim()}`, onRemove: () => onFilters({ term: '' }) },
    status && {
      key: 'status',
      label: `Status: ${STATUS_LABELS[status]}`,
      onRemove: () => onFilters({ status: null }),
    },
    type && { key: 'type', label: `Type: ${TYPE_LABELS[type]}`, onRemove: () => onFilters({ type: null }) },
  ].filter((filter) => filter !== false && filter !== null);
  return (
    <PageToolbar label="Find invitations">
      <div className={styles.title}>
        <Subtitle2 as="h2" className={styles.heading}>
          Invitations
        </Subtitle2>
        <Text className={styles.count} aria-live="polite">
          {shown} of {total} invitations
        </Text>
      </div>
      <SearchField
        placeholder="Search invitations..."
        value={term}
        onChange={(text) => onFilters({ term: text })}
        input={{ ref: search }}
        className={styles.search}
      />
      <FilterSelect
        label="Filter by status"
        all="All Statuses"
        labels={STATUS_LABELS}
        offered={STATUSES}
        value={status}
        onChange={(picked) => onFilters({ status: picked })}
      />
      <FilterSelect
        label="Filter by type"
        all="All Types"
        labels={TYPE_LABELS}
        offered={types}
        value={type}
        onChange={(picked) => onFilters({ type: picked })}
      />
      <div className={styles.end}>
        <Switch
          className={styles.pause}
          label="Pause countdowns"
          checked={paused}
          onChange={(_event, { checked }) => pause(checked)}
        />
        <Tooltip content={`Export ${shown === total ? 'all' : 'what is shown'} as CSV`} relationship="label">
          <Button
            appearance="subtle"
            icon={<ArrowDownload20Regular />}
            disabledFocusable={shown === 0}
            onClick={onExport}
          />
        </Tooltip>
        <Tooltip content={switchTo} relationship="label">
          <Button
            className={styles.toggle}
            appearance="subtle"
            icon={view.view === 'grid' ? <TextBulletListLtr20Regular /> : <Grid20Regular />}
            onClick={view.toggle}
          />
        </Tooltip>
      </div>
      <ActiveFilters filters={active} onClear={() => onFilters(NO_FILTERS)} onEmpty={() => search.current?.focus()} />
    </PageToolbar>
  );
}
