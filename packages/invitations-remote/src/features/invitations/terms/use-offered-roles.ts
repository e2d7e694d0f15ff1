import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { offeredRoles } from '../model/offered-roles';
import type { OfferedRole } from '../model/offered-roles';
import type { Terms } from '../model/invitation-draft';

export interface RoleOffer {
  /** Empty for people who may not see roles: the server then gives the least-privileged one. */
  roles: readonly OfferedRole[];
  loading: boolean;
  /** The role that goes along: as picked, else the first that may be handed out. */
  roleID: string | null;
}

/** Roles for an invitation on these terms; asked for only if the type takes one. */
export function useOfferedRoles(
  me: Me,
  { type, roleID }: Pick<Terms, 'type' | 'roleID'>,
  { isAsked }: { isAsked: boolean },
): RoleOffer {
  const platform = usePlatform();
  const { role } = useSession(platform);
  const enabled = useCan(platform, 'view_roles') && type === 'join_company' && isAsked;
  const { data, isLoading } = useQuery({ ...tenantQueries(platform.http, me).roles, enabled });
  const roles = useMemo(() => offeredRoles(data ?? [], role), [data, role]);
  const grantable = roles.filter(({ exceeds }) => exceeds.length === 0);
  const picked = grantable.find(({ id }) => id === roleID) ?? grantable[0];
  return { roles, loading: isLoading, roleID: picked?.id ?? null };
}
