import type { Body, SkuSummary } from '@slotwise/contract';
import { SKUS_CHANGED_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Edit20Regular } from '@slotwise/shared/ui/icons';
import type { RowAction } from '@slotwise/shared/ui/table';
import { usePermissionWords } from '@slotwise/shared/words';
import { inventoryKeys } from '../query-keys';
import { ChangeSkusDialog } from './change-skus-dialog';
import { useChangeMany } from './use-change-many';
import type { wholeSelection } from './whole-selection';
import { useWords } from './words';

type Fields = Omit<Body<'PATCH /skus'>, 'sku_ids'>;
type Chosen = ReturnType<typeof wholeSelection<SkuSummary>>;

/** The change of selected SKUs, with its dialogs. @param onDone is told of those that are left */
export function useChangeSkus(chosen: Chosen, onDone: (left: readonly SkuSummary[]) => void) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const mayManage = useCan(platform, 'manage_inventory');
  const { asked, ask, end, change, progress } = useChangeMany<SkuSummary>({
    ...{ chosen, onDone, queryKey: inventoryKeys.skus, failed: t('change.failed') },
  });
  const changeMany = (skus: readonly SkuSummary[], fields: Fields) =>
    change(skus, {
      ...{ title: t('change.working'), size: SKUS_CHANGED_MAX },
      send: (ids, signal) => platform.http('PATCH /skus', { body: { sku_ids: ids, ...fields }, signal }),
      say: ({ done }) => ({ title: t('change.done', { count: done.length }) }),
    });
  const action: RowAction = {
    key: 'change',
    label: t('change.label'),
    icon: <Edit20Regular />,
    onClick: ask,
    disabled: mayManage ? undefined : t('change.needs', { permission: quoted('manage_inventory') }),
  };
  const dialog = (
    <>
      {asked && (
        <ChangeSkusDialog
          ids={asked.map(({ id }) => id)}
          onMany={asked.length > SKUS_CHANGED_MAX ? (fields) => void changeMany(asked, fields) : undefined}
          onClose={end}
          onDone={() => {
            end();
            onDone([]);
          }}
        />
      )}
      {progress}
    </>
  );
  return { action, dialog };
}
