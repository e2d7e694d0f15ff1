import type { Me, Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useSession } from '@slotwise/shared/session';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { grantableRoles } from './model/invitation-draft';

/** Roles that the current user may hand out, the smallest first; empty until they are known. */
export function useGrantableRoles(me: Me, wanted: boolean): Role[] {
  const platform = usePlatform();
  const { role } = useSession(platform);
  const read = tenantQueries(platform.http, me).roles;
  const mayView = platform.session.can('view_roles');
  const { data } = useQuery({ ...read, enabled: wanted && mayView });
  return useMemo(() => grantableRoles(data ?? [], role), [data, role]);
}

interface RoleSelectProps {
  roles: readonly Role[];
  value: string | null;
  onChange: (roleID: string) => void;
}

/** Without a role to pick from, the server gives the invitee its least-privileged one. */
export function RoleSelect({ roles, value, onChange }: RoleSelectProps) {
  if (roles.length === 0) return null;
  return (
    <Field label="Role">
      <Select value={value ?? ''} onChange={(_event, data) => onChange(data.value)}>
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
