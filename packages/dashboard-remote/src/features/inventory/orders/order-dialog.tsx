import { LINES_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { FieldPair, FormDialog } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { LinesField } from '../lines/lines-field';
import { BLANK_LINE } from '../lines/model/lines';
import { useLinesForm, type LinesValues } from '../lines/use-lines-form';
import { WarehouseField } from '../lines/warehouse-field';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

interface OrderValues extends LinesValues {
  customer: string;
  /** As a field for day and time has it: `2026-11-22T10:00`, or empty. */
  due: string;
}

interface OrderDialogProps {
  /** Initial choice. */
  warehouseId: string;
  onClose: () => void;
}

/** Adds an order that is to be picked. */
export function OrderDialog({ warehouseId, onClose }: OrderDialogProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const initial: OrderValues = { warehouse: warehouseId, code: '', customer: '', due: '', lines: [BLANK_LINE] };
  const { form, lines } = useLinesForm({
    initial,
    rename: { warehouse_id: 'warehouse', due_at: 'due' },
    send: ({ warehouse, code, customer, due }, wanted, signal) =>
      platform.http('POST /order', {
        signal,
        body: {
          ...{ warehouse_id: warehouse, code: code.trim(), lines: wanted },
          ...(customer.trim() !== '' && { customer: customer.trim() }),
          ...(due !== '' && { due_at: new Date(due).toISOString() }),
        },
      }),
    onDone: ({ order }) => {
      void cache.invalidateQueries({ queryKey: inventoryKeys.orders });
      platform.notify({
        intent: 'success',
        title: t('add.done', { code: order.code }),
        action: { label: t('add.open'), onClick: () => platform.navigate(`/inventory/orders/${order.id}`) },
      });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="large"
      title={t('order.add')}
      submitLabel={t('order.add')}
      busyLabel={t('add.busy')}
      onClose={onClose}
    >
      <WarehouseField value={form.values.warehouse} onChange={(warehouse) => form.change({ warehouse })} />
      <FieldPair>
        <TextField
          {...form.field('code')}
          label={t('column.code')}
          autoComplete="off"
          maxLength={40}
          autoFocus
          required
        />
        <TextField {...form.field('due')} label={t('column.due')} type="datetime-local" />
      </FieldPair>
      <TextField {...form.field('customer')} label={t('column.customer')} autoComplete="off" maxLength={120} />
      <LinesField {...lines} label={t('column.lines')} max={LINES_MAX} />
    </FormDialog>
  );
}
