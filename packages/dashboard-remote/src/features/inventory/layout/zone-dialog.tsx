import { CODE_MAX, NAME_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { useRefusal } from '../sections/use-refusal';
import { useWords } from '../words';

interface ZoneDialogProps {
  warehouseId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Adds a zone. */
export function ZoneDialog({ warehouseId, onDone, onClose }: ZoneDialogProps) {
  const { t } = useWords();
  const { http } = usePlatform();
  const form = useForm({
    initial: { code: '', name: '' },
    check: ({ code, name }) => ({
      ...(code.trim() === '' && { code: t('sku.fault.required') }),
      ...(name.trim() === '' && { name: t('sku.fault.required') }),
    }),
    endsEarly: true,
    submit: ({ code, name }, signal, idempotencyKey) =>
      http('POST /zone', {
        ...{ signal, idempotencyKey },
        body: { warehouse_id: warehouseId, code: code.trim(), name: name.trim() },
      }),
    onDone: () => {
      onDone();
      onClose();
    },
    codes: { code_taken: 'code' },
    explain: useRefusal(['code', 'name']),
  });
  return (
    <FormDialog
      form={form}
      title={t('zone.add')}
      submitLabel={t('zone.add')}
      busyLabel={t('word.saving')}
      size="small"
      onClose={onClose}
    >
      <TextField
        {...form.field('code')}
        label={t('layout.zone-code')}
        maxLength={CODE_MAX}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('name')}
        label={t('layout.zone-name')}
        maxLength={NAME_MAX}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
