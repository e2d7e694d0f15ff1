import type { PlanAdvantage, SlottingState } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { makeStyles, StatusBadge, Text, tokens } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RecordLink } from '@slotwise/shared/ui/link';
import { gainOf, isWithoutPlan, savedOf } from '../scenarios/run-worth';
import { slottingKeys } from '../slotting-keys';
import { useSaved } from '../terms/use-terms';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  figure: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});

const TONES = { waiting: 'neutral', running: 'pending', done: 'success', failed: 'danger' } as const;
/** Default time of a search. */
const USUAL_SECONDS = 60;

interface WarehouseSlottingProps {
  state: SlottingState;
  /** State of the watch over its activated plan; undefined: none, or it is not known yet. */
  advantage: PlanAdvantage | undefined;
}

/** State of slotting in one warehouse: its newest search, its worth and its date, and a way to begin one. */
export function WarehouseSlotting({
  state: { warehouseId, hasPlaces, unlaid, run: newest, planned, terms },
  advantage,
}: WarehouseSlottingProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const mayRun = useCan(platform, 'manage_slotting');
  const mayLayOut = useCan(platform, 'manage_warehouses');
  const say = useSaved(terms);
  const start = useMutation({
    mutationFn: () =>
      platform.http('POST /slotting/run', { body: { warehouse_id: warehouseId, seconds: USUAL_SECONDS } }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: slottingKeys.state });
      platform.navigate(`/slotting/${warehouseId}`);
    },
  });
  // A search without a plan says nothing of the warehouse that an earlier plan does not say better.
  const isHidden = newest !== null && isWithoutPlan(newest) && planned !== null;
  const run = isHidden ? planned : newest;
  const gain = run && gainOf(run, 'unseen');
  const saved = run && savedOf(run, 'unseen');
  const isOpen = newest?.status === 'waiting' || newest?.status === 'running';
  return (
    <span className={styles.root}>
      {run ? (
        <>
          <StatusBadge
            tone={TONES[run.status]}
            label={run.status === 'done' && run.ending === 'stopped' ? t('run.stopped') : t(`run.${run.status}`)}
          />
          {gain !== null && (gain > 0 || !isOpen) && (
            <Text className={styles.figure}>
              {gain > 0
                ? t('state.gain', { share: formats.number(gain, { style: 'percent', maximumFractionDigits: 1 }) })
                : t('state.no-gain')}
              {gain > 0 && saved !== null && ` · ${t('state.saved', { saved: say(saved) })}`}
            </Text>
          )}
          <Text size={200} className={styles.quiet}>
            {run.name === '' ? '' : `${run.name} · `}
            {formats.date(run.endedAt ?? run.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </Text>
          {isHidden && (
            <Text size={200} className={styles.quiet}>
              {t(newest.status === 'failed' ? 'later.failed' : 'later.stopped')}
            </Text>
          )}
        </>
      ) : (
        <Text className={styles.quiet}>
          {hasPlaces ? t('run.none') : t(unlaid > 0 ? 'state.no-aisles' : 'state.no-places')}
        </Text>
      )}
      {advantage?.draft && (
        <RecordLink to={`/slotting/${warehouseId}/proposals/${advantage.draft.id}`}>
          {t('state.reslot', { moves: advantage.draft.moves })}
        </RecordLink>
      )}
      {mayRun && hasPlaces && !isOpen && (
        <SendButton
          size="small"
          onClick={() => start.mutate()}
          sending={start.isPending}
          sendingLabel={t('form.starting')}
        >
          {t('form.start')}
        </SendButton>
      )}
      {!hasPlaces && mayLayOut && (
        <RecordLink to={`/inventory/warehouses/${warehouseId}?tab=layout`}>{t('state.lay-out')}</RecordLink>
      )}
      {start.error && (
        <Text role="alert" size={200}>
          {describeError(start.error).title}
        </Text>
      )}
    </span>
  );
}
