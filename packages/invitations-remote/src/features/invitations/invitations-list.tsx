import type { Me } from '@slotwise/contract';
import { describeError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, EmptyState, ErrorState, ListSkeleton, PageContent } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { InvitationItems } from './invitation-items';
import { InvitationsToolbar } from './invitations-toolbar';
import { matching, NO_FILTERS } from './model/filters';
import { inOrder } from './model/invitations-list';
import { TYPES_FOR } from './model/lifecycle';
import { useExpiry } from './use-expiry';
import { useExport } from './use-export';
import { useFilters } from './use-filters';
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
  const [filters, changeFilters] = useFilters();
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
    return (
      <ErrorState
        title={`Error loading invitations: ${invitations.error.message}`}
        advice={describeError(invitations.error).advice}
        onRetry={() => void invitations.refetch()}
        retrying={invitations.isFetching}
      />
    );
  }
  if (all.length === 0) {
    return (
      <EmptyState
        title="No invitations found."
        reason="People that you invite appear here until they have joined."
        drawing="mail"
        action={firstStep}
      />
    );
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
            title="No invitations found matching your search."
            drawing="search"
            action={<Button onClick={() => changeFilters(NO_FILTERS)}>Show all invitations</Button>}
          />
        ) : (
          <InvitationItems invitations={shown} columns={view.columns} card={view.view === 'grid'} />
        )}
      </PageContent>
    </>
  );
}
