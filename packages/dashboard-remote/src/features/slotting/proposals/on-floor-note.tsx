import type { MoveProposal } from '@slotwise/contract';
import { Banner } from '@slotwise/shared/ui/feedback';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useProposalName } from './proposal-status';
import { useOnFloor } from './use-on-floor';
import { useWords } from './words';

/** Why a draft cannot be activated yet: another proposal that is on the floor of the warehouse, and the way to it. */
export function OnFloorNote({ proposal }: { proposal: MoveProposal }) {
  const { t } = useWords();
  const nameOf = useProposalName();
  const other = useOnFloor(proposal);
  if (!other) return null;
  const name = nameOf(other);
  return (
    <Banner
      intent="info"
      title={t('page.on-floor')}
      actions={
        <RecordLink to={`/slotting/${other.warehouseId}/proposals/${other.id}`}>{t('page.on-floor-open')}</RecordLink>
      }
    >
      {other.status === 'active' ? t('page.on-floor-advice', { name }) : t('page.on-floor-back', { name })}
    </Banner>
  );
}
