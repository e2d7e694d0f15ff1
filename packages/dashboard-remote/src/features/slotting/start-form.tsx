import type { Answer, SlottingPolicy } from '@slotwise/contract';
import { SLOTTING_COSTS, SLOTTING_POLICIES, SLOTTING_RULES_OF_PLACES } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, ErrorState, makeStyles } from '@slotwise/shared/ui';
import { Field, Select } from '@slotwise/shared/ui/forms';
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

/** Begins a search. @param isRunning one is under way: a company has one at a time */
export function StartForm({ warehouseId, isRunning }: { warehouseId: string; isRunning: boolean }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const mayRun = useCan(platform, 'manage_slotting');
  const [policy, setPolicy] = useState<SlottingPolicy>('s-shape');
  const [seconds, setSeconds] = useState<number>(MINUTE);
  const [choices, setChoices] = useState<Choices>({ costs: SLOTTING_COSTS, rules: SLOTTING_RULES_OF_PLACES });
  const start = useMutation({
    mutationFn: () =>
      platform.http('POST /slotting/run', { body: { warehouse_id: warehouseId, policy, seconds, ...choices } }),
    onSuccess: ({ run }) => {
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
          if (!isRunning && !start.isPending) start.mutate();
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
              {SECONDS.map((one) => (
                <option key={one} value={one}>
                  {one < MINUTE ? t('form.time', { seconds: one }) : t('form.time-minutes', { minutes: one / MINUTE })}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" appearance="primary" disabledFocusable={isRunning || start.isPending}>
            {start.isPending ? t('form.starting') : t('form.start')}
          </Button>
        </div>
        <ChoicesFields value={choices} onChange={setChoices} />
      </form>
      {start.error && <ErrorState {...describeError(start.error)} />}
    </>
  );
}
