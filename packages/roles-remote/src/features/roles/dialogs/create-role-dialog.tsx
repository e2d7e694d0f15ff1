import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Caption1 } from '@slotwise/shared/ui';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { counted } from '../../../model/filters';
import { withRole } from '../../../model/optimistic';
import { createRole } from '../api/create-role';
import { creationOf } from '../model/role-form';
import { beginningOf, ROLE_TEMPLATES } from '../model/templates';
import type { Start } from '../model/templates';
import { useBoardAddress } from '../use-board-address';
import { useDialogStyles } from './dialog.styles';
import { RoleFormDialog } from './role-form-dialog';

const valueOf = (start: Start) =>
  start.kind === 'blank' ? '' : start.kind === 'template' ? `template:${start.name}` : `copy:${start.roleID}`;

function startOf(value: string): Start {
  const [kind, ...rest] = value.split(':');
  const of = rest.join(':');
  return kind === 'template' ? { kind, name: of } : kind === 'copy' ? { kind, roleID: of } : { kind: 'blank' };
}

interface CreateRoleDialogProps {
  start: Start;
  onClose: () => void;
}

export default function CreateRoleDialog({ start: first, onClose }: CreateRoleDialogProps) {
  const platform = usePlatform();
  const styles = useDialogStyles();
  const cache = useQueryClient();
  const { me, roles, held } = useBoard();
  const { change } = useBoardAddress();
  const [start, setStart] = useState(first);
  const [beginning, setBeginning] = useState(() => beginningOf(first, roles, held));
  const [form, setForm] = useState(() => ({ name: beginning.name, description: beginning.description }));
  const creation = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof creationOf>>) => createRole(platform.http, body),
    onSuccess: ({ role }) => {
      const { queryKey } = tenantQueries(platform.http, me).roles;
      cache.setQueryData(queryKey, (all) => all && withRole(all, role));
      platform.notify({ intent: 'success', title: `Role “${role.name}” created` });
      onClose();
      change({ role: role.id });
    },
    onError: (error) => notifyFailure(platform, 'The role was not created', error),
  });
  const body = creationOf(form, beginning.permissions);
  const busy = creation.isPending;
  const choose = (next: Start) => {
    const begun = beginningOf(next, roles, held);
    setStart(next);
    setBeginning(begun);
    // What somebody typed themselves stays.
    setForm({
      name: form.name.trim() === '' || form.name === beginning.name ? begun.name : form.name,
      description:
        form.description.trim() === '' || form.description === beginning.description
          ? begun.description
          : form.description,
    });
    creation.reset();
  };
  return (
    <RoleFormDialog
      title="Create New Role"
      form={form}
      onChange={(changes) => {
        setForm({ ...form, ...changes });
        if (changes.name !== undefined) creation.reset();
      }}
      error={creation.error}
      verb={busy ? 'Creating...' : 'Create Role'}
      canSubmit={body !== null}
      busy={busy}
      onSubmit={() => body && creation.mutate(body)}
      onClose={onClose}
    >
      <Field label="Start from">
        <Select value={valueOf(start)} onChange={(_event, data) => choose(startOf(data.value))}>
          <option value="">Blank</option>
          <optgroup label="Templates">
            {ROLE_TEMPLATES.map(({ name }) => (
              <option key={name} value={`template:${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
          {roles.length > 0 && (
            <optgroup label="Copy of a role">
              {roles.map(({ id, name }) => (
                <option key={id} value={`copy:${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      {beginning.permissions.length > 0 && (
        <Caption1 as="p" className={styles.hint}>
          Begins with {counted(beginning.permissions.length, 'permission')}: {beginning.permissions.join(', ')}.
        </Caption1>
      )}
      {beginning.leftOut.length > 0 && (
        <Caption1 as="p" className={styles.hint}>
          Left out, since you do not hold them: {beginning.leftOut.join(', ')}.
        </Caption1>
      )}
    </RoleFormDialog>
  );
}
