import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleOf } from '../model/people';
import type { BoardData } from './board-data';
import { useSeenUsers } from './use-users';

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

/** The tenant's roles and permissions, from the cache that live events keep current. */
export function useBoardLists(me: Me) {
  const platform = usePlatform();
  const { role } = useSession(platform);
  const maySeeUsers = useCan(platform, 'view_users');
  const mayManage = useCan(platform, 'manage_roles');
  const queries = tenantQueries(platform.http, me);
  const roles = useQuery(queries.roles);
  const permissions = useQuery(queries.permissions);
  const seen = useSeenUsers();
  const permissionWords = usePermissionWords();

  const needed = [roles, permissions];
  const failed = needed.find((query) => query.isError && !query.isFetching) ?? needed.find((query) => query.isError);
  const data = useMemo((): BoardData | null => {
    if (!roles.data || !permissions.data) return null;
    return {
      me,
      roles: roles.data,
      permissions: permissions.data,
      permissionById: byId(permissions.data),
      userById: peopleOf(roles.data, seen.values()),
      held: new Set(role?.permissions.map(({ name }) => name)),
      mayManage,
      maySeeUsers,
      ...permissionWords,
    };
  }, [me, roles.data, permissions.data, seen, role, mayManage, maySeeUsers, permissionWords]);

  return {
    data,
    error: failed?.error ?? null,
    retrying: needed.some((query) => query.isFetching),
    retry: () => {
      for (const query of needed) if (query.isError) void query.refetch();
    },
  };
}
