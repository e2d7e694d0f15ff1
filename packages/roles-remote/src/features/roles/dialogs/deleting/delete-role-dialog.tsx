import type { Role } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoard } from '../../../../drafts/board-data';
import { useChangeDrafts } from '../../../../drafts/store';
import { forgotten } from '../../../../model/role-drafts';
import { deleteRole } from '../../api/delete-role';
import { useReplacements } from './use-replacements';
import { useWords } from './words';

interface DeleteRoleDialogProps {
  role: Role;
  onClose: () => void;
}

/** Asks first, says how many people would lose their role, and offers them another one. */
export default function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const { me } = useBoard();
  const cache = useQueryClient();
  const changeDrafts = useChangeDrafts();
  const replacements = useReplacements(role);
  const [replacementId, setReplacementId] = useState('');
  const replacement = replacements.find(({ id }) => id === replacementId);
  const deletion = useMutation({
    mutationFn: () => deleteRole(platform.http, role.id, replacement?.id ?? null),
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
  const count = role.users.length;
  return (
    <ConfirmDialog
      open
      danger
      title={t('delete.title', { role: role.name })}
      confirmLabel={t('word.delete')}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      {replacement ? t('delete.handed', { count, role: replacement.name }) : t('delete.warning', { count })}
      {replacements.length > 0 && (
        <Field label={t('delete.replacement')}>
          <Select value={replacementId} onChange={(_event, { value }) => setReplacementId(value)}>
            <option value="">{t('delete.none')}</option>
            {replacements.map(({ id, name, exceeds }) => (
              <option key={id} value={id} disabled={exceeds}>
                {exceeds ? t('delete.beyond', { role: name }) : name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ConfirmDialog>
  );
}
