import type { Role } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { LateConfirmDialog } from '@slotwise/shared/ui/late';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBoard } from '../../../drafts/board-data';
import { useChangeDrafts } from '../../../drafts/store';
import { forgotten } from '../../../model/role-drafts';
import { deleteRole } from '../api/delete-role';
import { useWords } from '../../../words';

interface DeleteRoleDialogProps {
  open: boolean;
  role: Role;
  onClose: () => void;
}

/** Asks first, and says how many people would lose their role. */
export function DeleteRoleDialog({ open, role, onClose }: DeleteRoleDialogProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const { me } = useBoard();
  const cache = useQueryClient();
  const changeDrafts = useChangeDrafts();
  const deletion = useMutation({
    mutationFn: () => deleteRole(platform.http, role.id),
    onSuccess: () => {
      const { roles } = tenantQueries(platform.http, me);
      // First the draft: entries that nobody else removed need not be told as lost.
      changeDrafts((drafts) => forgotten(drafts, role.id));
      cache.setQueryData(roles.queryKey, (now) => now?.filter(({ id }) => id !== role.id));
      platform.notify({ intent: 'success', title: t('role.deleted', { role: role.name }) });
      onClose();
    },
    onError: (error) => {
      notifyFailure(platform, t('role.not-deleted', { role: role.name }), error);
      onClose();
    },
  });
  return (
    <LateConfirmDialog
      open={open}
      danger
      title={t('delete.title', { role: role.name })}
      confirmLabel={t('word.delete')}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      {t('delete.warning', { count: role.users.length })}
    </LateConfirmDialog>
  );
}
