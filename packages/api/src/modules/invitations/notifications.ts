import type { Me } from '@slotwise/contract';
import type { Notifying, NotificationKind } from '../../platform/notifying';
import type { Sent } from './sent';

export const notifications: NotificationKind[] = [
  {
    kind: 'invitation.accepted',
    permission: 'view_invitations',
    about: 'Somebody accepted my invitation',
    text: {
      en: ({ who = '' }, count) =>
        count === 1 ? `${who} accepted your invitation.` : `${who} and others accepted your invitations: ${count}.`,
      de: ({ who = '' }, count) =>
        count === 1
          ? `${who} hat Ihre Einladung angenommen.`
          : `${who} und andere haben Ihre Einladungen angenommen: ${count}.`,
    },
  },
];

/** Tells who invited; those of one day are one notification. */
export const invitationAccepted = (
  { tenantId, invitation, createdBy }: Sent,
  { firstName, lastName }: Me,
): Notifying[] =>
  createdBy === null
    ? []
    : [
        {
          kind: 'invitation.accepted',
          tenantId,
          to: [createdBy],
          record: { kind: 'invitation', id: invitation.id },
          group: '',
          values: { who: `${firstName} ${lastName}` },
        },
      ];
