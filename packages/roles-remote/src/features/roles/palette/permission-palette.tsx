import { mergeClasses } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { memo, useMemo } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { actionsOf, categoriesOf, shownPermissions } from '../../../model/filters';
import { cannotGrant, needsManageRoles } from '../../../model/grants';
import { actionText, categoryText, describedBy, permissionTip } from '../../../model/permission-words';
import { CategoryBadge } from '../category-badge';
import { FilterSelect } from '@slotwise/shared/ui/plain';
import { useBoardAddress } from '../../../board-address';
import { PaletteCard } from './palette-card';
import { PaletteItem } from './palette-item';
import { usePaletteStyles } from './palette.styles';
import { useWords, type Said } from '../../../words';

/** All permissions that there are, to be dragged onto roles. Not drawn again when somebody types above the cards. */
export const PermissionPalette = memo(function PermissionPalette() {
  const { t, say } = useWords();
  const text = (reason: Said | null) => reason && say(reason);
  const styles = usePaletteStyles();
  const { permissions, held, mayManage, inWords, quoted } = useBoard();
  const { values, change } = useBoardAddress();
  const { permissionTerm: term, permissionCategory: category, permissionAction: action } = values;
  const shown = useMemo(
    () => shownPermissions(permissions, { term, category, action }, inWords),
    [permissions, term, category, action, inWords],
  );
  return (
    <PaletteCard
      part="permissions"
      title={t('permissions.title')}
      rowHeight={48}
      shown={shown}
      matching={shown.length}
      total={permissions.length}
      empty={<p className={styles.none}>{t('permissions.none-found')}</p>}
      filters={
        <>
          <SearchField
            size="small"
            className={mergeClasses(styles.search, styles.searchRow)}
            placeholder={t('permissions.search')}
            value={term}
            onChange={(permissionTerm) => change({ permissionTerm })}
          />
          <FilterSelect
            size="small"
            className={styles.select}
            label={t('filter.category')}
            all={t('filter.category.all')}
            value={category}
            options={categoriesOf(permissions).map((value) => ({ value, label: categoryText(t, value) }))}
            onChange={(value) => change({ permissionCategory: value ?? '' })}
          />
          <FilterSelect
            size="small"
            className={styles.select}
            label={t('filter.action')}
            all={t('filter.action.all')}
            value={action}
            options={actionsOf(permissions).map((value) => ({ value, label: actionText(t, value) }))}
            onChange={(value) => change({ permissionAction: value ?? '' })}
          />
        </>
      }
    >
      {(permission, selected, actions) => (
        <PaletteItem
          part="permissions"
          id={permission.id}
          label={inWords(permission.name)}
          detail={describedBy(t, permission.name)}
          tip={permissionTip(t, permission.name)}
          beside={<CategoryBadge category={permission.category} />}
          selected={selected}
          reason={text(mayManage ? cannotGrant(permission, held, quoted) : needsManageRoles(quoted))}
          actions={actions}
        />
      )}
    </PaletteCard>
  );
});
