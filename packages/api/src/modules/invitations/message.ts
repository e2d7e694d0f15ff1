import type { Invitation } from '@slotwise/contract';
import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { OutgoingMail } from '../../platform/mail/outbox';
import { withoutLinks } from '../fields';

export interface Invited {
  invitation: Pick<Invitation, 'id' | 'name' | 'email' | 'phoneNumber' | 'message' | 'invitationType' | 'expiresAt'>;
  /** Name of the inviter, and the company or WMS that they act for. */
  inviter: string;
  tenant: string;
  token: string;
  publicUrl: string;
}

const PURPOSES = {
  join_company: (tenant: string) => `join ${tenant} on ${PRODUCT_NAME}`,
  join_wms: (tenant: string) => `join ${tenant} on ${PRODUCT_NAME}`,
  join_wms_with_new_company: (tenant: string) => `bring your company to ${tenant} on ${PRODUCT_NAME}`,
} as const;

export const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/register?token=${token}`;

/** Nothing that a person wrote can be clicked in it: the only link is ours. */
export function invitationMessage({ invitation, inviter, tenant, token, publicUrl }: Invited): OutgoingMail {
  const link = linkOf(publicUrl, token);
  const about = invitation.id;
  const purpose = PURPOSES[invitation.invitationType](withoutLinks(tenant) || 'a team');
  const person = withoutLinks(inviter);
  const invited = person === '' ? `You've been invited to ${purpose}` : `${person} has invited you to ${purpose}`;
  if (invitation.phoneNumber !== null) {
    return {
      about,
      to: `sms:${invitation.phoneNumber}`,
      subject: 'Text message',
      text: `${invited}: ${link}`,
    };
  }
  const name = withoutLinks(invitation.name ?? '');
  const message = withoutLinks(invitation.message ?? '');
  return {
    about,
    to: invitation.email ?? '',
    subject: `You've been invited to ${purpose}`,
    text: `Hello${name ? ` ${name}` : ''},

${invited}.
${message ? `\n${message.replace(/^/gm, '> ')}\n` : ''}
Accept the invitation here:

${link}

The link works once, until ${invitation.expiresAt.slice(0, 16).replace('T', ' ')} UTC. If you did not expect it, ignore
this message.
`,
  };
}
