import type { Invitation, Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { WrittenText } from '@slotwise/shared/ui';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { changeRole } from '../api/change-role';
import { inviteeOf } from '../model/invitations-list';
import { RoleField } from '../terms/role-field';
import { useRoleOffer } from '../terms/use-offered-roles';
import { useWords } from './words';

interface ChangeRoleDialogProps {
  open: boolean;
  me: Me;
  invitation: Invitation;
  onClose: () => void;
}

/** Another role for somebody who has not answered yet. */
export default function ChangeRoleDialog({ open, me, invitation, onClose }: ChangeRoleDialogProps) {
  const { t, rich } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const invitee = inviteeOf(invitation);
  const form = useForm({
    initial: { roleID: invitation.roleID ?? '' },
    submit: ({ roleID }, signal) => changeRole(platform.http, invitation.id, roleID, signal),
    endsEarly: true,
    onDone: (answer, { roleID }) => {
      const named: Invitation = { ...answer.invitation, roleName: nameOf(roleID) };
      putIntoLists(cache, queryKeys.list(me.userType, 'invitations'), [named]);
      platform.notify({ intent: 'success', title: t('role.changed', { invitee, role: nameOf(roleID) }) });
      onClose();
    },
  });
  const { roleID } = form.values;
  const offer = useRoleOffer(me, { isAsked: open });
  const nameOf = (id: string) => offer.roles.find((role) => role.id === id)?.name ?? '';
  if (!open) return null;
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('role.title')}
      lead={rich('role.lead', { invitee: <WrittenText text={invitee} /> })}
      submitLabel={t('role.change')}
      busyLabel={t('role.busy')}
      canSubmit={!offer.waits && nameOf(roleID) !== '' && roleID !== invitation.roleID}
      onClose={onClose}
    >
      <RoleField
        offer={{ ...offer, roleID }}
        advice={t('role.first')}
        onChange={(chosen) => form.change({ roleID: chosen })}
      />
    </FormDialog>
  );
}
