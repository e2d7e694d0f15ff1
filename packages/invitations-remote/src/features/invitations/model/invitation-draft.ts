import { EMAIL_PATTERN } from '@slotwise/contract/constants';
import type { Body, Role } from '@slotwise/contract';
import type { InvitationType } from './lifecycle';

/** What a person types into the dialog. Both address fields are kept while switching between the tabs. */
export interface InvitationDraft {
  via: 'email' | 'phone';
  email: string;
  phone: string;
  name: string;
  type: InvitationType;
  /** Only used for `join_company`; null until one is picked. */
  roleID: string | null;
  message: string;
}

export const emptyDraft = (type: InvitationType): InvitationDraft => ({
  via: 'email',
  email: '',
  phone: '',
  name: '',
  type,
  roleID: null,
  message: '',
});

const emailPattern = new RegExp(EMAIL_PATTERN, 'u');
const addressOf = ({ via, email, phone }: InvitationDraft) => (via === 'email' ? email : phone).trim();

/** Something stands in the field of the open tab. */
export const canSend = (draft: InvitationDraft) => addressOf(draft) !== '';

/** The open tab is e-mail and what stands there is no address. */
export const isBadEmail = (draft: InvitationDraft) => draft.via === 'email' && !emailPattern.test(addressOf(draft));

/** The request for a draft: trimmed, without what was left empty; `roleID` stands in for a role not picked by hand. */
export function newInvitation(draft: InvitationDraft, roleID: string | null): Body<'POST /invitation'> {
  const name = draft.name.trim();
  const message = draft.message.trim();
  const address = addressOf(draft);
  return {
    invitation_type: draft.type,
    ...(draft.via === 'email' ? { email: address } : { phone_number: address }),
    ...(name !== '' && { name }),
    ...(message !== '' && { message }),
    ...(draft.type === 'join_company' && roleID !== null && { role_id: roleID }),
  };
}

/**
 * Roles that a person may hand out: those that hold nothing the person does not hold. The one with the fewest
 * permissions comes first, so that the preselected role is also the safest.
 */
export function grantableRoles(roles: readonly Role[], own: Role | null): Role[] {
  const held = new Set(own?.permissions.map(({ id }) => id));
  return roles
    .filter(({ permissions }) => permissions.every(({ id }) => held.has(id)))
    .sort((a, b) => a.permissions.length - b.permissions.length || a.name.localeCompare(b.name));
}
