import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import { ActiveFilters, Button, makeStyles, media, PageToolbar, Subtitle2, Text, tokens } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { Grid20Regular, Table20Regular, TextBulletListLtr20Regular } from '@slotwise/shared/ui/icons';
import { useBoard } from '../../drafts/board-data';
import { actionsOf, categoriesOf } from '../../model/filters';
import { actionText, categoryText } from '../../model/permission-words';
import { FilterSelect } from '@slotwise/shared/ui/plain';
import { useRef } from 'react';
import type { View } from '../../board-address';
import { RequestsButton } from './requests-button';
import { UnsavedRoles } from './unsaved-roles';
import { useWords, type Translate } from '../../words';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', width: '100%' },
  // Surplus content wraps beside the buttons, which keep their place.
  head: { display: 'flex', alignItems: 'center', gap: '8px', width: '100%' },
  title: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '8px', flexGrow: 1, minWidth: 0 },
  heading: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  search: {
    flexBasis: '10rem',
    maxWidth: 'none',
    // Beside the column that things are dragged from: the two filters share the next line.
    [`@media (min-width: ${BREAKPOINTS.lg}px) and (max-width: ${BREAKPOINTS.xl - 0.02}px)`]: { flexBasis: '100%' },
  },
  select: {
    flexGrow: 1,
    maxWidth: '14rem',
    // As wide together as the search above them.
    [`@media (min-width: ${BREAKPOINTS.lg}px) and (max-width: ${BREAKPOINTS.xl - 0.02}px)`]: { maxWidth: 'none' },
  },
  // Below this width both layouts are one column, so there is nothing to switch.
  toggle: { [media.belowMd]: { display: 'none' } },
});

export interface RoleFilters {
  term: string;
  category: string;
  action: string;
}

interface RolesToolbarProps extends RoleFilters {
  shown: number;
  onChange: (changes: Partial<RoleFilters>) => void;
  view: View;
  onView: (view: View) => void;
}

const TO_LIST = { view: 'list', title: 'roles.to-list', icon: <TextBulletListLtr20Regular /> } as const;
const TO_GRID = { view: 'grid', title: 'roles.to-grid', icon: <Grid20Regular /> } as const;

const activeFilters = (
  t: Translate,
  { term, category, action }: RoleFilters,
  onChange: RolesToolbarProps['onChange'],
) =>
  [
    {
      key: 'term',
      label: term.trim() && t('roles.filtered.term', { term: term.trim() }),
      onRemove: () => onChange({ term: '' }),
    },
    {
      key: 'category',
      label: category && t('roles.filtered.category', { category: categoryText(t, category) }),
      onRemove: () => onChange({ category: '' }),
    },
    {
      key: 'action',
      label: action && t('roles.filtered.action', { action: actionText(t, action) }),
      onRemove: () => onChange({ action: '' }),
    },
  ].filter(({ label }) => label !== '');

export function RolesToolbar({ shown, term, category, action, onChange, view, onView }: RolesToolbarProps) {
  const { t } = useWords();
  const styles = useStyles();
  const { roles, permissions, mayManage } = useBoard();
  const search = useRef<HTMLInputElement>(null);
  const switchTo = view === 'grid' ? TO_LIST : TO_GRID;
  return (
    <PageToolbar label={t('roles.find')}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Subtitle2 as="h2" className={styles.heading}>
            {t('roles.title')}
          </Subtitle2>
          <Text className={styles.count} aria-live="polite">
            {t('roles.shown', { shown, total: roles.length })}
          </Text>
          <UnsavedRoles />
        </div>
        <Button
          className={view === 'matrix' ? undefined : styles.toggle}
          appearance="subtle"
          icon={switchTo.icon}
          title={t(switchTo.title)}
          aria-label={t(switchTo.title)}
          onClick={() => onView(switchTo.view)}
        />
        {mayManage && <RequestsButton />}
        {view !== 'matrix' && (
          <Button
            appearance="subtle"
            icon={<Table20Regular />}
            title={t('roles.to-matrix')}
            aria-label={t('roles.to-matrix')}
            onClick={() => onView('matrix')}
          />
        )}
      </div>
      <div className={styles.row}>
        <SearchField
          ref={search}
          className={styles.search}
          placeholder={t('roles.search')}
          value={term}
          onChange={(text) => onChange({ term: text })}
        />
        <FilterSelect
          className={styles.select}
          label={t('filter.category')}
          all={t('filter.category.all')}
          value={category}
          options={categoriesOf(permissions).map((value) => ({ value, label: categoryText(t, value) }))}
          onChange={(value) => onChange({ category: value ?? '' })}
        />
        <FilterSelect
          className={styles.select}
          label={t('filter.action')}
          all={t('filter.action.all')}
          value={action}
          options={actionsOf(permissions).map((value) => ({ value, label: actionText(t, value) }))}
          onChange={(value) => onChange({ action: value ?? '' })}
        />
      </div>
      <ActiveFilters
        filters={activeFilters(t, { term, category, action }, onChange)}
        onClear={() => onChange({ term: '', category: '', action: '' })}
        onEmpty={() => search.current?.focus()}
      />
    </PageToolbar>
  );
}
