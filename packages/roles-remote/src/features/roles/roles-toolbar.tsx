import {
  ActiveFilters,
  Badge,
  Button,
  makeStyles,
  media,
  PageToolbar,
  Subtitle2,
  Text,
  tokens,
} from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { Grid20Regular, Table20Regular, TextBulletListLtr20Regular } from '@slotwise/shared/ui/icons';
import { useBoard } from '../../drafts/board-data';
import { useChangedRoles } from '../../drafts/store';
import { actionsOf, capitalised, categoriesOf, counted } from '../../model/filters';
import { FilterSelect } from './filter-select';
import { useRef } from 'react';
import type { View } from './model/board-address';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', width: '100%' },
  // What does not fit wraps beside the buttons, which keep their place.
  head: { display: 'flex', alignItems: 'center', gap: '8px', width: '100%' },
  title: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '8px', flexGrow: 1, minWidth: 0 },
  heading: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  search: { flexBasis: '10rem', maxWidth: 'none' },
  select: { flexGrow: 1, maxWidth: '14rem' },
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

const TO_LIST = { view: 'list', title: 'Switch to List View', icon: <TextBulletListLtr20Regular /> } as const;
const TO_GRID = { view: 'grid', title: 'Switch to Grid View', icon: <Grid20Regular /> } as const;

const options = (values: readonly string[]) => values.map((value) => ({ value, label: capitalised(value) }));

const activeFilters = ({ term, category, action }: RoleFilters, onChange: RolesToolbarProps['onChange']) =>
  [
    { key: 'term', label: term.trim() && `Search: ${term.trim()}`, onRemove: () => onChange({ term: '' }) },
    {
      key: 'category',
      label: category && `Category: ${capitalised(category)}`,
      onRemove: () => onChange({ category: '' }),
    },
    { key: 'action', label: action && `Action: ${capitalised(action)}`, onRemove: () => onChange({ action: '' }) },
  ].filter(({ label }) => label !== '');

export function RolesToolbar({ shown, term, category, action, onChange, view, onView }: RolesToolbarProps) {
  const styles = useStyles();
  const { roles, permissions } = useBoard();
  const unsaved = useChangedRoles().length;
  const search = useRef<HTMLInputElement>(null);
  const switchTo = view === 'grid' ? TO_LIST : TO_GRID;
  return (
    <PageToolbar label="Find roles">
      <div className={styles.head}>
        <div className={styles.title}>
          <Subtitle2 as="h2" className={styles.heading}>
            Roles
          </Subtitle2>
          <Text className={styles.count} aria-live="polite">
            {shown} of {roles.length} roles
          </Text>
          {unsaved > 0 && (
            <Badge appearance="tint" color="brand">
              {counted(unsaved, 'role')} not saved
            </Badge>
          )}
        </div>
        <Button
          className={view === 'matrix' ? undefined : styles.toggle}
          appearance="subtle"
          icon={switchTo.icon}
          title={switchTo.title}
          aria-label={switchTo.title}
          onClick={() => onView(switchTo.view)}
        />
        {view !== 'matrix' && (
          <Button
            appearance="subtle"
            icon={<Table20Regular />}
            title="Switch to Matrix View"
            aria-label="Switch to Matrix View"
            onClick={() => onView('matrix')}
          />
        )}
      </div>
      <div className={styles.row}>
        <SearchField
          ref={search}
          className={styles.search}
          placeholder="Search roles..."
          value={term}
          onChange={(text) => onChange({ term: text })}
        />
        <FilterSelect
          className={styles.select}
          label="Filter by Category"
          all="All Categories"
          value={category}
          options={options(categoriesOf(permissions))}
          onChange={(value) => onChange({ category: value })}
        />
        <FilterSelect
          className={styles.select}
          label="Filter by Action"
          all="All Actions"
          value={action}
          options={options(actionsOf(permissions))}
          onChange={(value) => onChange({ action: value })}
        />
      </div>
      <ActiveFilters
        filters={activeFilters({ term, category, action }, onChange)}
        onClear={() => onChange({ term: '', category: '', action: '' })}
        onEmpty={() => search.current?.focus()}
      />
    </PageToolbar>
  );
}
