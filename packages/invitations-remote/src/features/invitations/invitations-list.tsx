import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, EmptyState, ErrorState, ListSkeleton, PageContent } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { useInvitationsAddress } from './invitations-address';
import { InvitationItems } from './invitation-items';
import { InvitationsToolbar } from './invitations-toolbar';
import { matching, NO_FILTERS } from './model/filters';
import { inOrder } from './model/invitations-list';
import { TYPES_FOR } from './model/lifecycle';
import { useExpiry } from './use-expiry';
import { useExport } from './use-export';
import { useView } from './use-view';

interface InvitationsListProps {
  me: Me;
  /** The next step where there is nothing yet. */
  firstStep: ReactNode;
}

const NOTHING: never[] = [];

/** All invitations of the tenant, from the cache that live events keep current. */
export function InvitationsList({ me, firstStep }: InvitationsListProps) {
  const platform = usePlatform();
  const read = tenantQueries(platform.http, me).invitations;
  const invitations = useQuery(read);
  const { t } = useWords();
  const describeError = useDescribeError();
  const { values: filters, change: changeFilters } = useInvitationsAddress();
  const view = useView();
  const all = useMemo(() => inOrder(invitations.data ?? NOTHING), [invitations.data]);
  // Keys are answered before the list is: of thousands it may lag behind by a frame.
  const sought = useDeferredValue(filters);
  const shown = useMemo(() => matching(all, sought), [all, sought]);
  const exportShown = useExport(me);
  useExpiry(invitations.data ?? NOTHING, read.queryKey);

  if (invitations.isPending) {
    return (
      <PageContent>
        <ListSkeleton shape={view.view === 'grid' ? 'cards' : 'rows'} />
      </PageContent>
    );
  }
  if (!invitations.data) {
    const { title, advice } = describeError(invitations.error);
    return (
      <ErrorState
        title={t('list.failed', { error: title })}
        advice={advice}
        onRetry={() => void invitations.refetch()}
        retrying={invitations.isFetching}
      />
    );
  }
  if (all.length === 0) {
    return <EmptyState title={t('list.none')} reason={t('list.none-reason')} drawing="mail" action={firstStep} />;
  }
  return (
    <>
      <InvitationsToolbar
        shown={shown.length}
        total={all.length}
        filters={filters}
        onFilters={changeFilters}
        types={TYPES_FOR[me.userType]}
        view={view}
        onExport={() => exportShown(shown)}
      />
      <PageContent>
        {shown.length === 0 ? (
          <EmptyState
            title={t('list.none-found')}
            drawing="search"
            action={<Button onClick={() => changeFilters(NO_FILTERS)}>{t('list.show-all')}</Button>}
          />
        ) : (
          <InvitationItems invitations={shown} columns={view.columns} card={view.view === 'grid'} />
        )}
      </PageContent>
    </>
  );
}
