import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, makeStyles, Tooltip } from '@slotwise/shared/ui';
import { Add20Regular } from '@slotwise/shared/ui/icons';
import { Dialog, DialogSurface, DialogTrigger } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { AddWarehouseForm } from './add-warehouse-form';

const useStyles = makeStyles({
  surface: { maxWidth: '28rem' },
});

interface AddWarehouseProps {
  me: Me;
  primary?: boolean;
}

/** The button and its dialog. */
export function AddWarehouse({ me, primary = false }: AddWarehouseProps) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const mayManage = useCan(usePlatform(), 'manage_warehouses');
  const look = { appearance: primary ? 'primary' : 'secondary', icon: <Add20Regular /> } as const;
  if (!mayManage) {
    return (
      <Tooltip content="Adding warehouses needs the permission manage_warehouses." relationship="description">
        <Button {...look} disabledFocusable>
          Add warehouse
        </Button>
      </Tooltip>
    );
  }
  return (
    <Dialog open={open} onOpenChange={(_event, data) => setOpen(data.open)}>
      <DialogTrigger disableButtonEnhancement>
        <Button {...look}>Add warehouse</Button>
      </DialogTrigger>
      <DialogSurface className={styles.surface}>
        <AddWarehouseForm me={me} onClose={() => setOpen(false)} />
      </DialogSurface>
    </Dialog>
  );
}
