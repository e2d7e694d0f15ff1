import type { Location } from '@slotwise/contract';
import { BULK_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Edit20Regular } from '@slotwise/shared/ui/icons';
import type { RowAction } from '@slotwise/shared/ui/table';
import { usePermissionWords } from '@slotwise/shared/words';
import type { useRules } from '../layout/use-rules';
import { inventoryKeys } from '../query-keys';
import { SetPlacesDialog } from './set-places-dialog';
import type { PlaceFields } from './set-places-dialog';
import { useChangeMany } from './use-change-many';
import type { wholeSelection } from './whole-selection';
import { useWords } from './words';

interface SetPlaces {
  warehouseId: string;
  rules: ReturnType<typeof useRules>;
  chosen: ReturnType<typeof wholeSelection<Location>>;
  /** Is told of those that are left. */
  onDone: (left: readonly Location[]) => void;
}

/** Gives selected places one zone, one type or both, with its dialogs. */
export function useSetPlaces({ warehouseId, rules, chosen, onDone }: SetPlaces) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const mayManage = useCan(platform, 'manage_warehouses');
  const { asked, ask, end, change, progress } = useChangeMany<Location>({
    ...{ chosen, onDone, queryKey: inventoryKeys.locations, failed: t('places.not-changed') },
  });
  const set = (places: readonly Location[], fields: PlaceFields) =>
    change(places, {
      ...{ title: t('places.setting'), size: BULK_MAX },
      send: (ids, signal) => {
        const body = { warehouse_id: warehouseId, location_ids: ids, ...fields };
        return platform.http('PATCH /locations', { body, signal });
      },
      say: ({ answers }) => {
        const count = answers.reduce((sum, { changed }) => sum + changed.length, 0);
        return count > 0 ? { title: t('places.set', { count }) } : { title: t('places.none-changed'), intent: 'info' };
      },
    });
  const action: RowAction = {
    key: 'set',
    label: t('places.set-open'),
    icon: <Edit20Regular />,
    onClick: ask,
    disabled: mayManage ? undefined : t('places.set-needs', { permission: quoted('manage_warehouses') }),
  };
  const dialog = (
    <>
      {asked && (
        <SetPlacesDialog count={asked.length} rules={rules} onSet={(fields) => void set(asked, fields)} onClose={end} />
      )}
      {progress}
    </>
  );
  return { action, dialog };
}
