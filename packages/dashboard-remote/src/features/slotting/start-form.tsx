import type { Answer, SlottingPolicy, SlottingSettings } from '@slotwise/contract';
import {
  SLOTTING_COSTS,
  SLOTTING_PAID_BACK,
  SLOTTING_POLICIES,
  SLOTTING_RULES_OF_PLACES,
} from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState, makeStyles, Text } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoicesFields, type Choices } from './choices';
import { bodyOfSpan, checkSpan, RunSpanFields, spanOf } from './run-span';
import { slottingKeys } from './slotting-keys';
import { useWords } from './words';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  field: { minWidth: '14rem' },
});

const SECONDS = [10, 60, 300, 600] as const;
const MINUTE = 60;

interface StartFormProps {
  warehouseId: string;
  /** One is under way: a company has one at a time. */
  isRunning: boolean;
  /** Initial settings of the form. */
  settings: SlottingSettings | undefined;
  /** Its places have no aisles, but coordinates. */
  isFree: boolean;
  /** Id of what says why nothing can be searched; undefined: something can. */
  refusedBy: string | undefined;
  onStarted: () => void;
}

/** Begins a search. */
export function StartForm({ warehouseId, isRunning, settings, isFree, refusedBy, onStarted }: StartFormProps) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const formats = useFormats();
  const mayRun = useCan(platform, 'manage_slotting');
  const [policy, setPolicy] = useState<SlottingPolicy>(settings?.policy ?? 's-shape');
  const [seconds, setSeconds] = useState<number>(settings?.seconds ?? MINUTE);
  const [choices, setChoices] = useState<Choices>({
    costs: settings?.costs ?? SLOTTING_COSTS,
    rules: settings?.rules ?? SLOTTING_RULES_OF_PLACES,
    paidBack: settings?.paidBack ?? SLOTTING_PAID_BACK.usual,
  });
  const [span, setSpan] = useState(() => spanOf(settings, formats));
  const mayStart = refusedBy === undefined && !isRunning;
  const { isRange, isMost } = checkSpan(span, formats);
  const start = useMutation({
    mutationFn: () => {
      const { paidBack: paid_back, ...what } = choices;
      return platform.http('POST /slotting/run', {
        body: { warehouse_id: warehouseId, policy, seconds, ...what, paid_back, ...bodyOfSpan(span, formats) },
      });
    },
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
          {!isFree && (
            <Field label={t('form.policy')} className={styles.field}>
              <Select value={policy} onChange={(_, { value }) => setPolicy(value as SlottingPolicy)}>
                {SLOTTING_POLICIES.map((one) => (
                  <option key={one} value={one}>
                    {t(`policy.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
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
        {isFree && <Text size={200}>{t('form.policy-free')}</Text>}
        <ChoicesFields value={choices} hasAisles={!isFree} onChange={setChoices}>
          <RunSpanFields value={span} onChange={setSpan} />
        </ChoicesFields>
      </form>
      {start.error && <ErrorState {...describeError(start.error)} />}
    </>
  );
}
