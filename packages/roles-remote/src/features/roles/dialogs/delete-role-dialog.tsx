import type { Role } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBoard } from '../../../drafts/board-data';
import { useChangeDrafts } from '../../../drafts/store';
import { counted } from '../../../model/filters';
import { forgotten } from '../../../model/role-drafts';
import { deleteRole } from '../api/delete-role';

interface DeleteRoleDialogProps {
  open: boolean;
  role: Role;
  onClose: () => void;
}

/** Asks first, and says how many people would lose their role. */
export function DeleteRoleDialog({ open, role, onClose }: DeleteRoleDialogProps) {
  const platform = usePlatform();
  const { me } = useBoard();
  const cache = useQueryClient();
  const changeDrafts = useChangeDrafts();
  const deletion = useMutation({
    mutationFn: () => deleteRole(platform.http, role.id),
    onSuccess: () => {
      const { roles, users } = tenantQueries(platform.http, me);
      // First the draft: what nobody else took away need not be told as lost.
      changeDrafts((drafts) => forgotten(drafts, role.id));
      cache.setQueryData(roles.queryKey, (now) => now?.filter(({ id }) => id !== role.id));
      cache.setQueryData(users.queryKey, (now) =>
        now?.map((user) => (user.roleID === role.id ? { ...user, roleID: null, role: null } : user)),
      );
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
