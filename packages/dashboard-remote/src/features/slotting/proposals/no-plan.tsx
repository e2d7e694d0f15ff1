import type { SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { slottingKeys } from '../slotting-keys';
import { useWords } from './words';

interface NoPlanProps {
  warehouseId: string;
  runId: string;
}

const reasonOf = ({ status, ending, progress }: SlottingRun) => {
  if (status === 'waiting' || status === 'running') return 'open';
  if (status === 'failed') return 'failed';
  if (progress.plan) return 'forgotten';
  return ending === 'stopped' ? 'stopped' : 'ended';
};

/** Why a search has no plan to choose moves of, and the way on: to the latest plan, or back to the search. */
export function NoPlan({ warehouseId, runId }: NoPlanProps) {
  const { t } = useWords();
  const { http } = usePlatform();
  const read = useQuery({
    queryKey: [...slottingKeys.state, warehouseId, 'beside', runId],
    queryFn: async ({ signal }) => {
      const [{ run }, { warehouses }] = await Promise.all([
        http('GET /slotting/run', { query: { run_id: runId }, signal }),
        http('GET /slotting/state', { query: { warehouse_id: warehouseId }, signal }),
      ]);
      return { run, planned: warehouses[0]?.planned ?? null };
    },
  });
  return (
    <ReadRecord read={read}>
      {({ run, planned }) => {
        const reason = reasonOf(run);
        const other = planned && planned.id !== runId ? planned : null;
        return (
          <EmptyState
            title={t(`no-plan.${reason}`)}
            reason={t(other ? 'no-plan.other' : reason === 'open' ? 'no-plan.wait' : 'no-plan.search')}
            action={
              <>
                {other && (
                  <RecordLink to={`/slotting/${warehouseId}/moves/${other.id}`}>{t('no-plan.to-other')}</RecordLink>
                )}
                <RecordLink to={`/slotting/${warehouseId}`}>
                  {t(reason === 'open' ? 'no-plan.to-run' : 'no-plan.to-search')}
                </RecordLink>
              </>
            }
          />
        );
      }}
    </ReadRecord>
  );
}
