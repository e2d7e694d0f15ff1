import type { Me, Member } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { makeStyles } from '@slotwise/shared/ui';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { giveRole, takeRoleBack } from './give-role';
import { memberKeys } from './member-keys';
import { nameOf } from './name-of';
import { useWords } from './words';

const useStyles = makeStyles({
  people: { margin: 0, paddingInlineStart: '20px', maxHeight: '10rem', overflowY: 'auto' },
  person: { overflowWrap: 'anywhere' },
});

interface ChangeRoleDialogProps {
  me: Me;
  members: readonly Member[];
  onDone: () => void;
  onClose: () => void;
}

/** Gives people another role at once. It can be taken back. */
export function ChangeRoleDialog({ me, members, onDone, onClose }: ChangeRoleDialogProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describe = useDescribeError();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { roles } = tenantQueries(platform.http, me);
  const { data = [], error } = useQuery(roles);
  const [roleId, setRoleId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const server = { http: platform.http, readRoles: () => cache.fetchQuery({ ...roles, staleTime: 0 }) };
  const readAnew = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: memberKeys.all }),
      cache.invalidateQueries({ queryKey: roles.queryKey }),
    ]);
  const takeBack = () =>
    takeRoleBack(server, roleId, members).then(
      () => platform.notify({ intent: 'success', title: t('role.taken-back', { count: members.length }) }),
      (failure: unknown) => notifyFailure(platform, t('role.not-taken-back'), failure),
    );
  const work = useMutation({
    mutationFn: (signal: AbortSignal | undefined) => giveRole({ ...server, signal }, roleId, members),
    onSuccess: (isThere) => {
      if (!isThere) return;
      platform.notify({
        intent: 'success',
        title: t('role.changed', { count: members.length, role: data.find(({ id }) => id === roleId)?.name ?? '' }),
        action: { label: t('role.undo'), onClick: () => void takeBack().then(readAnew) },
      });
      onDone();
    },
    onSettled: readAnew,
  });
  const fault = work.error ?? error;
  const refused = fault ? describe(fault).title : work.data === false ? t('role.gone') : null;
  return (
    <ConfirmDialog
      open
      title={t('role.title', { count: members.length })}
      confirmLabel={t('role.confirm')}
      busy={work.isPending}
      endsEarly
      error={refused}
      onConfirm={({ signal }) => (roleId === '' ? setMissing(true) : work.mutate(signal))}
      onCancel={onClose}
    >
      <Field
        label={t('role.new')}
        required
        validationMessage={isMissing && roleId === '' ? t('role.missing') : undefined}
      >
        <Select value={roleId} onChange={(_event, { value }) => setRoleId(value)}>
          <option value="" />
          {data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <ul className={styles.people} tabIndex={0} aria-label={t('many.people')}>
        {members.map((member) => (
          <li key={member.id} className={styles.person}>
            {t('many.person', { name: nameOf(member), role: member.role?.name ?? t('many.no-role') })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
