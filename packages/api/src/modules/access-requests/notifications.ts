import type { AccessRequest } from '@slotwise/contract';
import { permissionText } from '@slotwise/contract/permission-texts';
import type { Notifying, NotificationKind } from '../../platform/notifying';

const english = (permission: string | number) => `“${permissionText(String(permission))}”`;
const german = (permission: string | number) => `„${permissionText(String(permission), 'de')}“`;

export const notifications: NotificationKind[] = [
  {
    kind: 'access.asked',
    permission: 'manage_roles',
    about: 'Somebody asks for a permission that I could give',
    text: {
      en: ({ who = '', permission = '' }) => `${who} asks for the permission ${english(permission)}.`,
      de: ({ who = '', permission = '' }) => `${who} bittet um die Berechtigung ${german(permission)}.`,
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

/** `permission` is said by its name: whoever shows it has words for that. */
export const accessAsked = (tenantId: string, request: AccessRequest, to: readonly string[]): Notifying[] => [
  {
    kind: 'access.asked',
    tenantId,
    to,
    record: { kind: 'access-request', id: request.id },
    values: { who: request.user.name, permission: request.permission },
  },
];

export const accessDecided = (
  tenantId: string,
  { user, permission }: AccessRequest,
  status: 'granted' | 'declined',
): Notifying[] => [{ kind: `access.${status}`, tenantId, to: [user.id], group: permission, values: { permission } }];
