import type { MoveCurve, MoveWorth } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState, makeStyles, PageContent, Text, tokens } from '@slotwise/shared/ui';
import { Chart } from '@slotwise/shared/ui/charts';
import { choiceOr, SegmentedControl, useAddress } from '@slotwise/shared/ui/list';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { useDuration } from '../terms/use-duration';
import { ChoiceForm } from './choice-form';
import { CURVE_AXES, evenly, stepOf } from './model/curve-at';
import { NoPlan } from './no-plan';
import { proposalKeys } from './proposal-keys';
import { SlottingRecordPage } from './slotting-record-page';
import { useStop } from './use-stop';
import { useWords } from './words';

const useStyles = makeStyles({
  content: { gap: '20px' },
  lead: { color: tokens.colorNeutralForeground2, maxWidth: '75ch' },
  axis: { alignSelf: 'start', maxWidth: '100%' },
});
const STEPS = 20;
const PARAMETERS = { axis: choiceOr('axis', CURVE_AXES, 'moves') };

/** The moves of a plan against their savings, and the choice of a stop. */
export default function ChoosePage({ warehouseId, runId }: { warehouseId: string; runId: string }) {
  const { t } = useWords();
  return (
    <SlottingRecordPage title={t('choose.title')} warehouseId={warehouseId}>
      <Choose warehouseId={warehouseId} runId={runId} />
    </SlottingRecordPage>
  );
}

function Choose({ warehouseId, runId }: { warehouseId: string; runId: string }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const read = useQuery({
    queryKey: [...proposalKeys.curve, runId],
    queryFn: ({ signal }) => http('GET /move-curve', { query: { run_id: runId }, signal }),
  });
  if (isApiError(read.error) && read.error.code === 'no_plan')
    return <NoPlan warehouseId={warehouseId} runId={runId} />;
  return (
    <ReadRecord read={read}>
      {({ curve }) =>
        curve.all.moves === 0 ? (
          <EmptyState title={t('choose.none')} reason={t('choose.none-reason')} />
        ) : (
          <Chosen warehouseId={warehouseId} curve={curve} />
        )
      }
    </ReadRecord>
  );
}

function Chosen({ warehouseId, curve }: { warehouseId: string; curve: MoveCurve }) {
  const styles = useStyles();
  const { t } = useWords();
  const stop = useStop(curve);
  return (
    <PageContent className={styles.content}>
      <Text className={styles.lead}>{t('choose.lead')}</Text>
      <ChoiceForm warehouseId={warehouseId} curve={curve} stop={stop} />
      {curve.impossible > 0 && <Text>{t('choose.impossible', { count: curve.impossible })}</Text>}
      <Drawing curve={curve} point={stop.point} />
    </PageContent>
  );
}

function Drawing({ curve, point }: { curve: MoveCurve; point: MoveWorth | undefined }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const duration = useDuration();
  const { values, change } = useAddress(PARAMETERS);
  const { axis } = values;
  const steps = Math.min(STEPS, Math.max(1, curve.all.moves));
  const points = evenly(curve, axis, steps);
  return (
    <>
      <div className={styles.axis}>
        <SegmentedControl
          label={t('curve.axis')}
          value={axis}
          onChange={(next) => change({ axis: next })}
          segments={[
            { value: 'moves', label: t('curve.by-moves') },
            { value: 'minutes', label: t('curve.by-minutes') },
          ]}
        />
      </div>
      <Chart
        kind="line"
        level={2}
        title={t('curve.title')}
        data={{
          dimension: t(`curve.${axis}`),
          categories: points.map(({ at }) => formats.number(at, { maximumFractionDigits: 0 })),
          unit: t('curve.unit'),
          format: { maximumFractionDigits: 0 },
          ...(point && {
            marker: {
              at: stepOf(curve, axis, steps, point),
              label: t('curve.stop', { moves: point.moves, saved: duration(point.secondsPerDay) }),
            },
          }),
          series: [
            { name: t('curve.series'), values: points.map(({ secondsPerDay }) => secondsPerDay) },
            ...(curve.unseen ? [{ name: t('curve.later'), values: points.map(({ later }) => later) }] : []),
          ],
        }}
      />
    </>
  );
}
