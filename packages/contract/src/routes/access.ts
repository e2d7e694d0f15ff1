import { Type } from 'typebox';
import { INVITATION_TTL_DAYS_MAX, NAME_MAX } from '../constants';
import { Invitation, InvitationType, Role, nullable, strict } from '../entities';
import { Done, Email, Name, type Method, type Route } from './route';

const Ref = Type.String({ minLength: 1, maxLength: 64 });
/** Clients send whole objects; only `id` is read. */
const ById = Type.Object({ id: Ref }, { additionalProperties: true });
const RoleAnswer = strict({ message: Type.String(), role: Role });
const InvitationAnswer = strict({ message: Type.String(), invitation: Invitation });
const Description = Type.String({ maxLength: 500 });
const InvitationRef = strict({ invitation_id: Ref });

const manageRoles = { access: 'user', permission: 'manage_roles', limit: 'write' } as const;
const manageInvitations = { access: 'user', permission: 'manage_invitations', limit: 'write' } as const;

export const accessRoutes = {
  'POST /role': {
    ...manageRoles,
    summary: 'Create a role',
    body: strict({ name: Name, description: Type.Optional(nullable(Description)) }),
    answer: RoleAnswer,
    status: 201,
    errors: ['name_taken'],
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
    body: strict({
      invitation_type: InvitationType,
      name: Type.Optional(nullable(Type.String({ maxLength: NAME_MAX }))),
      message: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
      email: Type.Optional(Email),
      phone_number: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      role_id: Type.Optional(nullable(Ref)),
      ttl_days: Type.Optional(Type.Integer({ minimum: 1, maximum: INVITATION_TTL_DAYS_MAX })),
    }),
    answer: InvitationAnswer,
    status: 201,
    errors: ['unknown_id', 'grant_exceeds_own', 'invitation_type_not_allowed', 'invitation_exists'],
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
    body: strict({ token: Type.String({ minLength: 1, maxLength: 512 }) }),
    answer: Done,
    errors: ['invalid_invitation_token'],
    additive: true,
  },
} as const satisfies Record<`${Method} /${string}`, Route>;
