import { queryKeys, useCan, type TenantQueries } from '@slotwise/shared/session';
import { Button, Caption1, makeStyles, tokens } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { NameDialog } from '@slotwise/shared/ui/form';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { useNavigate } from '@slotwise/shared/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { squareFace } from './list-section';
import { MenuList } from './menu-list';
import { RolesHelp } from './roles-help';
import { useWords } from './words';

const useStyles = makeStyles({
  surface: { maxWidth: '36rem' },
  panel: { paddingBlockStart: '12px', minHeight: '14rem' },
  counts: {
    marginInlineStart: 'auto',
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' },
});

interface RolesPanelProps {
  queries: TenantQueries;
  onClose: () => void;
  onCreate: () => void;
}

function RolesPanel({ queries, onClose, onCreate }: RolesPanelProps) {
  const styles = useStyles();
  const { t } = useWords();
  const navigate = useNavigate();
  const { host } = useShell();
  const canCreate = useCan(host, 'manage_roles');
  const page = host.records.href('role');
  return (
    <>
      <MenuList
        label={t('roles.label')}
        list={queries.roles}
        empty={t('roles.none')}
        textOf={({ name }) => name}
        before={(role) => squareFace(role)}
        after={({ permissions, users }) => (
          <Caption1 className={styles.counts}>
            {t('role.counts', { permissions: permissions.length, users: users.length })}
          </Caption1>
        )}
        kind="role"
        onLeave={onClose}
      />
      <div className={styles.buttons}>
        {page !== undefined && (
          <Button
            appearance="primary"
            onClick={() => {
              onClose();
              void navigate(page);
            }}
          >
            {t('roles.open')}
          </Button>
        )}
        {canCreate && <Button onClick={onCreate}>{t('role.create')}</Button>}
      </div>
    </>
  );
}

/** Makes a role without permissions and leads to its card, where they are given to it. */
function CreateRole({ kind, onClose }: { kind: TenantQueries['kind']; onClose: () => void }) {
  const { host } = useShell();
  const { t } = useWords();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const save = async (name: string, signal: AbortSignal, idempotencyKey?: string) => {
    const { role } = await host.http('POST /role', { body: { name, description: '' }, signal, idempotencyKey });
    void queryClient.invalidateQueries({ queryKey: queryKeys.list(kind, 'roles') });
    host.notify({ intent: 'success', title: t('role.created', { name: role.name }) });
    const card = host.records.href('role', role.id);
    if (card !== undefined) void navigate(card);
  };
  return (
    <NameDialog
      title={t('role.create')}
      lead={t('role.create-lead')}
      submitLabel={t('role.create')}
      busyLabel={t('role.creating')}
      save={save}
      onClose={onClose}
    />
  );
}

/** The tenant's roles and how they work; changing them is the Roles page's. */
export function RolesDialog({ queries, onClose }: { queries: TenantQueries; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const [tab, setTab] = useState<unknown>('roles');
  const [creating, setCreating] = useState(false);
  if (creating) return <CreateRole kind={queries.kind} onClose={onClose} />;
  return (
    <ContentDialog
      title={t('roles.management')}
      dismissLabel={t('dialog.close')}
      className={styles.surface}
      onClose={onClose}
    >
      <TabList
        selectedValue={tab}
        onTabSelect={(_event, { value }) => setTab(value)}
        aria-label={t('roles.management')}
      >
        <Tab value="roles" id="roles-dialog-roles" aria-controls="roles-dialog-panel">
          {t('roles.label')}
        </Tab>
        <Tab value="help" id="roles-dialog-help" aria-controls="roles-dialog-panel">
          {t('roles.help')}
        </Tab>
      </TabList>
      <div
        id="roles-dialog-panel"
        role="tabpanel"
        aria-labelledby={tab === 'help' ? 'roles-dialog-help' : 'roles-dialog-roles'}
        className={styles.panel}
      >
        {tab === 'help' ? (
          <RolesHelp />
        ) : (
          <RolesPanel queries={queries} onClose={onClose} onCreate={() => setCreating(true)} />
        )}
      </div>
    </ContentDialog>
  );
}
