import { NAME_MAX } from '@slotwise/contract/constants';
import { describeError, isApiError } from '@slotwise/shared/http';
import { queryKeys, type CompanyQueries } from '@slotwise/shared/session';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { TextField } from '@slotwise/shared/ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
} from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useShell } from '../bootstrap/shell-context';

const useStyles = makeStyles({ surface: { maxWidth: 'min(26rem, calc(100vw - 32px))' } });

const messageFor = (error: unknown): string => {
  const fault = isApiError(error) ? error.fieldFault('name') : undefined;
  return fault ?? describeError(error).title;
};

/** Asks for the name of a new warehouse. */
export function WarehouseDialog({ queries, onClose }: { queries: CompanyQueries; onClose: () => void }) {
  const styles = useStyles();
  const { host } = useShell();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const create = useMutation({
    mutationFn: () => host.http('POST /warehouse', { body: { name: trimmed } }),
    onSuccess: async ({ warehouse }) => {
      onClose();
      host.notify({ intent: 'success', title: `Warehouse ${warehouse.name} added` });
      await queryClient.invalidateQueries({ queryKey: queryKeys.list(queries.kind, 'warehouses') });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed && !create.isPending) create.mutate();
  };
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && !create.isPending && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={onSubmit} noValidate>
          <DialogBody>
            <DialogTitle>Add warehouse</DialogTitle>
            <DialogContent>
              <TextField
                label="Name"
                value={name}
                onChange={(value) => {
                  setName(value);
                  create.reset();
                }}
                error={create.error && messageFor(create.error)}
                maxLength={NAME_MAX}
                autoComplete="off"
                required
              />
            </DialogContent>
            <DialogActions>
              <DialogTrigger disableButtonEnhancement>
                <Button disabledFocusable={create.isPending}>Cancel</Button>
              </DialogTrigger>
              <Button type="submit" appearance="primary" disabledFocusable={!trimmed || create.isPending}>
                {create.isPending ? 'Adding...' : 'Add warehouse'}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
