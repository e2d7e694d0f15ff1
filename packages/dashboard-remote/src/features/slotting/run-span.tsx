import { NAME_MAX, SLOTTING_HELD_OUT, SLOTTING_MOST_MAX } from '@slotwise/contract/constants';
import type { SlottingSettings } from '@slotwise/contract';
import { makeStyles } from '@slotwise/shared/ui';
import { Field, Input, Select } from '@slotwise/shared/ui/forms';
import { useWords } from './words';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' } });

const HELD_OUT = [10, 20, 30, 50] as const;
const isCount = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= SLOTTING_MOST_MAX;
const dayOf = (at: string | null | undefined) => at?.slice(0, 10) ?? '';

/** Name, days, budget and orders held out of a search, as they stand in its form. */
export interface RunSpan {
  name: string;
  /** First and last day; empty: no end. */
  from: string;
  until: string;
  /** Piles that may be carried; empty: any number. */
  most: string;
  /** Orders that are kept from the search, in percent. */
  heldOut: number;
}

export const spanOf = (settings: SlottingSettings | undefined): RunSpan => ({
  ...{ name: '', from: dayOf(settings?.from), until: dayOf(settings?.until) },
  ...{ most: String(settings?.most ?? ''), heldOut: settings?.heldOut ?? SLOTTING_HELD_OUT.usual },
});

/** Whether its days are in order, and its budget is a number that may be asked for. */
export const checkSpan = ({ from, until, most }: RunSpan) => ({
  isRange: from === '' || until === '' || from <= until,
  isMost: most.trim() === '' || isCount(most.trim()),
});

/** As a run is asked for. */
export const bodyOfSpan = ({ name, from, until, most, heldOut }: RunSpan) => ({
  held_out: heldOut,
  ...(name.trim() !== '' && { name: name.trim() }),
  ...(from !== '' && { from: `${from}T00:00:00.000Z` }),
  ...(most.trim() !== '' && { most: Number(most) }),
  // To the end of the day.
  ...(until !== '' && { until: `${until}T23:59:59.999Z` }),
});

export function RunSpanFields({ value, onChange }: { value: RunSpan; onChange: (value: RunSpan) => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const { isRange, isMost } = checkSpan(value);
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
      <Field label={t('form.most')} validationMessage={isMost ? undefined : t('form.most-wrong')}>
        <Input inputMode="numeric" value={value.most} onChange={(_, { value: most }) => change({ most })} />
      </Field>
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
