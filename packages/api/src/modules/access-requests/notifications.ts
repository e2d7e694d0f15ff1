import type { AccessRequest } from '@slotwise/contract';
import { permissionText } from '@slotwise/contract/permission-texts';
import type { Notifying, NotificationKind, TakingBack } from '../../platform/notifying';

const english = (permission: string | number) => `“${permissionText(String(permission))}”`;
const german = (permission: string | number) => `„${permissionText(String(permission), 'de')}“`;
/** Notifications of before have none. */
const because = (reason: string | number | undefined) => (reason === undefined ? '.' : `: ${reason}`);

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
      en: ({ permission = '', reason }) =>
        `Your request for the permission ${english(permission)} was declined${because(reason)}`,
      de: ({ permission = '', reason }) =>
        `Ihre Bitte um die Berechtigung ${german(permission)} wurde abgelehnt${because(reason)}`,
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

/** About no record: nothing is shown of a request to its asker but at the page that needs the permission, which pages know. */
const decided = (tenantId: string, { user, permission }: AccessRequest) =>
  ({ tenantId, to: [user.id], group: permission }) satisfies Partial<Notifying>;

export const accessGranted = (tenantId: string, request: AccessRequest): Notifying[] => [
  { kind: 'access.granted', ...decided(tenantId, request), values: { permission: request.permission } },
];

/** The reason is what whoever declined wrote: the asker reads it where they hear of the no. */
export const accessDeclined = (tenantId: string, request: AccessRequest, reason: string): Notifying[] => [
  { kind: 'access.declined', ...decided(tenantId, request), values: { permission: request.permission, reason } },
];
