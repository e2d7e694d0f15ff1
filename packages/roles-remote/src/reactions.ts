import type { LiveCache, Reactions } from '@slotwise/shared/remote';
import { memberKeys } from './features/users/member-keys';
import { requestKeys } from './open-requests';

const readAgain = (_data: unknown, { cache }: { cache: LiveCache }) => cache.reload(memberKeys.all);
const changed = {
  AccessRequestChanged: (_request, { cache }) => cache.reload(requestKeys.all),
  UserJoined: readAgain,
  UserLeft: readAgain,
  UserNameChanged: readAgain,
  UserRoleUpdated: readAgain,
  RoleUpdated: readAgain,
  RoleDeleted: readAgain,
} satisfies NonNullable<Reactions['company']>;

/** Those who decide see at once what somebody else has asked for or decided. */
export const reactions: Reactions = { company: changed, wms: changed };
