import type { Role } from '@slotwise/contract';
import { isAborted, isApiError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { useChangeDrafts } from '../../../drafts/store';
import { withRole } from '../../../model/optimistic';
import { expectVersions, forgetVersions } from '../../../model/role-drafts';
import { updateRole } from '../api/update-role';
import { updateOf } from '../model/role-form';
import { ChangedElsewhere } from './changed-elsewhere';
import { RoleFormDialog } from './role-form-dialog';
import { useTries } from './use-tries';
import { useWords } from '../../../words';

interface UpdateRoleDialogProps {
  role: Role;
  onClose: () => void;
}

export default function UpdateRoleDialog({ role: now, onClose }: UpdateRoleDialogProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { me } = useBoard();
  const changeDrafts = useChangeDrafts();
  // As it was when the dialog opened: changes made elsewhere since then must not be overwritten unseen.
  const [role, setRole] = useState(now);
  const [form, setForm] = useState({ name: role.name, description: role.description });
  const { queryKey } = tenantQueries(platform.http, me).roles;
  const { begin, giveUp } = useTries();
  const update = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof updateOf>>) =>
      begin([body, role.version], (options) => updateRole(platform.http, body, role.version, options)),
    onMutate: () => changeDrafts((drafts) => expectVersions(drafts, [role])),
    onSuccess: (answer) => {
      cache.setQueryData(queryKey, (roles) => roles && withRole(roles, answer.role));
      platform.notify({ intent: 'success', title: t('role.updated', { role: answer.role.name }) });
      onClose();
    },
    onError: (error) => {
      if (!isApiError(error) && !isAborted(error)) return;
      changeDrafts((drafts) => forgetVersions(drafts, [role]));
      void cache.invalidateQueries({ queryKey, exact: true });
    },
  });
  const body = updateOf(form, role);
  const busy = update.isPending;
  const stale = now.version !== role.version && !busy && !update.isSuccess;
  return (
    <RoleFormDialog
      title={t('update.title')}
      lead={t('update.lead')}
      form={form}
      entered={body !== null}
      onChange={(changes) => {
        setForm({ ...form, ...changes });
        if (changes.name !== undefined) update.reset();
      }}
      error={update.error}
      failed={t('role.not-updated', { role: role.name })}
      inDoubt={t('role.in-doubt.updated', { role: role.name })}
      verb={t('update.verb')}
      busyVerb={t('update.verb')}
      canSubmit={form.name.trim() !== '' && !stale}
      busy={busy}
      onSubmit={() => (body ? update.mutate(body) : onClose())}
      onCancel={giveUp}
      onClose={onClose}
    >
      {stale && <ChangedElsewhere now={now} onRefresh={() => setRole(now)} />}
    </RoleFormDialog>
  );
}
