import type { Me } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { TextField } from '@slotwise/shared/ui/forms';
import { DialogActions, DialogBody, DialogContent, DialogTitle } from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addWarehouse } from './api/add-warehouse';

/** The fault that belongs to the name field, if the server found one. */
function nameFault(error: unknown): string | null {
  if (!isApiError(error)) return null;
  return error.code === 'name_taken' ? error.message : (error.fieldFault('name') ?? null);
}

interface AddWarehouseFormProps {
  me: Me;
  onClose: () => void;
}

export function AddWarehouseForm({ me, onClose }: AddWarehouseFormProps) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const adding = useMutation({
    mutationFn: () => addWarehouse(platform.http, { name: name.trim() }),
    onSuccess: ({ warehouse }) => {
      const { queryKey } = tenantQueries(platform.http, { ...me, userType: 'company' }).warehouses;
      cache.setQueryData(queryKey, (list) => list && [...list.filter(({ id }) => id !== warehouse.id), warehouse]);
      platform.notify({ intent: 'success', title: `Warehouse “${warehouse.name}” added` });
      onClose();
    },
    onError: (error) => notifyFailure(platform, 'The warehouse was not added', error),
  });
  const busy = adding.isPending;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !busy) adding.mutate();
      }}
    >
      <DialogBody>
        <DialogTitle>Add warehouse</DialogTitle>
        <DialogContent>
          <TextField
            label="Name"
            required
            autoComplete="off"
            maxLength={NAME_MAX}
            value={name}
            error={nameFault(adding.error)}
            onChange={(typed) => {
              setName(typed);
              adding.reset();
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabledFocusable={busy}>
            Cancel
          </Button>
          <Button type="submit" appearance="primary" disabled={name.trim() === ''} disabledFocusable={busy}>
            {busy ? 'Adding...' : 'Add'}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
