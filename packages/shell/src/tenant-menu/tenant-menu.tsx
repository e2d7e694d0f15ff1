import { useCan, type TenantQueries } from '@slotwise/shared/session';
import { Button, ErrorState, InitialsAvatar, makeStyles, Subtitle2, Tooltip } from '@slotwise/shared/ui';
import { Edit16Regular } from '@slotwise/shared/ui/icons';
import { Popover, PopoverSurface, PopoverTrigger } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { TenantFace } from '../layout/menu-faces';
import { CompanySections } from './company-sections';
import { TenantDialogs, type TenantDialog } from './tenant-dialogs';
import { useTenant, useTenantQueries } from './use-tenant';
import { WmsSections } from './wms-sections';
import { edges } from '../layout/edges';
import { useWords } from './words';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    width: '18rem',
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
  name: { margin: 0, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
});

function Head({ queries, onRename }: { queries: TenantQueries; onRename: () => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const canRename = useCan(useShell().host, 'manage_company');
  const describeError = useDescribeError();
  const { name, image, error, retry } = useTenant(queries);
  if (error) {
    const { title, advice } = describeError(error);
    return <ErrorState compact title={title} advice={advice} onRetry={retry} />;
  }
  return (
    <div className={styles.head}>
      <InitialsAvatar name={name} image={image} size={32} shape="square" initials="letters" />
      <Subtitle2 as="h2" className={styles.name}>
        {name}
      </Subtitle2>
      {canRename && (
        <Tooltip content={t('dialog.rename')} relationship="label">
          <Button appearance="subtle" size="small" icon={<Edit16Regular />} onClick={onRename} />
        </Tooltip>
      )}
    </div>
  );
}

/** The company menu of company users, the WMS menu of WMS users: their organization at a glance, live. */
export default function TenantMenu() {
  const styles = useStyles();
  const { t } = useWords();
  const queries = useTenantQueries();
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<TenantDialog | null>(null);
  if (!queries) return <TenantFace />;
  const openDialog = (which: TenantDialog) => {
    setOpen(false);
    setDialog(which);
  };
  const leave = () => setOpen(false);
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
        <PopoverSurface className={styles.surface} aria-label={t(`tenant.menu-${queries.kind}`)}>
          <Head queries={queries} onRename={() => openDialog({ kind: 'rename-tenant' })} />
          {queries.kind === 'company' ? (
            <CompanySections queries={queries} onOpen={openDialog} onLeave={leave} />
          ) : (
            <WmsSections queries={queries} onLeave={leave} />
          )}
        </PopoverSurface>
      </Popover>
      <TenantDialogs dialog={dialog} queries={queries} onClose={() => setDialog(null)} />
    </>
  );
}
