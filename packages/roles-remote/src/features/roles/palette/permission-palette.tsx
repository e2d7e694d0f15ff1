import { mergeClasses } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { memo, useMemo } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { actionsOf, capitalised, categoriesOf, shownPermissions } from '../../../model/filters';
import { cannotGrant, NEEDS_MANAGE_ROLES } from '../../../model/grants';
import { CategoryBadge } from '../category-badge';
import { FilterSelect } from '../filter-select';
import { useAddressText, useBoardAddress } from '../use-board-address';
import { PaletteCard } from './palette-card';
import { PaletteItem } from './palette-item';
import { usePaletteStyles } from './palette.styles';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: capitalised(value) }));

/** All permissions that there are, to be dragged onto roles. Not drawn again for what is typed above the cards. */
export const PermissionPalette = memo(function PermissionPalette() {
  const styles = usePaletteStyles();
  const { permissions, held, mayManage } = useBoard();
  const place = useBoardAddress();
  const [term, setTerm] = useAddressText(place, 'permissionTerm');
  const { permissionCategory: category, permissionAction: action } = place.address;
  const shown = useMemo(
    () => shownPermissions(permissions, { term, category, action }),
    [permissions, term, category, action],
  );
  return (
    <PaletteCard
      part="permissions"
      title="Permissions"
      shown={shown}
      total={permissions.length}
      empty="No permissions found."
      filters={
        <>
          <SearchField
            size="small"
            className={mergeClasses(styles.search, styles.searchRow)}
            placeholder="Search permissions..."
            value={term}
            onChange={setTerm}
          />
          <FilterSelect
            size="small"
            className={styles.select}
            label="Filter by Category"
            all="All Categories"
            value={category}
            options={options(categoriesOf(permissions))}
            onChange={(permissionCategory) => place.change({ permissionCategory })}
          />
          <FilterSelect
            size="small"
            className={styles.select}
            label="Filter by Action"
            all="All Actions"
            value={action}
            options={options(actionsOf(permissions))}
            onChange={(permissionAction) => place.change({ permissionAction })}
          />
        </>
      }
    >
      {(permission, selected, actions) => (
        <PaletteItem
          part="permissions"
          id={permission.id}
          label={permission.name}
          behind={<CategoryBadge category={permission.category} />}
          selected={selected}
          reason={mayManage ? cannotGrant(permission, held) : NEEDS_MANAGE_ROLES}
          actions={actions}
        />
      )}
    </PaletteCard>
  );
});
