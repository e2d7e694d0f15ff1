import type { Invitation } from '@slotwise/contract';
import { download, toCsv } from '@slotwise/shared/files';
import type { Cell } from '@slotwise/shared/files';
import type { Translate } from '../../../words';

const HEADER = [
  'name',
  'email',
  'phone_number',
  'type',
  'role',
  'status',
  'message',
  'created_at',
  'expires_at',
  'accepted_at',
  'canceled_at',
  'expired_at',
  'rejected_at',
] as const;

const rowOf = (t: Translate, invitation: Invitation): Cell[] => [
  invitation.name,
  invitation.email,
  invitation.phoneNumber,
  t(`type.${invitation.invitationType}`),
  invitation.roleName ?? null,
  t(`status.${invitation.status}`),
  invitation.message,
  invitation.createdAt,
  invitation.expiresAt,
  invitation.acceptedAt,
  invitation.canceledAt,
  invitation.expiredAt,
  invitation.rejectedAt,
];

export const invitationsCsv = (t: Translate, invitations: readonly Invitation[]): string =>
  toCsv(
    HEADER,
    invitations.map((invitation) => rowOf(t, invitation)),
  );

export function exportInvitations(t: Translate, invitations: readonly Invitation[]): void {
  download(`invitations-${new Date().toISOString().slice(0, 10)}.csv`, invitationsCsv(t, invitations));
}
