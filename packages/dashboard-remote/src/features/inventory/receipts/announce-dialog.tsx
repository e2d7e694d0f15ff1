import { LINES_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { FieldPair, FormDialog } from '@slotwise/shared/ui/form';
import { Checkbox, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { LinesField } from '../lines/lines-field';
import { BLANK_LINE } from '../lines/model/lines';
import { useLinesForm, type LinesValues } from '../lines/use-lines-form';
import { WarehouseField } from '../lines/warehouse-field';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

interface ReceiptValues extends LinesValues {
  supplier: string;
  /** As a field for day and time has it: `2026-11-22T10:00`, or empty. */
  expected: string;
  returns: boolean;
}

interface AnnounceDialogProps {
  /** Initial choice. */
  warehouseId: string;
  onClose: () => void;
}

/** Announces what is to arrive. */
export function AnnounceDialog({ warehouseId, onClose }: AnnounceDialogProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const empty = { code: '', supplier: '', expected: '', returns: false };
  const initial: ReceiptValues = { ...empty, warehouse: warehouseId, lines: [BLANK_LINE] };
  const { form, lines } = useLinesForm({
    initial,
    rename: { warehouse_id: 'warehouse', expected_at: 'expected' },
    send: ({ warehouse, code, supplier, expected, returns }, wanted, signal) =>
      platform.http('POST /receipt', {
        signal,
        body: {
          ...{ warehouse_id: warehouse, code: code.trim(), returns, lines: wanted },
          ...(supplier.trim() !== '' && { supplier: supplier.trim() }),
          ...(expected !== '' && { expected_at: new Date(expected).toISOString() }),
        },
      }),
    onDone: ({ receipt }) => {
      void cache.invalidateQueries({ queryKey: inventoryKeys.receipts });
      platform.notify({
        intent: 'success',
        title: t('announce.done', { code: receipt.code }),
        action: { label: t('announce.open'), onClick: () => platform.navigate(`/inventory/receipts/${receipt.id}`) },
      });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="large"
      title={t('receipt.announce')}
      submitLabel={t('receipt.announce')}
      busyLabel={t('announce.busy')}
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
        <TextField {...form.field('expected')} label={t('column.expected-at')} type="datetime-local" />
      </FieldPair>
      <TextField {...form.field('supplier')} label={t('column.supplier')} autoComplete="off" maxLength={120} />
      <Checkbox
        label={t('announce.returns')}
        checked={form.values.returns}
        onChange={(_event, { checked }) => form.change({ returns: checked === true })}
      />
      <LinesField {...lines} label={t('column.lines')} max={LINES_MAX} />
    </FormDialog>
  );
}
