import { POPOVER_WIDTH } from '@slotwise/contract/constants';
import type { TenantQueries } from '@slotwise/shared/session';
import { InitialsAvatar, makeStyles, Subtitle2 } from '@slotwise/shared/ui';
import { Popover, PopoverSurface, PopoverTrigger } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { TenantFace } from '../layout/menu-faces';
import { CompanySections } from './company-sections';
import { RolesDialog } from './roles-dialog';
import { useTenant, useTenantQueries } from './use-tenant';
import { WarehouseDialog } from './warehouse-dialog';
import { WmsSections } from './wms-sections';
import { edges } from '../layout/edges';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    width: POPOVER_WIDTH,
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100vh - 64px)',
    overflowY: 'auto',
    padding: '4px',
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    padding: '8px',
    marginBlockEnd: '4px',
    ...edges.blockEnd,
  },
  name: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});

const labels = { company: 'Company menu', wms: 'WMS menu' } as const;

function Head({ queries }: { queries: TenantQueries }) {
  const styles = useStyles();
  const { name, image } = useTenant(queries);
  return (
    <div className={styles.head}>
      <InitialsAvatar name={name} image={image} size={32} shape="square" initials="letters" />
      <Subtitle2 as="h2" className={styles.name}>
        {name}
      </Subtitle2>
    </div>
  );
}

/** The company menu of company users, the WMS menu of WMS users: their organization at a glance, live. */
export default function TenantMenu() {
  const styles = useStyles();
  const queries = useTenantQueries();
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'roles' | 'warehouse' | null>(null);
  if (!queries) return <TenantFace />;
  const openDialog = (which: 'roles' | 'warehouse') => {
    setOpen(false);
    setDialog(which);
  };
  const close = () => setDialog(null);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={(_event, data) => setOpen(data.open)}
        positioning={{ position: 'below', align: 'start', offset: 6 }}
        trapFocus
      >
        <PopoverTrigger disableButtonEnhancement>
          <TenantFace />
        </PopoverTrigger>
        <PopoverSurface className={styles.surface} aria-label={labels[queries.kind]}>
          <Head queries={queries} />
          {queries.kind === 'company' ? (
            <CompanySections
              queries={queries}
              onAddWarehouse={() => openDialog('warehouse')}
              onManageRoles={() => openDialog('roles')}
            />
          ) : (
            <WmsSections queries={queries} />
          )}
        </PopoverSurface>
      </Popover>
      {dialog === 'roles' && <RolesDialog queries={queries} onClose={close} />}
      {dialog === 'warehouse' && queries.kind === 'company' && <WarehouseDialog queries={queries} onClose={close} />}
    </>
  );
}
