import type { Invitation } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { plainText } from '@slotwise/contract/search-words';
import { Type } from 'typebox';
import { defineLook, Said, type Look } from '../../platform/look';
import { colon, day, listed, moment, number, quoted, said, tally } from '../assistant';
import { asked } from './look-asked';
import { invitersOf } from './look-queries';
import { invitationsOf } from './reading-queries';

const NAME = { en: 'invitations', de: 'Einladungen' };
type Status = Invitation['status'];

/** Each status as it stands beside a number, in each language. */
const STATUS: Readonly<Record<Status, Readonly<Record<Language, string>>>> = {
  pending: { en: 'pending', de: 'offen' },
  accepted: { en: 'accepted', de: 'angenommen' },
  rejected: { en: 'declined', de: 'abgelehnt' },
  canceled: { en: 'canceled', de: 'storniert' },
  expired: { en: 'expired', de: 'abgelaufen' },
};
/** Words before the moment at which one expires or has; those that were answered do neither. */
const EXPIRY: Partial<Record<Status, Readonly<Record<Language, string>>>> = {
  pending: { en: 'expires', de: 'läuft ab am' },
  expired: { en: 'since', de: 'seit' },
};
const nameOf = ({ name, email, phoneNumber }: Invitation) => name ?? email ?? phoneNumber ?? '';

const count = (many: number, language: Language) =>
  number(many, language, said(language, { en: 'invitation', de: 'Einladung' }), said(language, NAME));

const invitations = defineLook({
  topic: 'invitations',
  name: NAME,
  description:
    'Counts and names the invitations. `status`: pending, accepted, rejected, canceled or expired; left out: all.',
  args: Type.Object({ status: Type.Optional(Said) }),
  permission: 'view_invitations',
  data: 'people',
  asked: asked.invitations,
  async read(question, { status }) {
    const { trx, tenantId, language } = question;
    const all = await invitationsOf(trx, tenantId);
    const some = status === undefined ? all : all.filter((invitation) => invitation.status === status);
    const statuses = tally(some.map((invitation) => STATUS[invitation.status][language]));
    const waiting = some.filter((invitation) => invitation.status === (status ?? 'pending'));
    const names = waiting.map((invitation) =>
      invitation.status === 'pending'
        ? `${nameOf(invitation)} (${said(language, { en: 'until', de: 'bis' })} ${day(invitation.expiresAt, question)})`
        : nameOf(invitation),
    );
    const be = some.length === 1 ? 'is' : 'are';
    const by = colon(
      statuses.map(([value, many]) => `${many} ${value}`),
      language,
    );
    const list =
      names.length === 0
        ? ''
        : ` ${said(language, status === undefined ? { en: 'Still waiting', de: 'Noch offen' } : { en: 'They are for', de: 'Sie gehen an' })}: ${listed(names, language)}.`;
    return {
      what: said(language, NAME),
      links:
        status !== undefined && some.length > 0
          ? some.slice(0, 10).map(({ id }) => ({ kind: 'invitation', id }))
          : [{ kind: 'invitation' }],
      text: said(language, {
        en: `There ${be} ${count(some.length, language)}${by}.${list}`,
        de: `Es gibt ${count(some.length, language)}${by}.${list}`,
      }),
      facts: some
        .slice(0, 50)
        .map((invitation) => ({ to: nameOf(invitation), status: invitation.status, expiresAt: invitation.expiresAt })),
    };
  },
});

const invitationOf = defineLook({
  topic: 'invitation_of',
  name: NAME,
  description:
    'Says what became of the invitations of one person. `address`: their e-mail address, phone number or name.',
  args: Type.Object({ address: Said }),
  names: { address: ['invitation', 'user'] },
  about: 'invitation',
  permission: 'view_invitations',
  data: 'people',
  asked: asked.invitationOf,
  async read(question, { address }) {
    const { trx, tenantId, language } = question;
    const term = plainText(address);
    const some = (await invitationsOf(trx, tenantId)).filter(({ name, email, phoneNumber }) =>
      [name, email, phoneNumber].some((text) => text !== null && plainText(text).includes(term)),
    );
    const shown = some.slice(0, 10).map(({ id }) => id);
    const inviters = await invitersOf(trx, tenantId, shown);
    const by = said(language, { en: 'invited by', de: 'eingeladen von' });
    const described = some.map((invitation) => {
      const sent = `${said(language, { en: 'sent', de: 'gesendet am' })} ${day(invitation.sentAt ?? invitation.createdAt, question)}`;
      const inviter = inviters.get(invitation.id);
      const until = EXPIRY[invitation.status]?.[language];
      const expiry = until === undefined ? '' : `, ${until} ${moment(invitation.expiresAt, question)}`;
      return `${nameOf(invitation)}: ${STATUS[invitation.status][language]}${expiry}, ${sent}${inviter === undefined ? '' : `, ${by} ${inviter}`}`;
    });
    const what = quoted(address, language);
    return {
      what: said(language, { en: `invitations of ${what}`, de: `Einladungen von ${what}` }),
      links: shown.map((id) => ({ kind: 'invitation', id })),
      text:
        some.length === 0
          ? said(language, { en: `I find no invitation of ${what}.`, de: `Ich finde keine Einladung von ${what}.` })
          : `${count(some.length, language)}: ${listed(described, language)}.`,
      facts: some.slice(0, 20).map((invitation) => ({ to: nameOf(invitation), status: invitation.status })),
    };
  },
});

export const look: Look[] = [invitations, invitationOf];
