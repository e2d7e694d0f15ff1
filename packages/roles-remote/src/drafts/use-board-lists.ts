import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BoardData } from './board-data';

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
const nothing: readonly never[] = [];

/** The tenant's roles, permissions and users, from the cache that live events keep current. */
export function useBoardLists(me: Me) {
  const platform = usePlatform();
  const { role } = useSession(platform);
  const maySeeUsers = useCan(platform, 'view_users');
  const mayManage = useCan(platform, 'manage_roles');
  const queries = tenantQueries(platform.http, me);
  const roles = useQuery(queries.roles);
  const permissions = useQuery(queries.permissions);
  const users = useQuery({ ...queries.users, enabled: maySeeUsers && queries.users.enabled });

  const needed = maySeeUsers ? [roles, permissions, users] : [roles, permissions];
  const failed = needed.find((query) => query.isError && !query.isFetching) ?? needed.find((query) => query.isError);
  const data = useMemo((): BoardData | null => {
    if (!roles.data || !permissions.data || (maySeeUsers && !users.data)) return null;
    const people = users.data ?? nothing;
    return {
      me,
      roles: roles.data,
      permissions: permissions.data,
      users: people,
      permissionById: byId(permissions.data),
      userById: byId(people),
      held: new Set(role?.permissions.map(({ name }) => name)),
      mayManage,
      maySeeUsers,
    };
  }, [me, roles.data, permissions.data, users.data, role, mayManage, maySeeUsers]);

  return {
    data,
    error: failed?.error ?? null,
    retrying: needed.some((query) => query.isFetching),
    retry: () => {
      for (const query of needed) if (query.isError) void query.refetch();
    },
  };
}
