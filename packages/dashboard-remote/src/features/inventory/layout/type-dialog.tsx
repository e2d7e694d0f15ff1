import type { Condition, LocationType, MixingRule } from '@slotwise/contract';
import { CONDITIONS, MIXING_RULES, NAME_MAX, PIECES_MAX, WEIGHT_MAX_G } from '@slotwise/contract/constants';
import { MeasureField } from '@slotwise/shared/measures';
import { usePlatform } from '@slotwise/shared/remote';
import { FieldPair, FormDialog, RadioField, useForm } from '@slotwise/shared/ui/form';
import { Field, Select, TextField } from '@slotwise/shared/ui/forms';
import { useRefusal } from '../sections/use-refusal';
import { isWholeNumberFault, wholeNumber } from '../sections/whole-number';
import { useWords } from '../words';

const VOLUME_MAX_MM3 = 1_000_000_000_000_000;
const LIMITS = { weight: WEIGHT_MAX_G, volume: VOLUME_MAX_MM3, pieces: PIECES_MAX } as const;
type Limit = keyof typeof LIMITS;

interface TypeDialogProps {
  /** The one to change; left out: a new one. */
  type?: LocationType;
  onDone: () => void;
  onClose: () => void;
}

/** Adds a type of places with its rules, or changes one. An empty field is no limit. */
export function TypeDialog({ type, onDone, onClose }: TypeDialogProps) {
  const { t } = useWords();
  const { http } = usePlatform();
  const limit = (text: string, name: Limit) => {
    const read = wholeNumber(text, 1, LIMITS[name]);
    return typeof read === 'number' ? read : null;
  };
  const form = useForm({
    initial: {
      name: type?.name ?? '',
      weight: String(type?.maxWeightG ?? ''),
      volume: String(type?.maxVolumeMm3 ?? ''),
      pieces: String(type?.maxPieces ?? ''),
      mixing: type?.mixing ?? ('mixed' as MixingRule),
      condition: type?.condition ?? ('' as Condition | ''),
    },
    check: (values) => {
      const wrong = (Object.keys(LIMITS) as Limit[]).flatMap((name) => {
        const read = wholeNumber(values[name], 1, LIMITS[name]);
        return isWholeNumberFault(read) ? [[name, t(read)] as const] : [];
      });
      const faults: Partial<Record<keyof typeof values, string>> = Object.fromEntries(wrong);
      return values.name.trim() === '' ? { ...faults, name: t('sku.fault.required') } : faults;
    },
    endsEarly: true,
    submit: ({ name, weight, volume, pieces, mixing, condition }, signal, idempotencyKey) => {
      const once = { signal, idempotencyKey };
      const body = {
        name: name.trim(),
        max_weight_g: limit(weight, 'weight'),
        max_volume_mm3: limit(volume, 'volume'),
        max_pieces: limit(pieces, 'pieces'),
        mixing,
        condition: condition === '' ? null : condition,
      };
      return type
        ? http('PATCH /location-type', { ...once, body: { ...body, type_id: type.id } })
        : http('POST /location-type', { ...once, body });
    },
    onDone: () => {
      onDone();
      onClose();
    },
    codes: { name_taken: 'name' },
    explain: useRefusal(['name', 'weight', 'volume', 'pieces', 'mixing', 'condition'], {
      max_weight_g: 'weight',
      max_volume_mm3: 'volume',
      max_pieces: 'pieces',
    }),
  });
  return (
    <FormDialog
      form={form}
      title={type ? t('type.edit-title', { name: type.name }) : t('type.add')}
      lead={t('type.lead')}
      submitLabel={type ? t('type.save') : t('type.add')}
      busyLabel={t('word.saving')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('type.name')} maxLength={NAME_MAX} autoComplete="off" required />
      <FieldPair>
        <TextField {...form.field('pieces')} label={t('type.pieces')} inputMode="numeric" autoComplete="off" />
        <MeasureField {...form.field('weight')} label={t('type.weight')} measure="weight-limit" />
        <MeasureField {...form.field('volume')} label={t('type.volume')} measure="volume-limit" />
      </FieldPair>
      <RadioField
        {...form.field('mixing')}
        label={t('type.mixing')}
        choices={MIXING_RULES.map((rule) => ({ value: rule, label: t(`mixing.${rule}`) }))}
      />
      <Field label={t('type.condition')}>
        <Select
          value={form.values.condition}
          onChange={(_event, { value }) => form.change({ condition: CONDITIONS.find((one) => one === value) ?? '' })}
        >
          <option value="">{t('type.any-condition')}</option>
          {CONDITIONS.map((one) => (
            <option key={one} value={one}>
              {t(`condition.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
