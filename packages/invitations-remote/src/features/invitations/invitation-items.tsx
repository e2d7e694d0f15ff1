import type { Invitation } from '@slotwise/contract';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { useWords } from '../../words';
import { InvitationItem } from './invitation-item';

/** Heights in px before a row is measured. */
const ROW = 57;
const CARD = 132;

interface InvitationItemsProps {
  invitations: readonly Invitation[];
  columns: number;
  card: boolean;
}

export function InvitationItems({ invitations, columns, card }: InvitationItemsProps) {
  const { t } = useWords();
  return (
    <VirtualList
      items={invitations}
      columns={columns}
      gap={card ? 12 : 0}
      estimate={card ? CARD : ROW}
      aria-label={t('list.title')}
    >
      {(invitation) => <InvitationItem invitation={invitation} card={card} />}
    </VirtualList>
  );
}
