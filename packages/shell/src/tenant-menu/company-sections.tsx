import type { Warehouse } from '@slotwise/contract';
import { useCan, type CompanyQueries } from '@slotwise/shared/session';
import { Button, makeStyles, Tooltip } from '@slotwise/shared/ui';
import {
  Add20Regular,
  Building20Regular,
  Delete16Regular,
  Edit16Regular,
  Mail20Regular,
  Shield20Regular,
} from '@slotwise/shared/ui/icons';
import { usePermissionWords } from '@slotwise/shared/words';
import { useShell } from '../bootstrap/shell-context';
import { ListSection, squareFace, useSections } from './list-section';
import type { TenantDialog } from './tenant-dialogs';
import { useTenantLists } from './use-tenant';
import { UsersSection } from './users-section';
import { useWords } from './words';

const useStyles = makeStyles({
  manage: { width: '100%', marginBlockStart: '4px' },
  actions: { display: 'flex', flexShrink: 0 },
});

export interface SectionsProps<Q> {
  queries: Q;
  onOpen: (dialog: TenantDialog) => void;
  /** A row was followed to its page. */
  onLeave: () => void;
}

function WarehouseActions({ warehouse, onOpen }: { warehouse: Warehouse } & Pick<SectionsProps<never>, 'onOpen'>) {
  const { name } = warehouse;
  const { t } = useWords();
  return (
    <span className={useStyles().actions}>
      {(
        [
          [t('warehouse.rename-it', { name }), 'rename-warehouse', <Edit16Regular key="rename" />],
          [t('warehouse.remove-it', { name }), 'remove-warehouse', <Delete16Regular key="remove" />],
        ] as const
      ).map(([label, kind, icon]) => (
        <Tooltip key={kind} content={label} relationship="label">
          <Button appearance="subtle" size="small" icon={icon} onClick={() => onOpen({ kind, warehouse })} />
        </Tooltip>
      ))}
    </span>
  );
}

export function CompanySections({ queries, onOpen, onLeave }: SectionsProps<CompanyQueries>) {
  const styles = useStyles();
  const { t } = useWords();
  const lists = useTenantLists(queries.kind);
  const section = useSections<'warehouses' | 'users' | 'roles' | 'invitations'>();
  const { host } = useShell();
  const canManage = useCan(host, 'manage_warehouses');
  const { quoted } = usePermissionWords();
  const addLabel = canManage
    ? t('warehouse.add')
    : t('warehouse.add-denied', { permission: quoted('manage_warehouses') });
  return (
    <>
      <ListSection
        label={t('warehouses.label')}
        icon={<Building20Regular />}
        permission="view_warehouses"
        list={queries.warehouses}
        empty={t('warehouses.none')}
        textOf={({ name }) => name}
        kind="warehouse"
        onLeave={onLeave}
        actions={canManage ? (warehouse) => <WarehouseActions warehouse={warehouse} onOpen={onOpen} /> : undefined}
        {...section('warehouses')}
        action={
          <Tooltip content={addLabel} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<Add20Regular />}
              disabledFocusable={!canManage}
              onClick={() => onOpen({ kind: 'add-warehouse' })}
            />
          </Tooltip>
        }
      />
      <UsersSection
        users={lists.users}
        searchable
        empty={t('users.not-found')}
        onLeave={onLeave}
        {...section('users')}
      />
      <ListSection
        label={t('roles.label')}
        icon={<Shield20Regular />}
        permission="view_roles"
        list={queries.roles}
        empty={t('roles.none')}
        textOf={({ name }) => name}
        before={(role) => squareFace(role)}
        kind="role"
        onLeave={onLeave}
        foot={
          <Button size="small" className={styles.manage} onClick={() => onOpen({ kind: 'roles' })}>
            {t('roles.manage')}
          </Button>
        }
        {...section('roles')}
      />
      <ListSection
        label={t('invitations.label')}
        icon={<Mail20Regular />}
        permission="view_invitations"
        list={lists.invitations({})}
        empty={t('invitations.none')}
        textOf={({ email, phoneNumber }) => email ?? phoneNumber ?? '-'}
        kind="invitation"
        onLeave={onLeave}
        {...section('invitations')}
      />
    </>
  );
}
