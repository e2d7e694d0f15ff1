import type { Location, LocationPurpose } from '@slotwise/contract';
import { CODE_MAX, LOCATION_PURPOSES } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { Field, Select, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useRefusal } from '../sections/use-refusal';
import { useWords } from '../words';
import type { useRules } from './use-rules';

interface PlaceDialogProps {
  warehouseId: string;
  rules: ReturnType<typeof useRules>;
  /** The one to change; left out: a new one outside of the grid. */
  place?: Location;
  onClose: () => void;
}

/** Adds a place outside of the grid, such as a dock, or changes what a place is for, its zone and its type. */
export function PlaceDialog({ warehouseId, rules, place, onClose }: PlaceDialogProps) {
  const { t } = useWords();
  const { http, notify } = usePlatform();
  const cache = useQueryClient();
  const form = useForm({
    initial: {
      code: place?.code ?? '',
      purpose: place?.purpose ?? ('receiving' as LocationPurpose),
      zone: place?.zoneId ?? '',
      type: place?.typeId ?? '',
    },
    check: ({ code }) => (code.trim() === '' ? { code: t('sku.fault.required') } : {}),
    endsEarly: true,
    submit: async ({ code, purpose, zone, type }, signal, idempotencyKey) => {
      const once = { signal, idempotencyKey };
      const rest = { purpose, zone_id: zone || null, type_id: type || null };
      return place
        ? http('PATCH /location', { ...once, body: { location_id: place.id, ...rest } })
        : http('POST /location', { ...once, body: { warehouse_id: warehouseId, code: code.trim(), ...rest } });
    },
    onDone: ({ location }) => {
      void cache.invalidateQueries({ queryKey: inventoryKeys.locations });
      notify({ intent: 'success', title: t('place.saved', { code: location.code }) });
      onClose();
    },
    codes: { code_taken: 'code' },
    explain: useRefusal(['code', 'purpose', 'zone', 'type'], { zone_id: 'zone', type_id: 'type' }),
  });
  const { values } = form;
  const none = { id: '', name: t('word.none') };
  const select = (name: 'zone' | 'type', label: string, options: readonly { id: string; name: string }[]) => (
    <Field label={label} validationState={form.faults[name] ? 'error' : 'none'} validationMessage={form.faults[name]}>
      <Select value={values[name]} onChange={(_event, { value }) => form.change({ [name]: value })}>
        {[none, ...options].map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <FormDialog
      form={form}
      title={place ? t('place.edit-title', { code: place.code }) : t('place.add')}
      submitLabel={place ? t('place.save') : t('place.add')}
      busyLabel={t('word.saving')}
      size="small"
      onClose={onClose}
    >
      <TextField
        {...form.field('code')}
        label={t('place.code')}
        maxLength={CODE_MAX}
        autoComplete="off"
        disabled={place !== undefined}
        required
      />
      <Field label={t('place.purpose')}>
        <Select
          value={values.purpose}
          onChange={(_event, { value }) => form.change({ purpose: value as LocationPurpose })}
        >
          {LOCATION_PURPOSES.map((one) => (
            <option key={one} value={one}>
              {t(`purpose.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {select('zone', t('place.zone'), rules.zones)}
      {select('type', t('place.type'), rules.types)}
    </FormDialog>
  );
}
