import type { SlottingTerms } from '@slotwise/contract';
import { SLOTTING_CURRENCIES, SLOTTING_DECAY, SLOTTING_HOUR_COST_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { Field, Input, Select } from '@slotwise/shared/ui/forms';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { slottingKeys } from '../slotting-keys';
import { typedNumber } from '../typed-number';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '0 16px',
  },
  summary: { cursor: 'pointer', padding: '10px 0', fontWeight: tokens.fontWeightSemibold },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px', paddingBottom: '16px' },
  narrow: { maxWidth: '11rem' },
  // In two lines it would make its field higher than those beside it.
  unit: { whiteSpace: 'nowrap' },
});

const CENTS = 100;
const AMOUNT = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;

const isWithin = (text: string, min: number, max: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** Cost of an hour of work here, and the limit below which a plan is worth too little. */
export function TermsForm({ terms }: { terms: SlottingTerms }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const mayChange = useCan(platform, 'manage_slotting');
  const formats = useFormats();
  const [hour, setHour] = useState(terms.hourCost === null ? '' : formats.number(terms.hourCost / CENTS, AMOUNT));
  // Null: it stays what it is, which may be the company's.
  const [currency, setCurrency] = useState<SlottingTerms['currency'] | null>(null);
  const cost = hour.trim() === '' ? null : Math.round(typedNumber(hour, formats) * CENTS);
  const isCost = cost === null || (cost >= 1 && cost <= SLOTTING_HOUR_COST_MAX);
  const [limit, setLimit] = useState(String(terms.decayLimit));
  const [moves, setMoves] = useState(String(terms.decayMoves));
  const isLimit = isWithin(limit, 0, 100);
  const isMoves = isWithin(moves, 1, SLOTTING_DECAY.movesMax);
  const isRight = isCost && isLimit && isMoves;
  const ending = useRef<AbortController>(null);
  const save = useMutation({
    mutationFn: () => {
      ending.current = new AbortController();
      return platform.http('PATCH /slotting/terms', {
        signal: ending.current.signal,
        body: {
          ...{ warehouse_id: terms.warehouseId, hour_cost: cost },
          ...(currency !== null && { currency }),
          ...{ decay_limit: Number(limit), decay_moves: Number(moves) },
        },
      });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: slottingKeys.state }),
  });
  const stop = () => {
    save.reset();
    ending.current?.abort();
  };
  if (!mayChange) return null;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{t('terms.title')}</summary>
      <form
        className={styles.row}
        // Another value is not the saved one.
        onChange={() => save.isSuccess && save.reset()}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && !save.isPending) save.mutate();
        }}
      >
        <Field label={t('terms.hour')} validationMessage={isCost ? undefined : t('terms.hour-wrong')}>
          <Input
            className={styles.narrow}
            inputMode="decimal"
            value={hour}
            onChange={(_, { value }) => setHour(value)}
          />
        </Field>
        <Field label={t('terms.currency')}>
          <Select
            value={currency ?? terms.currency}
            onChange={(_, { value }) => setCurrency(SLOTTING_CURRENCIES.find((one) => one === value) ?? 'EUR')}
          >
            {SLOTTING_CURRENCIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('terms.limit')} validationMessage={isLimit ? undefined : t('terms.limit-wrong')}>
          <Input
            className={styles.narrow}
            inputMode="numeric"
            value={limit}
            contentAfter={<span className={styles.unit}>{t('terms.limit-help')}</span>}
            onChange={(_, { value }) => setLimit(value)}
          />
        </Field>
        <Field
          label={t('terms.moves')}
          validationMessage={isMoves ? undefined : t('terms.moves-wrong', { max: SLOTTING_DECAY.movesMax })}
        >
          <Input
            className={styles.narrow}
            inputMode="numeric"
            value={moves}
            onChange={(_, { value }) => setMoves(value)}
          />
        </Field>
        <SendButton type="submit" off={!isRight} sending={save.isPending} onStop={stop}>
          {t('terms.save')}
        </SendButton>
        {save.isSuccess && <Text role="status">{t('terms.saved')}</Text>}
      </form>
      {save.error && <ErrorState {...describeError(save.error)} compact />}
    </details>
  );
}
