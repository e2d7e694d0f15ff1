import type { Invitation } from '@slotwise/contract';
import { PageContent } from '@slotwise/shared/ui';
import { LoadMore } from '@slotwise/shared/ui/plain';
import { useSteadyRows } from '@slotwise/shared/ui/table';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { useWords } from '../../words';
import { InvitationCard } from './invitation-card';
import type { Invitations } from './use-invitations';

/** Height in px before a card is measured. */
const CARD = 132;

interface InvitationCardsProps {
  list: Invitations;
  /** Names what is listed: another filter is another list. */
  name: string;
  columns: number;
  isLeaving: ((invitation: Invitation) => boolean) | undefined;
}

export function InvitationCards({ list, name, columns, isLeaving }: InvitationCardsProps) {
  const { t } = useWords();
  const { rows, listeners } = useSteadyRows(list.loaded, { list: name, isLeaving });
  return (
    <PageContent>
      <div {...listeners}>
        <VirtualList
          items={rows}
          columns={columns}
          gap={12}
          estimate={CARD}
          onEnd={list.loadMore}
          aria-label={t('list.title')}
        >
          {(invitation) => <InvitationCard invitation={invitation} />}
        </VirtualList>
      </div>
      <LoadMore list={list} />
    </PageContent>
  );
}
