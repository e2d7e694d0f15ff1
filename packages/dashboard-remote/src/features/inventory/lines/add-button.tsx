import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { useOpenable } from '@slotwise/shared/ui/list';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useKnownWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';

interface AddButtonProps {
  label: string;
  dialog: (warehouseId: string, onClose: () => void) => ReactNode;
}

/** Opens the dialog that adds an order or a receipt, as `?new` does; nothing for people who may not. */
export function AddButton({ label, dialog }: AddButtonProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const mayManage = useCan(platform, 'manage_inventory');
  const warehouses = useKnownWarehouses();
  const first = warehouses?.[0];
  const [isOpen, setOpen] = useOpenable('new');
  const isInVain = isOpen && mayManage && warehouses !== undefined && !first;
  useEffect(() => {
    if (!isInVain) return;
    setOpen(false);
    platform.notify({ intent: 'warning', title: t('booking.needs-warehouse') });
  }, [isInVain, setOpen, platform, t]);
  if (!mayManage) return null;
  return (
    <>
      <Button
        appearance="primary"
        disabledFocusable={first === undefined}
        title={first === undefined ? t('booking.needs-warehouse') : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && first && dialog(first.id, () => setOpen(false))}
    </>
  );
}
