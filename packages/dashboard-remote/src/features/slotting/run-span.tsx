import { NAME_MAX, SLOTTING_BUDGET_BOUNDS, SLOTTING_BUDGETS, SLOTTING_HELD_OUT } from '@slotwise/contract/constants';
import type { SlottingBudget, SlottingSettings } from '@slotwise/contract';
import { makeStyles } from '@slotwise/shared/ui';
import { Field, Input, Select } from '@slotwise/shared/ui/forms';
import { useFormats, type Formats } from '@slotwise/shared/words';
import { typedNumber } from './typed-number';
import { useWords } from './words';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' } });

const HELD_OUT = [10, 20, 30, 50] as const;
type By = SlottingBudget['by'];
/** A usual budget by each measure. */
const USUAL: Record<By, string> = { piles: '30', share: '15', minutes: '60' };

function isBudget({ by, most }: Pick<RunSpan, 'by' | 'most'>, formats: Formats): boolean {
  if (by === null) return true;
  const [value, { min, max }] = [typedNumber(most, formats), SLOTTING_BUDGET_BOUNDS[by]];
  return value >= min && value <= max && (by !== 'piles' || Number.isInteger(value));
}
const dayOf = (at: string | null | undefined) => at?.slice(0, 10) ?? '';

/** Name, days, budget and orders held out of a search, as they stand in its form. */
export interface RunSpan {
  name: string;
  /** First and last day; empty: no end. */
  from: string;
  until: string;
  /** Measure of its budget; null: all may be carried. */
  by: By | null;
  /** Its budget as it is typed. */
  most: string;
  /** Orders that are kept from the search, in percent. */
  heldOut: number;
}

const mostOf = (settings: SlottingSettings | undefined, formats: Formats): string => {
  const most = settings?.budget?.value ?? settings?.most;
  return most === undefined ? '' : formats.number(most, { maximumFractionDigits: 20, useGrouping: false });
};

export const spanOf = (settings: SlottingSettings | undefined, formats: Formats): RunSpan => ({
  ...{ name: '', from: dayOf(settings?.from), until: dayOf(settings?.until) },
  by: settings?.budget?.by ?? (settings?.most === undefined ? null : 'piles'),
  most: mostOf(settings, formats),
  heldOut: settings?.heldOut ?? SLOTTING_HELD_OUT.usual,
});

/** Whether its days are in order, and its budget is a number that may be asked for. */
export const checkSpan = ({ from, until, by, most }: RunSpan, formats: Formats) => ({
  isRange: from === '' || until === '' || from <= until,
  isMost: isBudget({ by, most }, formats),
});

/** As a run is asked for. */
export const bodyOfSpan = ({ name, from, until, by, most, heldOut }: RunSpan, formats: Formats) => ({
  held_out: heldOut,
  ...(name.trim() !== '' && { name: name.trim() }),
  ...(from !== '' && { from: `${from}T00:00:00.000Z` }),
  ...(by !== null && { budget: { by, value: typedNumber(most, formats) } }),
  // To the end of the day.
  ...(until !== '' && { until: `${until}T23:59:59.999Z` }),
});

export function RunSpanFields({ value, onChange }: { value: RunSpan; onChange: (value: RunSpan) => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const { isRange, isMost } = checkSpan(value, useFormats());
  const change = (part: Partial<RunSpan>) => onChange({ ...value, ...part });
  return (
    <div className={styles.row}>
      <Field label={t('form.name')}>
        <Input value={value.name} maxLength={NAME_MAX} onChange={(_, { value: name }) => change({ name })} />
      </Field>
      <Field label={t('form.from')}>
        <Input type="date" value={value.from} onChange={(_, { value: from }) => change({ from })} />
      </Field>
      <Field label={t('form.until')} validationMessage={isRange ? undefined : t('form.range-wrong')}>
        <Input type="date" value={value.until} onChange={(_, { value: until }) => change({ until })} />
      </Field>
      <Field label={t('form.budget')}>
        <Select
          value={value.by ?? ''}
          onChange={(_, { value: chosen }) => {
            const by = SLOTTING_BUDGETS.find((one) => one === chosen) ?? null;
            change({ by, most: by === null ? '' : USUAL[by] });
          }}
        >
          <option value="">{t('form.budget-none')}</option>
          {SLOTTING_BUDGETS.map((one) => (
            <option key={one} value={one}>
              {t(`form.budget-${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {value.by !== null && (
        <Field
          label={t(`form.${value.by}`)}
          validationMessage={isMost ? undefined : t(`form.${value.by}-wrong`, SLOTTING_BUDGET_BOUNDS[value.by])}
        >
          <Input inputMode="decimal" value={value.most} onChange={(_, { value: most }) => change({ most })} />
        </Field>
      )}
      <Field label={t('form.held-out')}>
        <Select value={String(value.heldOut)} onChange={(_, { value: share }) => change({ heldOut: Number(share) })}>
          {[...new Set([...HELD_OUT, value.heldOut])].map((one) => (
            <option key={one} value={one}>
              {t('form.percent', { share: one / 100 })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
