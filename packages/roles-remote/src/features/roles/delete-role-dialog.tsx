import type { Me, Role } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteRole } from './api/delete-role';
import { counted } from '../../model/filters';

interface DeleteRoleDialogProps {
  open: boolean;
  role: Role;
  me: Me;
  onClose: () => void;
}

/** Asks first, and says how many people would lose their role. */
export function DeleteRoleDialog({ open, role, me, onClose }: DeleteRoleDialogProps) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteRole(platform.http, role.id),
    onSuccess: () => {
      const { queryKey } = tenantQueries(platform.http, me).roles;
      cache.setQueryData(queryKey, (roles) => roles?.filter(({ id }) => id !== role.id));
      platform.notify({ intent: 'success', title: `Role “${role.name}” deleted` });
      onClose();
    },
    onError: (error) => {
      notifyFailure(platform, `“${role.name}” was not deleted`, error);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={`Delete role “${role.name}”?`}
      confirmLabel="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      {role.users.length === 0
        ? 'Nobody has this role. A deleted role cannot be brought back.'
        : `${counted(role.users.length, 'user')} will be left without a role and will only see the dashboard and their own profile. A deleted role cannot be brought back.`}
    </ConfirmDialog>
  );
}
