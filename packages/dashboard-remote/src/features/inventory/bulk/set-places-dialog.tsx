import type { Body } from '@slotwise/contract';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { Field, Select } from '@slotwise/shared/ui/forms';
import type { useRules } from '../layout/use-rules';
import { useWords as useInventoryWords } from '../words';
import { useWords } from './words';

export type PlaceFields = Pick<Body<'PATCH /locations'>, 'zone_id' | 'type_id'>;

interface SetPlacesDialogProps {
  count: number;
  rules: ReturnType<typeof useRules>;
  /** Sends it: what is refused of many is named when all of them were tried. */
  onSet: (fields: PlaceFields) => void;
  onClose: () => void;
}

/** Asks which zone or type several places get. What is not chosen stays as each of them has it. */
export function SetPlacesDialog({ count, rules, onSet, onClose }: SetPlacesDialogProps) {
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const form = useForm({
    initial: { zone: 'stays', type: 'stays' },
    submit: ({ zone, type }) =>
      Promise.resolve(
        onSet({
          ...(zone !== 'stays' && { zone_id: zone || null }),
          ...(type !== 'stays' && { type_id: type || null }),
        }),
      ),
    endsEarly: true,
  });
  const select = (name: 'zone' | 'type', options: readonly { id: string; name: string }[]) => (
    <Field label={word(`place.${name}`)}>
      <Select value={form.values[name]} onChange={(_event, { value }) => form.change({ [name]: value })}>
        <option value="stays">{t('places.stays')}</option>
        <option value="">{word('word.none')}</option>
        {options.map(({ id, name: title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <FormDialog
      form={form}
      title={t('places.set-title', { count })}
      submitLabel={t('places.set-submit', { count })}
      busyLabel={word('word.saving')}
      size="small"
      canSubmit={form.entered}
      onClose={onClose}
    >
      {select('zone', rules.zones)}
      {select('type', rules.types)}
    </FormDialog>
  );
}
