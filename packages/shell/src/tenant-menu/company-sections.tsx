import { useCan, type CompanyQueries } from '@slotwise/shared/session';
import { Button, InitialsAvatar, makeStyles, Tooltip } from '@slotwise/shared/ui';
import {
  Add20Regular,
  Building20Regular,
  Mail20Regular,
  People20Regular,
  Shield20Regular,
} from '@slotwise/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { MenuList } from './menu-list';
import { MenuSection } from './menu-section';
import { useKnownCount } from './use-known-count';
import { UsersList } from './users-list';

const useStyles = makeStyles({
  manage: { width: '100%', marginBlockStart: '4px' },
});

type Section = 'warehouses' | 'users' | 'roles' | 'invitations';

function Warehouses({ queries }: { queries: CompanyQueries }) {
  const query = useQuery(queries.warehouses);
  return (
    <MenuList
      label="Warehouses"
      query={query}
      items={query.data ?? []}
      empty="No Warehouses"
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
    />
  );
}

function Roles({ queries, onManage }: { queries: CompanyQueries; onManage: () => void }) {
  const styles = useStyles();
  const query = useQuery(queries.roles);
  return (
    <>
      <MenuList
        label="Roles"
        query={query}
        items={query.data ?? []}
        empty="No Roles"
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        before={({ name, avatarURL }) => <InitialsAvatar name={name} image={avatarURL} size={24} shape="square" />}
      />
      <Button size="small" className={styles.manage} onClick={onManage}>
        Manage roles
      </Button>
    </>
  );
}

function Invitations({ queries }: { queries: CompanyQueries }) {
  const query = useQuery(queries.invitations);
  return (
    <MenuList
      label="Invitations"
      query={query}
      items={query.data ?? []}
      empty="No Invitations"
      keyOf={({ id }) => id}
      textOf={({ email, phoneNumber }) => email ?? phoneNumber ?? '-'}
    />
  );
}

export interface CompanySectionsProps {
  queries: CompanyQueries;
  onAddWarehouse: () => void;
  onManageRoles: () => void;
}

export function CompanySections({ queries, onAddWarehouse, onManageRoles }: CompanySectionsProps) {
  const [open, setOpen] = useState<Section | null>(null);
  const { host } = useShell();
  const canAdd = useCan(host, 'manage_warehouses');
  const section = (name: Section) => ({
    open: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  });
  const addLabel = canAdd ? 'Add warehouse' : 'Add warehouse (your role does not include manage_warehouses)';
  return (
    <>
      <MenuSection
        label="Warehouses"
        icon={<Building20Regular />}
        permission="view_warehouses"
        count={useKnownCount(queries.warehouses)}
        {...section('warehouses')}
        action={
          <Tooltip content={addLabel} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<Add20Regular />}
              disabledFocusable={!canAdd}
              onClick={onAddWarehouse}
            />
          </Tooltip>
        }
      >
        <Warehouses queries={queries} />
      </MenuSection>
      <MenuSection
        label="Users"
        icon={<People20Regular />}
        permission="view_users"
        count={useKnownCount(queries.users)}
        {...section('users')}
      >
        <UsersList users={queries.users} searchable empty="No users found" />
      </MenuSection>
      <MenuSection
        label="Roles"
        icon={<Shield20Regular />}
        permission="view_roles"
        count={useKnownCount(queries.roles)}
        {...section('roles')}
      >
        <Roles queries={queries} onManage={onManageRoles} />
      </MenuSection>
      <MenuSection
        label="Invitations"
        icon={<Mail20Regular />}
        permission="view_invitations"
        count={useKnownCount(queries.invitations)}
        {...section('invitations')}
      >
        <Invitations queries={queries} />
      </MenuSection>
    </>
  );
}
