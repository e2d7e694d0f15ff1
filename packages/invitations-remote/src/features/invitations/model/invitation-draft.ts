import { EMAIL_PATTERN, INVITATION_TTL_DAYS } from '@slotwise/contract/constants';
import type { Body } from '@slotwise/contract';
import type { InvitationType } from './lifecycle';

/** On what terms people are invited, one or many. */
export interface Terms {
  type: InvitationType;
  /** Only used for `join_company`; null until one is picked. */
  roleID: string | null;
  message: string;
  /** Days until it expires, 1 to 30. */
  ttlDays: number;
}

/** Fields of the dialog. Both address fields are kept while switching between the tabs. */
export interface InvitationDraft extends Terms {
  via: 'email' | 'phone';
  email: string;
  phone: string;
  name: string;
}

export const newTerms = (type: InvitationType): Terms => ({
  type,
  roleID: null,
  message: '',
  ttlDays: INVITATION_TTL_DAYS,
});

export const emptyDraft = (type: InvitationType): InvitationDraft => ({
  via: 'email',
  email: '',
  phone: '',
  name: '',
  ...newTerms(type),
});

const emailPattern = new RegExp(EMAIL_PATTERN, 'u');

/** An address as the server takes it. */
export const isEmail = (text: string) => emailPattern.test(text);

const addressOf = ({ via, email, phone }: InvitationDraft) => (via === 'email' ? email : phone).trim();

/** Something stands in the field of the open tab. */
export const canSend = (draft: InvitationDraft) => addressOf(draft) !== '';

/** The open tab is e-mail and its text is no address. */
export const isBadEmail = (draft: InvitationDraft) => draft.via === 'email' && !isEmail(addressOf(draft));

/** The open tab is phone and its text a number without a country: nobody knows which one is meant. */
export const lacksCountry = (draft: InvitationDraft) => {
  const number = addressOf(draft);
  return draft.via === 'phone' && /^[\d\s()./-]+$/.test(number) && !number.startsWith('00');
};

/** The part of a request with the terms; `roleID` stands in for a role not picked by hand. */
export function termsOf({ type, message, ttlDays }: Terms, roleID: string | null) {
  const trimmed = message.trim();
  return {
    invitation_type: type,
    ...(trimmed !== '' && { message: trimmed }),
    ...(type === 'join_company' && roleID !== null && { role_id: roleID }),
    // Left to the server where nothing else was chosen.
    ...(ttlDays !== INVITATION_TTL_DAYS && { ttl_days: ttlDays }),
  };
}

/** The request for a draft: trimmed, without what was left empty. */
export function newInvitation(draft: InvitationDraft, roleID: string | null): Body<'POST /invitation'> {
  const name = draft.name.trim();
  const address = addressOf(draft);
  return {
    ...termsOf(draft, roleID),
    ...(draft.via === 'email' ? { email: address } : { phone_number: address.replace(/^00/, '+') }),
    ...(name !== '' && { name }),
  };
}
