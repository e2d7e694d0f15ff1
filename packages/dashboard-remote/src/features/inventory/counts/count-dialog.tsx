import { usePlatform } from '@slotwise/shared/remote';
import { FormDialog, RadioField, useForm } from '@slotwise/shared/ui/form';
import { Field, Select, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useRules } from '../layout/use-rules';
import { WarehouseField } from '../lines/warehouse-field';
import { inventoryKeys } from '../query-keys';
import { useRefusal } from '../sections/use-refusal';
import { isWholeNumberFault, wholeNumber } from '../sections/whole-number';
import { useWords as useInventoryWords } from '../words';
import { NoPlaces } from './no-places';
import { useCountable } from './use-countable';
import { useWords } from './words';

const CHOICES = ['oldest', 'class', 'zone'] as const;
const CLASSES = ['A', 'B', 'C'] as const;
const USUAL_MOST = 50;
const MOST = 500;

/** Asks for a count of places. @param props.warehouseId what is chosen first where no warehouse is known to have places */
export function CountDialog({ warehouseId, onClose }: { warehouseId: string; onClose: () => void }) {
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { first = warehouseId, isBare } = useCountable();
  const form = useForm({
    initial: {
      /** Empty: nobody has chosen one yet. */
      warehouse: '',
      by: 'oldest' as (typeof CHOICES)[number],
      zone: '',
      class: 'A' as (typeof CLASSES)[number],
      most: String(USUAL_MOST),
    },
    check: ({ by, zone, most }) => {
      const read = wholeNumber(most, 1, MOST);
      return {
        ...(by === 'zone' && zone === '' && { zone: word('sku.fault.required') }),
        ...(isWholeNumberFault(read) && { most: word(read) }),
      };
    },
    endsEarly: true,
    submit: ({ warehouse, by, zone, class: among, most }, signal, idempotencyKey) => {
      const limit = wholeNumber(most, 1, MOST);
      return platform.http('POST /count', {
        ...{ signal, idempotencyKey },
        body: {
          ...{ warehouse_id: warehouse || first, chosen_by: by },
          ...(by === 'zone' && { zone_id: zone }),
          ...(by === 'class' && { class: among }),
          ...(typeof limit === 'number' && { most: limit }),
        },
      });
    },
    onDone: ({ count }) => {
      void cache.invalidateQueries({ queryKey: inventoryKeys.counts });
      platform.notify({ intent: 'success', title: t('ask.done', { tasks: count.tasks }) });
      onClose();
    },
    explain: useRefusal(['zone', 'class', 'most'], { zone_id: 'zone' }),
  });
  const { by } = form.values;
  const warehouse = form.values.warehouse || first;
  const { zones } = useRules(warehouse);
  const whyNotId = useId();
  return (
    <FormDialog
      form={form}
      title={t('ask.action')}
      submitLabel={t('ask.action')}
      busyLabel={t('ask.busy')}
      whyNotId={isBare(warehouse) ? whyNotId : undefined}
      onClose={onClose}
    >
      <WarehouseField value={warehouse} onChange={(chosen) => form.change({ warehouse: chosen, zone: '' })} />
      {isBare(warehouse) && <NoPlaces warehouseId={warehouse} textId={whyNotId} />}
      <RadioField
        {...form.field('by')}
        label={t('ask.by')}
        choices={CHOICES.map((value) => ({
          value,
          label: t(`by.${value}`),
          disabled: value === 'zone' && zones.length === 0,
          hint: value === 'zone' && zones.length === 0 ? t('ask.zone-none') : undefined,
        }))}
      />
      {by === 'zone' && (
        <Field
          label={t('ask.zone')}
          required
          validationState={form.faults.zone === undefined ? 'none' : 'error'}
          validationMessage={form.faults.zone}
          data-invalid={form.faults.zone === undefined ? undefined : ''}
        >
          <Select value={form.values.zone} onChange={(_event, { value }) => form.change({ zone: value, warehouse })}>
            <option value="" />
            {zones.map(({ id, code, name }) => (
              <option key={id} value={id}>
                {`${code} – ${name}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {by === 'class' && (
        <RadioField
          {...form.field('class')}
          label={t('ask.class')}
          hint={t('ask.class-hint')}
          layout="horizontal"
          choices={CLASSES.map((value) => ({ value, label: value }))}
        />
      )}
      <TextField {...form.field('most')} label={t('ask.most')} inputMode="numeric" autoComplete="off" />
    </FormDialog>
  );
}
