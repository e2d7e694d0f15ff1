import type { TenantQueries } from '@slotwise/shared/session';
import { Button, Caption1, InitialsAvatar, makeStyles, tokens } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { Dismiss20Regular } from '@slotwise/shared/ui/icons';
import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@slotwise/shared/ui/overlay';
import { useNavigate } from '@slotwise/shared/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MenuList } from './menu-list';
import { RolesHelp } from './roles-help';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(36rem, calc(100vw - 32px))' },
  panel: { paddingBlockStart: '12px', minHeight: '14rem' },
  counts: {
    marginInlineStart: 'auto',
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  open: { marginBlockStart: '12px' },
});

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function RolesPanel({ queries, onClose }: { queries: TenantQueries; onClose: () => void }) {
  const styles = useStyles();
  const navigate = useNavigate();
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
        after={({ permissions, users }) => (
          <Caption1 className={styles.counts}>
            {counted(permissions.length, 'permission', 'permissions')} · {counted(users.length, 'user', 'users')}
          </Caption1>
        )}
      />
      <Button
        appearance="primary"
        className={styles.open}
        onClick={() => {
          onClose();
          void navigate('/roles');
        }}
      >
        Open Roles
      </Button>
    </>
  );
}

/** The tenant's roles and how they work; changing them is the Roles page's. */
export function RolesDialog({ queries, onClose }: { queries: TenantQueries; onClose: () => void }) {
  const styles = useStyles();
  const [tab, setTab] = useState<unknown>('roles');
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" aria-label="Close" icon={<Dismiss20Regular />} onClick={onClose} />}
          >
            Role management
          </DialogTitle>
          <DialogContent>
            <TabList
              selectedValue={tab}
              onTabSelect={(_event, { value }) => setTab(value)}
              aria-label="Role management"
            >
              <Tab value="roles" id="roles-dialog-roles" aria-controls="roles-dialog-panel">
                Roles
              </Tab>
              <Tab value="help" id="roles-dialog-help" aria-controls="roles-dialog-panel">
                Help & Instructions
              </Tab>
            </TabList>
            <div
              id="roles-dialog-panel"
              role="tabpanel"
              aria-labelledby={tab === 'help' ? 'roles-dialog-help' : 'roles-dialog-roles'}
              className={styles.panel}
            >
              {tab === 'help' ? <RolesHelp /> : <RolesPanel queries={queries} onClose={onClose} />}
            </div>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
