import type { Answer, SlottingPolicy, SlottingSettings } from '@slotwise/contract';
import {
  NAME_MAX,
  SLOTTING_COSTS,
  SLOTTING_HELD_OUT,
  SLOTTING_MOST_MAX,
  SLOTTING_POLICIES,
  SLOTTING_RULES_OF_PLACES,
} from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState, makeStyles } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { Field, Input, Select } from '@slotwise/shared/ui/forms';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoicesFields, type Choices } from './choices';
import { slottingKeys } from './slotting-keys';
import { useWords } from './words';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  field: { minWidth: '14rem' },
});

const SECONDS = [10, 60, 300, 600] as const;
const MINUTE = 60;

const HELD_OUT = [10, 20, 30, 50] as const;
const isCount = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= SLOTTING_MOST_MAX;
const dayOf = (at: string | null) => at?.slice(0, 10) ?? '';

interface StartFormProps {
  warehouseId: string;
  /** One is under way: a company has one at a time. */
  isRunning: boolean;
  /** Initial settings of the form. */
  settings: SlottingSettings | undefined;
  /** Id of what says why nothing can be searched; undefined: something can. */
  refusedBy: string | undefined;
  onStarted: () => void;
}

/** Begins a search. */
export function StartForm({ warehouseId, isRunning, settings, refusedBy, onStarted }: StartFormProps) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const mayRun = useCan(platform, 'manage_slotting');
  const [policy, setPolicy] = useState<SlottingPolicy>(settings?.policy ?? 's-shape');
  const [seconds, setSeconds] = useState<number>(settings?.seconds ?? MINUTE);
  const [choices, setChoices] = useState<Choices>({
    costs: settings?.costs ?? SLOTTING_COSTS,
    rules: settings?.rules ?? SLOTTING_RULES_OF_PLACES,
  });
  const [name, setName] = useState('');
  const [from, setFrom] = useState(dayOf(settings?.from ?? null));
  const [until, setUntil] = useState(dayOf(settings?.until ?? null));
  const [heldOut, setHeldOut] = useState<number>(settings?.heldOut ?? SLOTTING_HELD_OUT.usual);
  const [most, setMost] = useState(settings?.most === undefined ? '' : String(settings.most));
  const isMost = most.trim() === '' || isCount(most.trim());
  const mayStart = refusedBy === undefined && !isRunning;
  const isRange = from === '' || until === '' || from <= until;
  const start = useMutation({
    mutationFn: () =>
      platform.http('POST /slotting/run', {
        body: {
          ...{ warehouse_id: warehouseId, policy, seconds, held_out: heldOut, ...choices },
          ...(name.trim() !== '' && { name: name.trim() }),
          ...(from !== '' && { from: `${from}T00:00:00.000Z` }),
          ...(most.trim() !== '' && { most: Number(most) }),
          // To the end of the day.
          ...(until !== '' && { until: `${until}T23:59:59.999Z` }),
        },
      }),
    onSuccess: ({ run }) => {
      onStarted();
      cache.setQueriesData<Answer<'GET /slotting/runs'>>(
        { queryKey: slottingKeys.runs },
        (known) => known && { ...known, items: [run, ...known.items.filter(({ id }) => id !== run.id)] },
      );
      // A short search may have ended before its answer came.
      void cache.invalidateQueries({ queryKey: slottingKeys.runs });
    },
  });
  if (!mayRun) return null;
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRange && isMost && mayStart && !start.isPending) start.mutate();
        }}
      >
        <div className={styles.row}>
          <Field label={t('form.policy')} className={styles.field}>
            <Select value={policy} onChange={(_, { value }) => setPolicy(value as SlottingPolicy)}>
              {SLOTTING_POLICIES.map((one) => (
                <option key={one} value={one}>
                  {t(`policy.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('form.seconds')}>
            <Select value={String(seconds)} onChange={(_, { value }) => setSeconds(Number(value))}>
              {[...new Set([...SECONDS, seconds])].map((one) => (
                <option key={one} value={one}>
                  {one < MINUTE ? t('form.time', { seconds: one }) : t('form.time-minutes', { minutes: one / MINUTE })}
                </option>
              ))}
            </Select>
          </Field>
          <SendButton
            type="submit"
            appearance="primary"
            off={!mayStart}
            aria-describedby={refusedBy}
            sending={start.isPending}
            sendingLabel={t('form.starting')}
          >
            {t('form.start')}
          </SendButton>
        </div>
        <ChoicesFields value={choices} onChange={setChoices}>
          <div className={styles.row}>
            <Field label={t('form.name')}>
              <Input value={name} maxLength={NAME_MAX} onChange={(_, { value }) => setName(value)} />
            </Field>
            <Field label={t('form.from')}>
              <Input type="date" value={from} onChange={(_, { value }) => setFrom(value)} />
            </Field>
            <Field label={t('form.until')} validationMessage={isRange ? undefined : t('form.range-wrong')}>
              <Input type="date" value={until} onChange={(_, { value }) => setUntil(value)} />
            </Field>
            <Field label={t('form.most')} validationMessage={isMost ? undefined : t('form.most-wrong')}>
              <Input inputMode="numeric" value={most} onChange={(_, { value }) => setMost(value)} />
            </Field>
            <Field label={t('form.held-out')}>
              <Select value={String(heldOut)} onChange={(_, { value }) => setHeldOut(Number(value))}>
                {[...new Set([...HELD_OUT, heldOut])].map((one) => (
                  <option key={one} value={one}>
                    {t('form.percent', { share: one / 100 })}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        </ChoicesFields>
      </form>
      {start.error && <ErrorState {...describeError(start.error)} />}
    </>
  );
}
