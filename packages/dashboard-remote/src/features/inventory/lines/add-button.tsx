import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';

interface AddButtonProps {
  label: string;
  dialog: (warehouseId: string, onClose: () => void) => ReactNode;
}

/** Opens the dialog that adds an order or a receipt; nothing for people who may not. */
export function AddButton({ label, dialog }: AddButtonProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const mayManage = useCan(platform, 'manage_inventory');
  const [first] = useWarehouses();
  const [isOpen, setOpen] = useState(false);
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
