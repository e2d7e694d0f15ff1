import { Type } from 'typebox';
import { BULK_INVITATIONS_MAX, INVITATION_TTL_DAYS_MAX, NAME_MAX } from '../constants';
import { BulkResult, Instant, Invitation, InvitationType, Role, TimelineEntry, nullable, strict } from '../entities';
import { Done, Email, Name, Secret, type Method, type Route } from './route';

const Ref = Type.String({ minLength: 1, maxLength: 64 });
/** Clients send whole objects; only `id` is read. */
const ById = Type.Object({ id: Ref }, { additionalProperties: true });
const RoleAnswer = strict({ message: Type.String(), role: Role });
const InvitationAnswer = strict({ message: Type.String(), invitation: Invitation });
const Description = Type.String({ maxLength: 500 });
const InvitationRef = strict({ invitation_id: Ref });
const Message = Type.Optional(nullable(Type.String({ maxLength: 2000 })));
const TtlDays = Type.Optional(Type.Integer({ minimum: 1, maximum: INVITATION_TTL_DAYS_MAX }));
const NewInvitation = strict({
  invitation_type: InvitationType,
  name: Type.Optional(nullable(Type.String({ maxLength: NAME_MAX }))),
  message: Message,
  email: Type.Optional(Email),
  phone_number: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  role_id: Type.Optional(nullable(Ref)),
  ttl_days: TtlDays,
});
/** Looser than a single invitation: a row that is too long or no address is answered, not refused with all the others. */
const BulkRow = strict({
  address: Type.String({ maxLength: 2000 }),
  name: Type.Optional(Type.String({ maxLength: 2000 })),
});

const manageRoles = { access: 'user', permission: 'manage_roles', limit: 'write' } as const;
const manageInvitations = { access: 'user', permission: 'manage_invitations', limit: 'write' } as const;

