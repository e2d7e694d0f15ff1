import { BULK_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Edit20Regular } from '@slotwise/shared/ui/icons';
import type { RowAction } from '@slotwise/shared/ui/table';
import { usePermissionWords } from '@slotwise/shared/words';
import { useState } from 'react';
import { ChangeSkusDialog } from './change-skus-dialog';
import { useWords } from './words';

/** The change of selected SKUs, with its dialog. @param ids undefined: more than one request takes */
export function useChangeSkus(ids: readonly string[] | undefined, onDone: () => void) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const mayManage = useCan(usePlatform(), 'manage_inventory');
  const [changing, setChanging] = useState<readonly string[] | null>(null);
  const action: RowAction = {
    key: 'change',
    label: t('change.label'),
    icon: <Edit20Regular />,
    onClick: () => setChanging(ids ?? null),
    disabled: !mayManage
      ? t('change.needs', { permission: quoted('manage_inventory') })
      : ids === undefined
        ? t('select.most', { max: BULK_MAX })
        : undefined,
  };
  const dialog = changing && (
    <ChangeSkusDialog
      ids={changing}
      onClose={() => setChanging(null)}
      onDone={() => {
        setChanging(null);
        onDone();
      }}
    />
  );
  return { action, dialog };
}
