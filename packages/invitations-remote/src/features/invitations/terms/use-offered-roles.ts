import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { offeredRoles, preselectedRole } from '../model/offered-roles';
import type { OfferedRole } from '../model/offered-roles';
import type { Terms } from '../model/invitation-draft';

/** Key of the preference: the role that was given last. */
const LAST_ROLE = 'last-role';

export interface RoleOffer {
  /** Empty for people who may not see roles: the server then gives the usual one. */
  roles: readonly OfferedRole[];
  /** The type takes a role, and the roles are not read yet. Nothing is sent before: nobody would have chosen the role. */
  waits: boolean;
  /** Why they could not be read. */
  failure: Error | null;
  readAgain: () => void;
  /** The role that goes along: as picked, else the usual one. */
  roleID: string | null;
  /** To be told once an invitation went out. */
  given: (roleID: string) => void;
}

/** The roles that may be given, and whether they are here; `isAsked`: they are wanted now. */
export function useRoleOffer(
  me: Me,
  { isAsked }: { isAsked: boolean },
): Omit<RoleOffer, 'roleID' | 'given'> & { preselected: string | null } {
  const platform = usePlatform();
  const { role } = useSession(platform);
  const { data, error, isFetching, refetch } = useQuery({
    ...tenantQueries(platform.http, me).roles,
    enabled: isAsked,
    // Held back while the browser is offline, nothing would say so.
    networkMode: 'always',
  });
  const roles = useMemo(() => offeredRoles(data ?? [], role), [data, role]);
  const preselected = preselectedRole(data ?? [], role, platform.preferences.get(LAST_ROLE));
  const waits = data === undefined;
  return { roles, preselected, waits, failure: waits && !isFetching ? error : null, readAgain: () => void refetch() };
}

/** Roles for an invitation on these terms; asked for only if the type takes one. */
export function useOfferedRoles(
  me: Me,
  { type, roleID }: Pick<Terms, 'type' | 'roleID'>,
  { isAsked }: { isAsked: boolean },
): RoleOffer {
  const platform = usePlatform();
  const needed = useCan(platform, 'view_roles') && type === 'join_company';
  const { roles, preselected, waits, failure, readAgain } = useRoleOffer(me, { isAsked: needed && isAsked });
  const picked = roles.find(({ id, exceeds }) => id === roleID && exceeds.length === 0);
  return {
    roles,
    waits: needed && waits,
    failure: needed ? failure : null,
    readAgain,
    roleID: picked?.id ?? preselected,
    given: (id) => platform.preferences.set(LAST_ROLE, id),
  };
}
