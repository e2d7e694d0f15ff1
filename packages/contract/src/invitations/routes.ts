import { Type } from 'typebox';
import { BULK_INVITATIONS_MAX, INVITATION_TTL_DAYS_MAX, NAME_MAX } from '../constants';
import { GivenInstant, Instant, nullable, Ref, strict } from '../wire/schema';
import { SearchText } from '../wire/page';
import { Done, Email, filteredList, Name, NewPassword, Secret, type RouteTable } from '../wire/route';
import {
  BulkCheck,
  BulkResult,
  Invitation,
  InvitationPreview,
  InvitationStatus,
  InvitationType,
  TimelineEntry,
} from './entities';

const InvitationAnswer = strict({ message: Type.String(), invitation: Invitation });
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
/** With a role of its own, if it is not to have that of the call. */
const BulkRowToSend = strict({ ...BulkRow.properties, role_id: Type.Optional(Ref) });

const filters = {
  /** Part of the name, the address or the phone number. */
  q: Type.Optional(SearchText),
  status: Type.Optional(InvitationStatus),
  type: Type.Optional(InvitationType),
  /** Those whose time to answer ends before this instant. */
  expires_before: Type.Optional(GivenInstant),
  /** One by its id; an unknown one finds nothing. */
  id: Type.Optional(Ref),
};

const manageInvitations = { access: 'user', permission: 'manage_invitations', limit: 'write' } as const;

export const invitationRoutes = {
  'GET /mycompany/invitations': filteredList(
    'company',
    'view_invitations',
    'Its invitations',
    'myInvitations',
    Invitation,
    filters,
  ),
  'GET /mywms/invitations': filteredList(
    'wms',
    'view_invitations',
    'Its invitations',
    'myInvitations',
    Invitation,
    filters,
  ),
  'POST /invitation': {
    ...manageInvitations,
    summary: 'Invite someone by e-mail or phone',
    body: NewInvitation,
    answer: InvitationAnswer,
    status: 201,
    errors: [
      'unknown_id',
      'grant_exceeds_own',
      'invitation_type_not_allowed',
      'invitation_exists',
      'already_member',
      'address_unconfirmed',
    ],
    mailsOnePerson: ['email', 'phone_number'],
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
      rows: Type.Array(BulkRowToSend, { minItems: 1, maxItems: BULK_INVITATIONS_MAX }),
    }),
    rows: 'rows',
    answer: strict({ results: Type.Array(BulkResult, { maxItems: BULK_INVITATIONS_MAX }) }),
    errors: ['unknown_id', 'grant_exceeds_own', 'invitation_type_not_allowed', 'address_unconfirmed'],
    additive: true,
  },
  'POST /invitation/bulk/check': {
    ...manageInvitations,
    summary: 'What sending to up to 500 people would answer to each row. Nothing is stored and nobody is written to',
    body: strict({ rows: Type.Array(BulkRow, { minItems: 1, maxItems: BULK_INVITATIONS_MAX }) }),
    rows: 'rows',
    answer: strict({ results: Type.Array(BulkCheck, { maxItems: BULK_INVITATIONS_MAX }) }),
    errors: [],
    additive: true,
    remembered: false,
  },
  'POST /invitation/preview': {
    ...manageInvitations,
    summary: 'The message that such an invitation would send, with a placeholder for the link. Nothing is stored',
    body: NewInvitation,
    answer: strict({ subject: Type.String(), text: Type.String() }),
    errors: ['invitation_type_not_allowed'],
    additive: true,
    remembered: false,
  },
  'POST /invitation/link': {
    ...manageInvitations,
    summary: 'A fresh link for a pending invitation, beside the mailed one. Any transition ends all its links',
    body: InvitationRef,
    answer: strict({ link: Type.String(), expires_at: Instant }),
    errors: ['not_found', 'invitation_not_pending', 'grant_exceeds_own'],
    additive: true,
    remembered: false,
  },
  'GET /invitation/timeline': {
    access: 'user',
    permission: 'view_invitations',
    limit: 'read',
    summary: 'What happened to an invitation, oldest first',
    query: InvitationRef,
    answer: strict({ entries: Type.Array(TimelineEntry) }),
    short: 'what happens to one invitation',
    errors: ['not_found'],
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
    errors: ['not_found', 'invitation_not_pending', 'outranked', 'beyond_own_warehouses'],
  },
  'PATCH /invitation/cancel/bulk': {
    ...manageInvitations,
    summary:
      'Cancel up to 500 pending invitations at once, or none. Those that are not pending (any more) stay as they are',
    body: strict({ invitation_ids: Type.Array(Ref, { minItems: 1, maxItems: BULK_INVITATIONS_MAX }) }),
    /** Those that were canceled now. */
    answer: strict({ message: Type.String(), invitations: Type.Array(Invitation, { maxItems: BULK_INVITATIONS_MAX }) }),
    errors: ['outranked', 'beyond_own_warehouses'],
    additive: true,
  },
  'PATCH /invitation/role': {
    ...manageInvitations,
    summary: 'Give a pending invitation another role. Its links stay as they are, and nobody is written to',
    body: strict({ invitation_id: Ref, role_id: Ref }),
    answer: InvitationAnswer,
    errors: [
      'not_found',
      'unknown_id',
      'invitation_not_pending',
      'grant_exceeds_own',
      'outranked',
      'beyond_own_warehouses',
    ],
    additive: true,
  },
  'PATCH /invitation/resend': {
    ...manageInvitations,
    summary: 'Make a canceled, expired or rejected invitation pending again, with a new link; the old one dies',
    body: InvitationRef,
    answer: InvitationAnswer,
    errors: ['not_found', 'invitation_not_resendable', 'invitation_exists', 'grant_exceeds_own', 'address_unconfirmed'],
    mailsOnePerson: ['invitation_id'],
  },
  'POST /invitation/validtoken': {
    summary: 'Whom an invitation token would let one join',
    access: 'public',
    permission: null,
    body: strict({ token: Secret }),
    answer: InvitationPreview,
    errors: ['invalid_invitation_token'],
    limit: 'auth',
  },
  'POST /invitation/register': {
    summary: 'Accept an invitation by creating an account',
    access: 'public',
    permission: null,
    body: strict({
      token: Secret,
      first_name: Name,
      last_name: Name,
      password: NewPassword,
      email: Email,
      new_company_name: Type.Optional(nullable(Type.String({ maxLength: 120 }))),
    }),
    answer: Done,
    status: 201,
    errors: ['invalid_invitation_token', 'password_too_common', 'account_exists', 'address_of_member'],
    limit: 'auth',
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
    errors: [
      'invalid_invitation_token',
      'tenant_already_joined',
      'address_unconfirmed',
      'account_exists',
      'address_of_member',
    ],
    additive: true,
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
} as const satisfies RouteTable;
