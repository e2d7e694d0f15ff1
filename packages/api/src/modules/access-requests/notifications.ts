import type { AccessRequest } from '@slotwise/contract';
import { permissionText } from '@slotwise/contract/permission-texts';
import type { Notifying, NotificationKind, TakingBack } from '../../platform/notifying';

const english = (permission: string | number) => `“${permissionText(String(permission))}”`;
const german = (permission: string | number) => `„${permissionText(String(permission), 'de')}“`;

export const notifications: NotificationKind[] = [
  {
    kind: 'access.asked',
    permission: 'manage_roles',
    about: 'Somebody asks for a permission that I could give',
    text: {
      en: ({ who = '', permission = '' }, count) =>
        count === 1
          ? `${who} asks for the permission ${english(permission)}.`
          : `${who} asks for ${count} permissions, the last of them ${english(permission)}.`,
      de: ({ who = '', permission = '' }, count) =>
        count === 1
          ? `${who} bittet um die Berechtigung ${german(permission)}.`
          : `${who} bittet um ${count} Berechtigungen, zuletzt um ${german(permission)}.`,
    },
  },
  {
    kind: 'access.granted',
    permission: null,
    about: 'A permission that I asked for was given to me',
    text: {
      en: ({ permission = '' }) => `You have the permission ${english(permission)} now.`,
      de: ({ permission = '' }) => `Sie haben jetzt die Berechtigung ${german(permission)}.`,
    },
  },
  {
    kind: 'access.declined',
    permission: null,
    about: 'A permission that I asked for was declined',
    text: {
      en: ({ permission = '' }) => `Your request for the permission ${english(permission)} was declined.`,
      de: ({ permission = '' }) => `Ihre Bitte um die Berechtigung ${german(permission)} wurde abgelehnt.`,
    },
  },
];

const groupOf = (userId: string) => `asker:${userId}`;

/** `permission` is said by its name: whoever shows it has words for that. What one person asks for in a day is one notification. */
export const accessAsked = (tenantId: string, request: AccessRequest, to: readonly string[]): Notifying => ({
  kind: 'access.asked',
  tenantId,
  to,
  record: { kind: 'access-request', id: request.id },
  group: groupOf(request.user.id),
  values: { who: request.user.name, permission: request.permission },
  at: new Date(request.askedAt),
});

/** @param open what they still ask for, the oldest first, and who could give it */
export const accessWithdrawn = (
  tenantId: string,
  userId: string,
  open: readonly { request: AccessRequest; to: readonly string[] }[],
): TakingBack => ({
  kind: 'access.asked',
  tenantId,
  group: groupOf(userId),
  instead: open.map(({ request, to }) => accessAsked(tenantId, request, to)),
});

export const accessDecided = (
  tenantId: string,
  { user, permission }: AccessRequest,
  status: 'granted' | 'declined',
): Notifying[] => [{ kind: `access.${status}`, tenantId, to: [user.id], group: permission, values: { permission } }];
