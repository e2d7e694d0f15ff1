import type { Role } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Body1, Button } from '@slotwise/shared/ui';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { useChangeDrafts } from '../../../drafts/store';
import { withRole } from '../../../model/optimistic';
import { expectVersions, forgetVersions } from '../../../model/role-drafts';
import { updateRole } from '../api/update-role';
import { updateOf } from '../model/role-form';
import { ChangedElsewhere } from './changed-elsewhere';
import { useDialogStyles } from './dialog.styles';
import { DESCRIPTION_MAX, nameFault } from './name-fault';

interface UpdateRoleDialogProps {
  role: Role;
  onClose: () => void;
}

export default function UpdateRoleDialog({ role: now, onClose }: UpdateRoleDialogProps) {
  const platform = usePlatform();
  const styles = useDialogStyles();
  const cache = useQueryClient();
  const { me } = useBoard();
  const changeDrafts = useChangeDrafts();
  // As it was when the dialog opened: what changed elsewhere since then must not be overwritten unseen.
  const [role, setRole] = useState(now);
  const [form, setForm] = useState({ name: role.name, description: role.description });
  const { queryKey } = tenantQueries(platform.http, me).roles;
  const update = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof updateOf>>) => updateRole(platform.http, body, role.version),
    onMutate: () => changeDrafts((drafts) => expectVersions(drafts, [role])),
    onSuccess: (answer) => {
      cache.setQueryData(queryKey, (roles) => roles && withRole(roles, answer.role));
      platform.notify({ intent: 'success', title: `Role “${answer.role.name}” updated` });
      onClose();
    },
    onError: (error) => {
      if (isApiError(error)) {
        changeDrafts((drafts) => forgetVersions(drafts, [role]));
        void cache.invalidateQueries({ queryKey, exact: true });
      }
      notifyFailure(platform, `“${role.name}” was not updated`, error);
    },
  });
  const body = updateOf(form, role);
  const busy = update.isPending;
  const stale = now.version !== role.version && !busy && !update.isSuccess;
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && !busy && onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (busy || form.name.trim() === '' || stale) return;
            if (body) update.mutate(body);
            else onClose();
          }}
        >
          <DialogBody>
            <DialogTitle>Update Role</DialogTitle>
            <DialogContent className={styles.content}>
              <Body1 as="p" className={styles.hint}>
                Make changes to the role name and description
              </Body1>
              <TextField
                label="Name"
                required
                autoComplete="off"
                maxLength={NAME_MAX}
                value={form.name}
                error={nameFault(update.error)}
                onChange={(name) => {
                  setForm({ ...form, name });
                  update.reset();
                }}
              />
              <TextAreaField
                label="Description"
                rows={3}
                maxLength={DESCRIPTION_MAX}
                value={form.description}
                onChange={(description) => setForm({ ...form, description })}
              />
              {stale && <ChangedElsewhere now={now} onRefresh={() => setRole(now)} />}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} disabledFocusable={busy}>
                Cancel
              </Button>
              <Button
                type="submit"
                appearance="primary"
                disabled={form.name.trim() === '' || stale}
                disabledFocusable={busy}
              >
                Save
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
