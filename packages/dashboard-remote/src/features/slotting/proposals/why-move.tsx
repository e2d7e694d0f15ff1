import type { MoveProposal, ProposedMove, SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, makeStyles, Text } from '@slotwise/shared/ui';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { useMap } from '../map/use-map';
import { useWhy } from '../map/use-why';
import { slottingKeys } from '../slotting-keys';
import { WhyPanel } from '../why-panel';
import { useWords } from './words';

const useStyles = makeStyles({ content: { display: 'flex', flexDirection: 'column', gap: '12px' } });

interface WhyMoveProps {
  proposal: MoveProposal;
  move: ProposedMove;
  onClose: () => void;
}

/** Why a plan has the goods of a move elsewhere, and their costs at other places. */
export function WhyMove({ proposal, move, onClose }: WhyMoveProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const { runId } = proposal;
  const read = useQuery({
    queryKey: slottingKeys.run(runId),
    queryFn: ({ signal }) => http('GET /slotting/run', { query: { run_id: runId }, signal }),
  });
  return (
    <ContentDialog
      title={t('why.title', { sku: move.sku.code, from: move.from.code, to: move.to.code })}
      size="large"
      contentClassName={styles.content}
      actions={<Button onClick={onClose}>{t('why.close')}</Button>}
      onClose={onClose}
    >
      <ReadRecord read={read}>{({ run }) => <Reasons run={run} move={move} />}</ReadRecord>
    </ContentDialog>
  );
}

function Reasons({ run, move: { sku, from, to, buffer } }: { run: SlottingRun; move: ProposedMove }) {
  const { t } = useWords();
  const subject = { sku: sku.id };
  const map = useMap(run.warehouseId, run);
  const reasons = useWhy(run, subject).data?.reasons ?? [];
  const own =
    reasons.find(({ before }) => before.place.id === from.id) ?? (reasons.length === 1 ? reasons[0] : undefined);
  const planned = own?.after.place;
  return (
    <>
      {buffer && <Text>{t('why.buffer')}</Text>}
      {!buffer && planned && planned.id !== to.id && (
        <Text>{t('why.elsewhere', { to: to.code, planned: planned.code })}</Text>
      )}
      <WhyPanel run={run} subject={subject} places={map.data} from={from.id} />
    </>
  );
}
