import type { PickListSummary } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { GiveDialog } from '../giving/give-dialog';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

interface AssignDialogProps {
  list: PickListSummary;
  onClose: () => void;
}

/** Gives a pick list to somebody else, or back to the first one to pick. */
export function AssignDialog({ list, onClose }: AssignDialogProps) {
  const { t } = useWords();
  const { http } = usePlatform();
  const cache = useQueryClient();
  return (
    <GiveDialog
      title={t('assign.title')}
      lead={t('assign.lead')}
      nobody={t('assign.first')}
      holder={list.user}
      permission="move_inventory"
      warehouseId={list.warehouseId}
      give={async (userId, signal) => {
        const { pickList } = await http('PATCH /pick-list', {
          body: { pick_list_id: list.id, user_id: userId },
          signal,
        });
        void cache.invalidateQueries({ queryKey: inventoryKeys.pickLists });
        return pickList.user;
      }}
      said={{
        nobody: t('assign.freed'),
        me: t('assign.done-me'),
        other: (name) => t('assign.done', { name }),
      }}
      onClose={onClose}
    />
  );
}
