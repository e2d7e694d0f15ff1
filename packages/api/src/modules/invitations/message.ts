import type { Invitation } from '@slotwise/contract';
import { PRODUCT_NAME, type Language } from '@slotwise/contract/constants';
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

interface Words {
  purposes: Record<Invitation['invitationType'], (tenant: string) => string>;
  /** For a tenant of whose name nothing is left. */
  team: string;
  invited(purpose: string): string;
  invitedBy(person: string, purpose: string): string;
  textMessage: string;
  hello(name: string): string;
  accept: string;
  ends(until: string): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    purposes: {
      join_company: (tenant) => `join ${tenant} on ${PRODUCT_NAME}`,
      join_wms: (tenant) => `join ${tenant} on ${PRODUCT_NAME}`,
      join_wms_with_new_company: (tenant) => `bring your company to ${tenant} on ${PRODUCT_NAME}`,
    },
    team: 'a team',
    invited: (purpose) => `You've been invited to ${purpose}`,
    invitedBy: (person, purpose) => `${person} has invited you to ${purpose}`,
    textMessage: 'Text message',
    hello: (name) => `Hello${name ? ` ${name}` : ''},`,
    accept: 'Accept the invitation here:',
    ends: (until) =>
      `The link works once, until ${until} UTC. If you did not expect it, ignore
this message.`,
  },
  de: {
    purposes: {
      join_company: (tenant) => `bei ${tenant} auf ${PRODUCT_NAME} mitzuarbeiten`,
      join_wms: (tenant) => `bei ${tenant} auf ${PRODUCT_NAME} mitzuarbeiten`,
      join_wms_with_new_company: (tenant) => `Ihre Firma zu ${tenant} auf ${PRODUCT_NAME} zu bringen`,
    },
    team: 'einem Team',
    invited: (purpose) => `Sie sind eingeladen, ${purpose}`,
    invitedBy: (person, purpose) => `${person} lädt Sie ein, ${purpose}`,
    textMessage: 'Textnachricht',
    hello: (name) => `Guten Tag${name ? ` ${name}` : ''},`,
    accept: 'Hier nehmen Sie die Einladung an:',
    ends: (until) =>
      `Der Link gilt einmal, bis ${until} UTC. Wenn Sie ihn nicht erwartet haben, lassen Sie
diese Nachricht unbeachtet.`,
  },
};

export const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/register?token=${token}`;

/** Nothing that a person wrote can be clicked in it: the only link is ours. */
export const invitationMessage = (given: Invited): OutgoingMail => ({
  about: given.invitation.id,
  to: given.invitation.phoneNumber === null ? (given.invitation.email ?? '') : `sms:${given.invitation.phoneNumber}`,
  write: (language) => invitationText(given, WORDS[language]),
});

function invitationText({ invitation, inviter, tenant, token, publicUrl }: Invited, words: Words) {
  const link = linkOf(publicUrl, token);
  const purpose = words.purposes[invitation.invitationType](withoutLinks(tenant) || words.team);
  const person = withoutLinks(inviter);
  const invited = person === '' ? words.invited(purpose) : words.invitedBy(person, purpose);
  if (invitation.phoneNumber !== null) return { subject: words.textMessage, text: `${invited}: ${link}` };
  const message = withoutLinks(invitation.message ?? '');
  return {
    subject: words.invited(purpose),
    text: `${words.hello(withoutLinks(invitation.name ?? ''))}

${invited}.
${message ? `\n${message.replace(/^/gm, '> ')}\n` : ''}
${words.accept}

${link}

${words.ends(invitation.expiresAt.slice(0, 16).replace('T', ' '))}
`,
  };
}
