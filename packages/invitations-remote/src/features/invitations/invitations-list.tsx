import { useSharedTerm } from '@slotwise/shared/remote';
import { useColumnChoices } from '@slotwise/shared/ui/long-list';
import { ColumnPicker } from '@slotwise/shared/ui/table';
import type { Invitation, Me } from '@slotwise/contract';
import { Button, EmptyState, ErrorState, PageContent } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { InvitationCards } from './invitation-cards';
import { useInvitationsAddress } from './invitations-address';
import { useColumns } from './invitation-columns';
import { InvitationsTable } from './invitations-table';
import { InvitationsToolbar } from './invitations-toolbar';
import { isLeft, NO_FILTERS } from './model/filters';
import { TYPES_FOR } from './model/lifecycle';
import { useExpiry } from './use-expiry';
import { useExport } from './use-export';
import { useInvitations } from './use-invitations';
import { useKeptSelection } from './use-kept-selection';
import { useView } from './use-view';
import { WaitingList } from './waiting-list';

export interface InvitationsListProps {
  me: Me;
  /** The next step where there is nothing yet. */
  firstStep: ReactNode;
}

/** The invitations of the tenant that the filters let through, page by page as far as somebody looks. */
export default function InvitationsList({ me, firstStep }: InvitationsListProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const { values: typed, settled, change } = useInvitationsAddress();
  useSharedTerm(typed.term, (term) => change({ term }), typed.invitation !== null);
  const list = useInvitations(me, settled);
  const view = useView();
  const all = useExport(me);
  const { status } = settled;
  const isLeaving = useMemo(
    () => (status === null ? undefined : (invitation: Invitation) => isLeft({ status }, invitation)),
    [status],
  );
  useExpiry(me, list.loaded);
  const name = JSON.stringify([settled.term, settled.status, settled.type]);
  const selection = useKeptSelection(name);
  const columns = useColumns(me.userType);
  const [choices, onChoices] = useColumnChoices();
  const table = { columns, choices, onChoices };

  if (list.isPending) {
    return <WaitingList shape={view.view === 'grid' ? 'cards' : 'rows'} />;
  }
  if (list.error) {
    const { title, advice } = describeError(list.error);
    return (
      <ErrorState
        title={t('list.failed', { error: title })}
        advice={advice}
        onRetry={list.reload}
        retrying={list.isReloading}
      />
    );
  }
  if (list.total === 0) {
    return <EmptyState title={t('list.none')} reason={t('list.none-reason')} drawing="mail" action={firstStep} />;
  }
  const common = { list, isLeaving };
  return (
    <>
      <InvitationsToolbar
        shown={list.matching}
        total={list.total}
        filters={typed}
        onFilters={change}
        types={TYPES_FOR[me.userType]}
        view={view}
        exporting={all.busy}
        onExport={() => all.start(settled)}
        picker={view.view === 'list' && <ColumnPicker {...table} />}
      />
      {list.matching === 0 && list.loaded.length === 0 && (
        <PageContent>
          <EmptyState
            title={t('list.none-found')}
            drawing="search"
            action={<Button onClick={() => change(NO_FILTERS)}>{t('list.show-all')}</Button>}
          />
        </PageContent>
      )}
      {list.loaded.length > 0 && view.view === 'grid' && (
        <InvitationCards {...common} name={name} columns={view.columns} />
      )}
      {list.loaded.length > 0 && view.view === 'list' && (
        <InvitationsTable {...common} key={name} me={me} filters={settled} selection={selection} table={table} />
      )}
    </>
  );
}
