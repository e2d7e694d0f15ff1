import type { Me, Role } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { DialogActions, DialogBody, DialogContent, DialogTitle } from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRole } from './api/create-role';
import { emptyDraft, newRole } from './model/new-role';

const DESCRIPTION_MAX = 500;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

const withRole = (roles: Role[] | undefined, role: Role) =>
  roles && [...roles.filter(({ id }) => id !== role.id), role];

/** The fault that belongs to the name field, if the server found one. */
function nameFault(error: unknown): string | null {
  if (!isApiError(error)) return null;
  return error.code === 'name_taken' ? error.message : (error.fieldFault('name') ?? null);
}

interface CreateRoleFormProps {
  me: Me;
  onClose: () => void;
}

export function CreateRoleForm({ me, onClose }: CreateRoleFormProps) {
  const platform = usePlatform();
  const styles = useStyles();
  const cache = useQueryClient();
  const [draft, setDraft] = useState(emptyDraft);
  const creation = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof newRole>>) => createRole(platform.http, body),
    onSuccess: ({ role }) => {
      const { queryKey } = tenantQueries(platform.http, me).roles;
      cache.setQueryData(queryKey, (roles) => withRole(roles, role));
      platform.notify({ intent: 'success', title: `Role “${role.name}” created` });
      onClose();
    },
    onError: (error) => notifyFailure(platform, 'The role was not created', error),
  });
  const request = newRole(draft);
  const busy = creation.isPending;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (request && !busy) creation.mutate(request);
      }}
    >
      <DialogBody>
        <DialogTitle>Create New Role</DialogTitle>
        <DialogContent className={styles.content}>
          <TextField
            label="Name"
            required
            autoComplete="off"
            maxLength={NAME_MAX}
            value={draft.name}
            error={nameFault(creation.error)}
            onChange={(name) => {
              setDraft({ ...draft, name });
              creation.reset();
            }}
          />
          <TextAreaField
            label="Description"
            rows={3}
            maxLength={DESCRIPTION_MAX}
            value={draft.description}
            onChange={(description) => setDraft({ ...draft, description })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabledFocusable={busy}>
            Cancel
          </Button>
          <Button type="submit" appearance="primary" disabled={!request} disabledFocusable={busy}>
            {busy ? 'Creating...' : 'Create Role'}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
