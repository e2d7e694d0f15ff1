import type { Invitation } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { plainText } from '@slotwise/contract/search-words';
import { Type, type Static } from 'typebox';
import type { Trx } from '../../platform/db/tables';
import { definePropose } from '../../platform/propose';
import { lockTenant } from '../tenants';
import { cancelOne } from './cancel-invitation';
import { invitationById, invitationsOf, pendingTo } from './reading-queries';

const Args = Type.Object({ to: Type.String({ minLength: 1, maxLength: 320 }) }, { additionalProperties: false });

const WORDS = {
  en: {
    title: (to: string) => `Invitation of ${to}`,
    state: 'State',
    pending: 'Pending',
    canceled: 'Canceled',
    several: (to: string) => `Several pending invitations are to “${to}”. Name the address.`,
    none: (to: string) => `No invitation to ${to} is pending.`,
  },
  de: {
    title: (to: string) => `Einladung an ${to}`,
    state: 'Stand',
    pending: 'Ausstehend',
    canceled: 'Storniert',
    several: (to: string) => `An „${to}“ stehen mehrere Einladungen aus. Nennen Sie die Adresse.`,
    none: (to: string) => `Es steht keine Einladung an ${to} aus.`,
  },
} as const satisfies Record<Language, unknown>;

/** The pending invitations that an address or a name means. */
async function meantBy(
  trx: Trx,
  { tenantId, said, now }: { tenantId: string; said: string; now: Date },
): Promise<Pick<Invitation, 'id' | 'email'>[]> {
  if (said.includes('@')) {
    const sent = await pendingTo(trx, tenantId, said, now);
    return sent ? [sent.invitation] : [];
  }
  const name = plainText(said);
  const pending = (await invitationsOf(trx, tenantId)).filter(({ status }) => status === 'pending');
  return pending.filter((one) => [one.name, one.phoneNumber].some((text) => text !== null && plainText(text) === name));
}

const cancelInvitation = definePropose<Static<typeof Args>, { invitationId: string }>({
  action: 'propose_canceling_invitation',
  description: 'Proposes to cancel a pending invitation. `to`: the address that was invited, or the name of who was.',
  args: Args,
  permissions: ['manage_invitations', 'view_invitations'],
  data: 'people',
  asked: [
    /^(?:cancel|withdraw|revoke|take back|call off) (?:the |pending |open )*invit(?:ation|e) (?:of|for|to|sent to) (?<to>\S.*)$/iu,
    /^(?:cancel|withdraw|revoke) (?<to>\S.*?)['’]s? invit(?:ation|e)$/iu,
    /^(?:storniere?|stornieren sie|widerrufe?|widerrufen sie) die einladung (?:an|von|für) (?<to>\S.*)$/iu,
    /^(?:ziehe?|ziehen sie|nimm|nehmen sie|breche?|brich) die einladung (?:an|von|für) (?<to>\S.*) (?:zurück|ab)$/iu,
    /^(?:die )?einladung (?:an|von|für) (?<to>\S.*?) (?:bitte )?(?:zurückziehen|stornieren|widerrufen|zurücknehmen|abbrechen)$/iu,
  ],
  async make({ trx, tenantId, language, now }, { to }) {
    const words = WORDS[language];
    const [sent, other] = await meantBy(trx, { tenantId, said: to, now });
    if (other) return { refusal: words.several(to) };
    if (!sent) return { refusal: words.none(to) };
    const { id } = sent;
    return {
      title: words.title(sent.email ?? to),
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
