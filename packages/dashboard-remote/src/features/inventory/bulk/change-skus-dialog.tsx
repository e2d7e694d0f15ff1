import type { Body, Condition } from '@slotwise/contract';
import { CONDITIONS, PIECES_MAX } from '@slotwise/contract/constants';
import { ApiError, isApiError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { FieldPair, FormDialog, useForm } from '@slotwise/shared/ui/form';
import { Checkbox, Field, Select, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useRefusal } from '../sections/use-refusal';
import { isWholeNumberFault, wholeNumber } from '../sections/whole-number';
import { useWords as useInventoryWords } from '../words';
import { useWords } from './words';

const WHAT = ['family', 'condition', 'handling', 'hazard', 'levels'] as const;
type What = (typeof WHAT)[number];
const LEVELS = ['min', 'reorder', 'max'] as const;
type Level = (typeof LEVELS)[number];
const SENT_AS = { min: 'min_stock', reorder: 'reorder_at', max: 'max_stock' } as const;
const FIELD_OF: Readonly<Record<string, Level>> = { min_stock: 'min', reorder_at: 'reorder', max_stock: 'max' };
/** Most SKUs that a refusal names: whoever corrects these tries again. */
const NAMED = 10;

/** A refusal without the turns of the SKUs in the request: each is named in what is said of it. */
const named = (error: unknown) =>
  isApiError(error)
    ? new ApiError(
        error.status,
        error.code,
        error.message,
        error.details.slice(0, NAMED).map((one) => ({ ...one, field: one.field.replace(/^sku_ids\/.*/, 'sku_ids') })),
      )
    : error;

const initial = {
  what: 'family' as What,
  condition: 'ambient' as Condition,
  removes: false,
  ...{ family: '', handling: '', hazard: '', min: '', reorder: '', max: '' },
};
type Values = typeof initial;

const levelOf = (values: Values, level: Level) => wholeNumber(values[level], level === 'max' ? 1 : 0, PIECES_MAX);
const wordOf = (text: string, { removes }: Values) => (removes ? null : text.trim());

type Fields = Omit<Body<'PATCH /skus'>, 'sku_ids'>;
function fieldsOf(values: Values): Fields {
  switch (values.what) {
    case 'family':
      return { family: wordOf(values.family, values) };
    case 'handling':
      return { handling_code: wordOf(values.handling, values) };
    case 'hazard':
      return { hazard_class: wordOf(values.hazard, values) };
    case 'condition':
      return { condition: values.condition };
    case 'levels':
      return Object.fromEntries(
        LEVELS.flatMap((level) => {
          const read = levelOf(values, level);
          return typeof read === 'number' ? [[SENT_AS[level], read]] : [];
        }),
      );
  }
}

interface ChangeSkusDialogProps {
  ids: readonly string[];
  /** Changes more than one request takes; left out where one is enough. */
  onMany?: (fields: Fields) => void;
  onDone: () => void;
  onClose: () => void;
}

/** Gives several SKUs the same of one thing. Of those in one request all get it or none: those that refuse it are named. */
export function ChangeSkusDialog({ ids, onMany, onDone, onClose }: ChangeSkusDialogProps) {
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const explain = useRefusal(LEVELS, FIELD_OF);
  const form = useForm({
    initial,
    check: (values) => {
      if (values.what !== 'levels') return {};
      const read = LEVELS.map((level) => [level, levelOf(values, level)] as const);
      if (read.every(([, value]) => value === null)) return { min: t('change.nothing') };
      return Object.fromEntries(
        read.flatMap(([level, value]) => (isWholeNumberFault(value) ? [[level, word(value)]] : [])),
      );
    },
    endsEarly: true,
    submit: async (values, signal) => {
      if (onMany) return onMany(fieldsOf(values));
      const { skus } = await platform.http('PATCH /skus', {
        body: { sku_ids: [...ids], ...fieldsOf(values) },
        signal,
      });
      void cache.invalidateQueries({ queryKey: inventoryKeys.skus });
      platform.notify({ intent: 'success', title: t('change.done', { count: skus.length }) });
      onDone();
    },
    explain: (error) => explain(named(error)),
  });
  const names: Readonly<Record<What, string>> = {
    family: word('sku.family'),
    condition: word('sku.condition'),
    handling: word('sku.handling'),
    hazard: word('sku.hazard'),
    levels: t('change.levels'),
  };
  const { what, condition, removes } = form.values;
  const text = what === 'family' || what === 'handling' || what === 'hazard' ? what : null;
  return (
    <FormDialog
      form={form}
      title={t('change.title', { count: ids.length })}
      submitLabel={t('change.submit', { count: ids.length })}
      busyLabel={word('word.saving')}
      // A blank field says nothing: what is to be removed is said.
      canSubmit={text === null || removes || form.values[text].trim() !== ''}
      onClose={onClose}
    >
      <Field label={t('change.what')}>
        <Select value={what} onChange={(_event, { value }) => form.change({ what: value as What, removes: false })}>
          {WHAT.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      </Field>
      {what === 'condition' && (
        <Field label={names.condition}>
          <Select value={condition} onChange={(_event, { value }) => form.change({ condition: value as Condition })}>
            {CONDITIONS.map((one) => (
              <option key={one} value={one}>
                {word(`condition.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {text && (
        <>
          <TextField
            {...form.field(text)}
            value={removes ? '' : form.values[text]}
            label={names[text]}
            maxLength={60}
            autoComplete="off"
            disabled={removes}
          />
          <Checkbox
            label={t(`change.removes-${text}`)}
            checked={removes}
            onChange={(_event, { checked }) => form.change({ removes: checked === true })}
          />
        </>
      )}
      {what === 'levels' && (
        <>
          <TextField
            {...form.field('min')}
            label={word('sku.min')}
            hint={t('change.empty-stays')}
            inputMode="numeric"
          />
          <FieldPair>
            <TextField {...form.field('reorder')} label={word('sku.reorder')} inputMode="numeric" />
            <TextField {...form.field('max')} label={word('sku.max')} inputMode="numeric" />
          </FieldPair>
        </>
      )}
    </FormDialog>
  );
}
