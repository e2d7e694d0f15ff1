import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, Tooltip } from '@slotwise/shared/ui';
import { Add20Regular } from '@slotwise/shared/ui/icons';
import { Dialog, DialogSurface, DialogTrigger } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { CreateRoleForm } from './create-role-form';
import { NEEDS_MANAGE_ROLES } from '../../model/grants';

/** The page's primary action and its dialog. */
export function CreateRole({ me }: { me: Me }) {
  const mayManage = useCan(usePlatform(), 'manage_roles');
  const [open, setOpen] = useState(false);
  if (!mayManage) {
    return (
      <Tooltip content={NEEDS_MANAGE_ROLES} relationship="description">
        <Button appearance="primary" icon={<Add20Regular />} disabledFocusable>
          Create
        </Button>
      </Tooltip>
    );
  }
  return (
    <Dialog open={open} onOpenChange={(_event, data) => setOpen(data.open)}>
      <DialogTrigger disableButtonEnhancement>
        <Button appearance="primary" icon={<Add20Regular />}>
          Create
        </Button>
      </DialogTrigger>
      <DialogSurface style={{ maxWidth: 'min(30rem, calc(100vw - 32px))' }}>
        <CreateRoleForm me={me} onClose={() => setOpen(false)} />
      </DialogSurface>
    </Dialog>
  );
}