export const accessRoutes = {
  'POST /role': {
    ...manageRoles,
    summary: 'Create a role, with permissions if given; of each only the id is read',
    body: strict({
      name: Name,
      description: Type.Optional(nullable(Description)),
      permissions: Type.Optional(Type.Array(ById, { maxItems: 500 })),
    }),
    answer: RoleAnswer,
    status: 201,
    errors: ['name_taken', 'unknown_id', 'grant_exceeds_own'],
  },
  'PATCH /role': {
    ...manageRoles,
    summary: 'Change the name or description of a role. If-Match takes its version',
    body: strict({
      role_id: Ref,
      name: Type.Optional(Name),
      description: Type.Optional(nullable(Description)),
    }),
    answer: RoleAnswer,
    errors: ['not_found', 'name_taken', 'version_mismatch'],
  },
  'PATCH /role/permissions': {
    ...manageRoles,
    summary: "Replace a role's permissions; of each object only the id is read",
    body: strict({ role_id: Ref, permissions: Type.Array(ById, { maxItems: 500 }) }),
    answer: RoleAnswer,
    errors: ['not_found', 'unknown_id', 'grant_exceeds_own', 'last_administrator', 'version_mismatch'],
  },
  'PATCH /role/users': {
    ...manageRoles,
    summary: "Replace a role's users; a user has one role, so adding one moves them",
    body: strict({ role_id: Ref, users: Type.Array(ById, { maxItems: 20_000 }) }),
    answer: RoleAnswer,
    errors: ['not_found', 'unknown_id', 'grant_exceeds_own', 'last_administrator', 'version_mismatch'],
  },
  'DELETE /role': {
    ...manageRoles,
    summary: 'Delete a role; its users are left without one',
    body: Type.Optional(nullable(strict({ role_id: Type.Optional(Ref) }))),
    query: strict({ role_id: Type.Optional(Ref) }),
    answer: Done,
    errors: ['not_found', 'last_administrator', 'version_mismatch'],
  },
  'POST /invitation': {
    ...manageInvitations,
    summary: 'Invite someone by e-mail or phone',
    body: NewInvitation,
    answer: InvitationAnswer,
    status: 201,
    errors: ['unknown_id', 'grant_exceeds_own', 'invitation_type_not_allowed', 'invitation_exists', 'already_member'],
  },
  'POST /invitation/bulk': {
    ...manageInvitations,
    limit: 'bulk',
    summary: 'Invite up to 500 people. A row that cannot be invited says why and keeps no other from it',
    body: strict({
      invitation_type: InvitationType,
      role_id: Type.Optional(nullable(Ref)),
      message: Message,
      ttl_days: TtlDays,
      rows: Type.Array(BulkRow, { minItems: 1, maxItems: BULK_INVITATIONS_MAX }),
    }),
    rows: 'rows',
    answer: strict({ results: Type.Array(BulkResult) }),
    errors: ['unknown_id', 'grant_exceeds_own', 'invitation_type_not_allowed'],
    additive: true,
  },
  'POST /invitation/preview': {
    ...manageInvitations,
    summary: 'The message that such an invitation would send, with a placeholder for the link. Nothing is stored',
    body: NewInvitation,
    answer: strict({ subject: Type.String(), text: Type.String() }),
    errors: ['invitation_type_not_allowed'],
    additive: true,
  },
  'POST /invitation/link': {
    ...manageInvitations,
    summary: 'A fresh link for a pending invitation, beside the mailed one. Any transition ends all its links',
    body: InvitationRef,
    answer: strict({ link: Type.String(), expires_at: Instant }),
    errors: ['not_found', 'invitation_not_pending', 'grant_exceeds_own'],
    additive: true,
  },
  'GET /invitation/timeline': {
    access: 'user',
    permission: 'view_invitations',
    limit: 'read',
    summary: 'What happened to an invitation, oldest first',
    query: InvitationRef,
    answer: strict({ entries: Type.Array(TimelineEntry) }),
    errors: ['not_found'],
    additive: true,
  },
  'POST /invitation/accept': {
    access: 'user',
    permission: null,
    limit: 'auth',
    summary: 'Accept an invitation with the account that is signed in; it must belong to no company or WMS yet',
    body: strict({
      token: Secret,
      new_company_name: Type.Optional(nullable(Type.String({ maxLength: NAME_MAX }))),
    }),
    answer: Done,
    errors: ['invalid_invitation_token', 'tenant_already_joined'],
    additive: true,
  },
  'DELETE /user': {
    access: 'user',
    permission: 'manage_users',
    limit: 'write',
    summary: 'Remove a user from the company or WMS. The account stays, without one; its sessions end',
    body: strict({ user_id: Ref }),
    answer: Done,
    errors: ['not_found', 'outranked', 'last_administrator'],
    additive: true,
  },
  'POST /invitation/expire': {
    access: 'user',
    permission: 'view_invitations',
    limit: 'write',
    summary: "Mark an invitation expired if it is, by the server's clock; otherwise answers it unchanged",
    body: InvitationRef,
    answer: InvitationAnswer,
    errors: ['not_found'],
  },
  'PATCH /invitation/cancel': {
    ...manageInvitations,
    summary: 'Cancel a pending invitation',
    body: InvitationRef,
    answer: InvitationAnswer,
    errors: ['not_found', 'invitation_not_pending'],
  },
  'PATCH /invitation/resend': {
    ...manageInvitations,
    summary: 'Make a canceled, expired or rejected invitation pending again, with a new link; the old one dies',
    body: InvitationRef,
    answer: InvitationAnswer,
    errors: ['not_found', 'invitation_not_resendable', 'invitation_exists', 'grant_exceeds_own'],
  },
  'POST /invitation/reject': {
    access: 'public',
    permission: null,
    limit: 'auth',
    summary: 'The invitee declines',
    body: strict({ token: Secret }),
    answer: Done,
    errors: ['invalid_invitation_token'],
    additive: true,
  },
} as const satisfies Record<`${Method} /${string}`, Route>;
