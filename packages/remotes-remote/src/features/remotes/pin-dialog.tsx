import type { RemoteStatus } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState, makeStyles } from '@slotwise/shared/ui';
import { Radio, RadioGroup, TextField } from '@slotwise/shared/ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { tenantsQuery } from './api/queries';
import { LoadingStates } from './loading-states';
import { useMove } from './use-move';

const useStyles = makeStyles({
  surface: { maxWidth: '28rem' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  list: { maxHeight: '14rem', overflowY: 'auto' },
});

interface PinDialogProps {
  open: boolean;
  remote: RemoteStatus;
  version: string;
  onClose: () => void;
}

/** Chooses the tenant that stays on a version. */
export function PinDialog({ open, ...props }: PinDialogProps) {
  const styles = useStyles();
  return (
    <Dialog open={open} onOpenChange={(_event, data) => !data.open && props.onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <PinForm {...props} />
      </DialogSurface>
    </Dialog>
  );
}

function PinForm({ remote, version, onClose }: Omit<PinDialogProps, 'open'>) {
  const styles = useStyles();
  const { http } = usePlatform();
  const [search, setSearch] = useState('');
  const [tenantId, setTenantId] = useState('');
  const tenants = useQuery(tenantsQuery(http, useDeferredValue(search.trim())));
  const move = useMove(remote);
  const chosen = tenants.data?.some(({ id }) => id === tenantId) ?? false;
  return (
    <DialogBody>
      <DialogTitle>
        Pin a tenant to {remote.name} {version}
      </DialogTitle>
      <DialogContent className={styles.content}>
        <TextField
          label="Company or WMS"
          hint="It stays on this version, whatever everybody else gets."
          value={search}
          onChange={setSearch}
          placeholder="Part of its name"
        />
        <div className={styles.list}>
          <LoadingStates query={tenants} what="the tenants">
            {(found) =>
              found.length === 0 ? (
                <EmptyState compact title="No tenant has such a name." />
              ) : (
                <RadioGroup aria-label="Tenants" value={tenantId} onChange={(_event, { value }) => setTenantId(value)}>
                  {found.map(({ id, name }) => (
                    <Radio key={id} value={id} label={name} />
                  ))}
                </RadioGroup>
              )
            }
          </LoadingStates>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          appearance="primary"
          disabledFocusable={!chosen || move.isPending}
          onClick={() => move.mutate({ kind: 'pin', version, tenantId }, { onSuccess: onClose })}
        >
          Pin
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
