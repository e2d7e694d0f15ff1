import { usePlatform, useSharedTerm } from '@slotwise/shared/remote';
import { ColumnPicker, formatChoices, parseChoices } from '@slotwise/shared/ui/table';
import type { Invitation, Me } from '@slotwise/contract';
import { Button, EmptyState, ErrorState, makeStyles, PageContent, Spinner } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { InvitationCards } from './invitation-cards';
import { useInvitationsAddress } from './invitations-address';
import { useColumns } from './invitation-columns';
import { InvitationsTable, type ChosenColumns } from './invitations-table';
import { InvitationsToolbar } from './invitations-toolbar';
import { isLeft, NO_FILTERS } from './model/filters';
import { TYPES_FOR } from './model/lifecycle';
import { useExpiry } from './use-expiry';
import { useExport } from './use-export';
import { useInvitations } from './use-invitations';
import type { Invitations } from './use-invitations';
import { useKeptSelection } from './use-kept-selection';
import { useView } from './use-view';
import { WaitingList } from './waiting-list';

const useStyles = makeStyles({
  // The table scrolls in it, under its own header.
  // In a page that gives it no height it must end somewhere, or all of its rows would be in sight.
  table: { minHeight: 0, maxHeight: '100rem', paddingBlock: '12px 16px' },
  end: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '8px', paddingBlock: '8px' },
});

export interface InvitationsListProps {
  me: Me;
  /** The next step where there is nothing yet. */
  firstStep: ReactNode;
}

/** The invitations of the tenant that the filters let through, page by page as far as somebody looks. */
export default function InvitationsList({ me, firstStep }: InvitationsListProps) {
  const styles = useStyles();
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
  const columns = useChosenColumns(me);

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
  const common = { list, isLeaving, end: <End list={list} /> };
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
        picker={view.view === 'list' && <ColumnPicker {...columns} />}
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
        <PageContent className={styles.table}>
          <InvitationsTable {...common} key={name} me={me} filters={settled} selection={selection} columns={columns} />
        </PageContent>
      )}
    </>
  );
}

/** A person's choice of columns is kept on this device. */
function useChosenColumns({ userType }: Me): ChosenColumns {
  const { preferences } = usePlatform();
  const [choices, setChoices] = useState(() => parseChoices(preferences.get('columns')));
  return {
    columns: useColumns(userType),
    choices,
    onChoices: (next) => {
      setChoices(next);
      preferences.set('columns', formatChoices(next));
    },
  };
}

/** Below the last invitation that is loaded: more is coming, or why it is not. */
function End({ list }: { list: Invitations }) {
  const styles = useStyles();
  const { t } = useWords();
  if (list.moreError) {
    return (
      <div className={styles.end} role="alert">
        {t('list.more-failed')}
        <Button size="small" onClick={list.retryMore}>
          {t('list.more-retry')}
        </Button>
      </div>
    );
  }
  return list.isLoadingMore ? (
    <div className={styles.end}>
      <Spinner size="tiny" label={t('word.loading')} />
    </div>
  ) : null;
}
