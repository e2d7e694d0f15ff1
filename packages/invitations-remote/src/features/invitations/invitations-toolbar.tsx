import { Button, Tooltip } from '@slotwise/shared/ui';
import { Switch } from '@slotwise/shared/ui/forms';
import { ArrowDownload20Regular, Grid20Regular, TextBulletListLtr20Regular } from '@slotwise/shared/ui/icons';
import { FilterBar } from '@slotwise/shared/ui/plain';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { useToolbarStyles } from './invitations-toolbar.styles';
import { NO_FILTERS } from './model/filters';
import type { Filters } from './model/filters';
import { STATUSES } from './model/lifecycle';
import type { InvitationStatus, InvitationType } from './model/lifecycle';
import { useTicking } from './ticker-context';
import type { ViewChoice } from './use-view';

interface InvitationsToolbarProps {
  shown: number;
  total: number;
  filters: Filters;
  onFilters: (changes: Partial<Filters>) => void;
  /** Types that invitations of this tenant can have. */
  types: readonly InvitationType[];
  view: ViewChoice;
  exporting: boolean;
  onExport: () => void;
  /** The choice of the table's columns, where there is one. */
  picker: ReactNode;
}

export function InvitationsToolbar(props: InvitationsToolbarProps) {
  const { shown, total, filters, onFilters, types, view, exporting, onExport, picker } = props;
  const styles = useToolbarStyles();
  const { t } = useWords();
  const { paused, pause } = useTicking();
  return (
    <FilterBar
      label={t('list.find')}
      title={t('list.title')}
      count={t('list.count', { shown, total })}
      search={{
        placeholder: t('list.search'),
        value: filters.term,
        onChange: (term) => onFilters({ term }),
      }}
      filters={[
        {
          key: 'status',
          name: t('filter.status'),
          label: t('filter.status.label'),
          all: t('filter.status.all'),
          options: STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          value: filters.status,
          onChange: (status) => onFilters({ status: status as InvitationStatus | null }),
        },
        {
          key: 'type',
          name: t('filter.type'),
          label: t('filter.type.label'),
          all: t('filter.type.all'),
          options: types.map((value) => ({ value, label: t(`type.${value}`) })),
          value: filters.type,
          onChange: (type) => onFilters({ type: type as InvitationType | null }),
        },
      ]}
      onClear={() => onFilters(NO_FILTERS)}
      end={
        <>
          <Switch
            className={styles.pause}
            label={t('list.pause')}
            checked={paused}
            onChange={(_event, { checked }) => pause(checked)}
          />
          <Tooltip content={t(shown === total ? 'export.all' : 'export.shown')} relationship="label">
            <Button
              appearance="subtle"
              icon={<ArrowDownload20Regular />}
              disabledFocusable={shown === 0 || exporting}
              onClick={onExport}
            />
          </Tooltip>
          {picker}
          <Tooltip content={t(view.view === 'grid' ? 'list.to-list' : 'list.to-grid')} relationship="label">
            <Button
              className={styles.toggle}
              appearance="subtle"
              icon={view.view === 'grid' ? <TextBulletListLtr20Regular /> : <Grid20Regular />}
              onClick={view.toggle}
            />
          </Tooltip>
        </>
      }
    />
  );
}
