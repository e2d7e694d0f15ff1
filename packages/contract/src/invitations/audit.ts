import { Type } from 'typebox';
import { Id, nullable, strict } from '../wire/schema';
import { acts, creates, deletes, NoDetails, updates } from '../wire/audit-action';
import { InvitationStatus, InvitationType } from './entities';

const Status = strict({ status: InvitationStatus });

export const invitationAudit = {
  'invitation.created': creates(
    'invitation',
    strict({
      type: InvitationType,
      email: nullable(Type.String()),
      phoneNumber: nullable(Type.String()),
      roleId: nullable(Id),
      /** One of many that a single call made. */
      bulk: Type.Boolean(),
    }),
  ),
  'invitation.accepted': updates('invitation', Status),
  'invitation.canceled': updates('invitation', Status),
  'invitation.expired': updates('invitation', Status),
  'invitation.rejected': updates('invitation', Status),
  'invitation.resent': updates('invitation', Status),
  'invitation.role_changed': updates('invitation', strict({ roleId: nullable(Id) })),
  'invitation.link_copied': acts('invitation', NoDetails),
  /** Long after its end. Without its address, which is deleted for its owner's sake. */
  'invitation.deleted': deletes('invitation', Status),
};
