import type { Scope } from '../../platform/actor';
import type { Publishable } from '../../platform/events/publish';
import type { Person } from './queries';

/** Heard by the person and, with their name, address or whether it is confirmed, by colleagues. */
export const userNameChanged = ({ companyId, wmsId }: Scope, { me, user }: Person): Publishable[] => [
  { channel: `user:${me.id}`, event: 'UserNameChanged', data: me },
  ...(companyId ? [{ channel: `company:${companyId}`, event: 'UserNameChanged', data: user } as const] : []),
  ...(wmsId ? [{ channel: `wms:${wmsId}`, event: 'UserNameChanged', data: user } as const] : []),
];

/** The same of their picture. */
export const userPictureChanged = ({ companyId, wmsId }: Scope, { me, user }: Person): Publishable[] => [
  { channel: `user:${me.id}`, event: 'UserAvatarUpdated', data: me },
  ...(companyId ? [{ channel: `company:${companyId}`, event: 'UserAvatarUpdated', data: user } as const] : []),
  ...(wmsId ? [{ channel: `wms:${wmsId}`, event: 'UserAvatarChanged', data: user } as const] : []),
];
