import type { MoveCurve } from '@slotwise/contract';
import { MOVE_CHOICES, MOVE_CHOICE_BOUNDS } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { Field, Input, Select } from '@slotwise/shared/ui/forms';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDuration } from '../terms/use-duration';
import { laterAt } from './model/curve-at';
import { proposalKeys } from './proposal-keys';
import { StopHandle } from './stop-handle';
import type { Stop } from './use-stop';
import { useWords } from './words';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  promise: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** The stop on the curve, its least worth, and the proposal that is made of it. */
export function ChoiceForm({ warehouseId, curve, stop }: { warehouseId: string; curve: MoveCurve; stop: Stop }) {
  const styles = useStyles();
  const { t } = useWords();
  const duration = useDuration();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const mayMake = useCan(platform, 'manage_slotting');
  const { by, text, value, isRight, point } = stop;
  const { min, max } = MOVE_CHOICE_BOUNDS[by];
  const make = useMutation({
    mutationFn: () => platform.http('POST /move-proposal', { body: { run_id: curve.runId, choice: { by, value } } }),
    onSuccess: ({ proposal }) => {
      void cache.invalidateQueries({ queryKey: proposalKeys.proposals });
      platform.navigate(`/slotting/${warehouseId}/proposals/${proposal.id}`);
    },
  });
  const { moves, secondsPerDay: saved } = point ?? { moves: 0, secondsPerDay: 0 };
  const later = laterAt(curve, point);
  const whole = laterAt(curve, curve.points.at(-1)) ?? 0;
  return (
    <>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (mayMake && isRight && !make.isPending) make.mutate();
        }}
      >
        <Field label={t('choose.by')}>
          <Select
            value={by}
            onChange={(_event, data) => stop.chooseBy(MOVE_CHOICES.find((one) => one === data.value) ?? 'share')}
          >
            {MOVE_CHOICES.map((one) => (
              <option key={one} value={one}>
                {t(`choose.by-${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t(`choose.${by}`)} validationMessage={isRight ? undefined : t('choose.wrong', { min, max })}>
          <Input inputMode="decimal" value={text} onChange={(_event, data) => stop.type(data.value)} />
        </Field>
        {mayMake && (
          <SendButton
            type="submit"
            appearance="primary"
            off={!isRight}
            sending={make.isPending}
            sendingLabel={t('choose.making')}
          >
            {t('choose.make')}
          </SendButton>
        )}
      </form>
      <StopHandle points={curve.points} point={point} onStop={stop.stopAfter} />
      {isRight && (
        <Text className={styles.promise}>
          {moves === 0
            ? t('choose.no-move', { all: duration(curve.all.secondsPerDay) })
            : t('choose.saves', { moves, saved: duration(saved), all: duration(curve.all.secondsPerDay) })}
          {moves > 0 &&
            curve.unseen &&
            later !== undefined &&
            ` ${t('choose.later', { moves, saved: duration(later), all: duration(whole), orders: curve.unseen.orders })}`}
          {curve.unseen === null && ` ${t('choose.none-later')}`}
        </Text>
      )}
      <Text className={styles.promise}>
        {t('choose.anew')}
        {by === 'share' && ` ${t('choose.share-of', { all: curve.all.moves })}`}
      </Text>
      {make.error && <ErrorState {...describeError(make.error)} />}
    </>
  );
}
