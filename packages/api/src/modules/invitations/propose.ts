import type { Language } from '@slotwise/contract/constants';
import { Type, type Static } from 'typebox';
import { definePropose } from '../../platform/propose';
import { lockTenant } from '../tenants';
import { cancelOne } from './cancel-invitation';
import { invitationById, pendingTo } from './reading-queries';

const Args = Type.Object(
  { email: Type.String({ pattern: '^\\S+@\\S+$', maxLength: 320 }) },
  { additionalProperties: false },
);

const WORDS = {
  en: {
    title: (to: string) => `Invitation of ${to}`,
    state: 'State',
    pending: 'Pending',
    canceled: 'Canceled',
    none: (to: string) => `No invitation to ${to} is pending.`,
  },
  de: {
    title: (to: string) => `Einladung an ${to}`,
    state: 'Stand',
    pending: 'Ausstehend',
    canceled: 'Storniert',
    none: (to: string) => `Es steht keine Einladung an ${to} aus.`,
  },
} as const satisfies Record<Language, unknown>;

const cancelInvitation = definePropose<Static<typeof Args>, { invitationId: string }>({
  action: 'propose_canceling_invitation',
  description: 'Proposes to cancel a pending invitation. `email`: the address that was invited.',
  args: Args,
  permissions: ['manage_invitations', 'view_invitations'],
  data: 'people',
  asked: [
    /^(?:cancel|withdraw|revoke) (?:the )?invit(?:ation|e) (?:of|for|to) (?<email>\S+@\S+)$/iu,
    /^(?:cancel|withdraw|revoke) (?<email>\S+@\S+?)['’]s invit(?:ation|e)$/iu,
    /^(?:storniere?|stornieren sie|widerrufe?|widerrufen sie) die einladung (?:an|von|für) (?<email>\S+@\S+)$/iu,
    /^(?:ziehe?|ziehen sie|nimm|nehmen sie|breche?|brich) die einladung (?:an|von|für) (?<email>\S+@\S+) (?:zurück|ab)$/iu,
  ],
  async make({ trx, tenantId, language, now }, { email }) {
    const words = WORDS[language];
    const sent = await pendingTo(trx, tenantId, email, now);
    if (!sent) return { refusal: words.none(email) };
    const { id } = sent.invitation;
    return {
      title: words.title(sent.invitation.email ?? email),
      record: { kind: 'invitation', id },
      facts: [{ label: words.state, before: words.pending, after: words.canceled }],
      payload: { invitationId: id },
    };
  },
  async version(trx, tenantId, { invitationId }, hold) {
    // As all changes of invitations that people make, it is one at a time in a tenant.
    if (hold) await lockTenant(trx, tenantId);
    const sent = await invitationById(trx, tenantId, invitationId);
    if (!sent) return null;
    const { status, roleID, expiresAt } = sent.invitation;
    return `${status} ${roleID ?? '-'} ${expiresAt}`;
  },
  apply: (trx, { actor, now }, { invitationId }) => cancelOne(trx, actor, invitationId, now),
});

export const propose = [cancelInvitation];
