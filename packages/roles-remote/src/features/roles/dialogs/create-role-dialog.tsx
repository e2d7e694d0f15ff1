import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Caption1 } from '@slotwise/shared/ui';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useFormats } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { withRole } from '../../../model/optimistic';
import { createRole } from '../api/create-role';
import { creationOf } from '../model/role-form';
import { beginningOf, ROLE_TEMPLATES } from '../model/templates';
import type { Start } from '../model/templates';
import { useBoardAddress } from '../../../board-address';
import { useDialogStyles } from './dialog.styles';
import { RoleFormDialog } from './role-form-dialog';
import { useTries } from './use-tries';
import { useWords } from '../../../words';

const valueOf = (start: Start) =>
  start.kind === 'blank' ? '' : start.kind === 'template' ? `template:${start.id}` : `copy:${start.roleID}`;

function startOf(value: string): Start {
  const [kind, ...rest] = value.split(':');
  const id = rest.join(':');
  return kind === 'template' ? { kind, id } : kind === 'copy' ? { kind, roleID: id } : { kind: 'blank' };
}

interface CreateRoleDialogProps {
  start: Start;
  onClose: () => void;
}

export default function CreateRoleDialog({ start: first, onClose }: CreateRoleDialogProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const styles = useDialogStyles();
  const cache = useQueryClient();
  const { me, roles, held, quoted } = useBoard();
  const formats = useFormats();
  const { change } = useBoardAddress();
  const [start, setStart] = useState(first);
  const [beginning, setBeginning] = useState(() => beginningOf(t, first, roles, held));
  const [form, setForm] = useState(() => ({ name: beginning.name, description: beginning.description }));
  const { begin, giveUp } = useTries();
  const creation = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof creationOf>>) =>
      begin(body, (options) => createRole(platform.http, body, options)),
    onSuccess: ({ role }) => {
      const { queryKey } = tenantQueries(platform.http, me).roles;
      cache.setQueryData(queryKey, (all) => all && withRole(all, role));
      // Said and not shown: its card comes into sight, and a toast would lie over it.
      platform.announce(t('role.created', { role: role.name }));
    },
  });
  // Of a page that was left meanwhile nothing is shown: it would pull people back.
  const show = ({ role }: { role: Role }) => {
    onClose();
    change({ role: role.id });
  };
  const body = creationOf(form, beginning.permissions);
  const busy = creation.isPending;
  const choose = (next: Start) => {
    const begun = beginningOf(t, next, roles, held);
    setStart(next);
    setBeginning(begun);
    // Fields that somebody typed themselves stay.
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
      title={t('create.title')}
      form={form}
      entered={form.name !== beginning.name || form.description !== beginning.description}
      onChange={(changes) => {
        setForm({ ...form, ...changes });
        if (changes.name !== undefined) creation.reset();
      }}
      error={creation.error}
      failed={t('role.not-created')}
      inDoubt={t('role.in-doubt.created')}
      verb={t('create.verb')}
      busyVerb={t('create.busy')}
      canSubmit={body !== null}
      busy={busy}
      onSubmit={() => body && creation.mutate(body, { onSuccess: show })}
      onCancel={giveUp}
      onClose={onClose}
    >
      <Field label={t('create.start')}>
        <Select value={valueOf(start)} onChange={(_event, data) => choose(startOf(data.value))}>
          <option value="">{t('create.blank')}</option>
          <optgroup label={t('create.templates')}>
            {ROLE_TEMPLATES.map(({ id }) => (
              <option key={id} value={`template:${id}`}>
                {t(`template.${id}.name`)}
              </option>
            ))}
          </optgroup>
          {roles.length > 0 && (
            <optgroup label={t('create.copies')}>
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
          {t('create.begins-with', {
            count: beginning.permissions.length,
            permissions: formats.list(beginning.permissions.map(quoted)),
          })}
        </Caption1>
      )}
      {beginning.leftOut.length > 0 && (
        <Caption1 as="p" className={styles.hint}>
          {t('create.left-out', { permissions: formats.list(beginning.leftOut.map(quoted)) })}
        </Caption1>
      )}
    </RoleFormDialog>
  );
}
