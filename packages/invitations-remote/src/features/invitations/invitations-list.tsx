import type { Me } from '@slotwise/contract';
import { describeError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, EmptyState, ErrorState, ListSkeleton, makeStyles, PageContent } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { InvitationRow } from './invitation-row';
import { InvitationsToolbar } from './invitations-toolbar';
import { shownInvitations } from './model/invitations-list';
import { useExpiry } from './use-expiry';
import { useNow } from './use-now';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
});

/** All invitations of the tenant, from the cache that live events keep current. */
export function InvitationsList({ me }: { me: Me }) {
  const styles = useStyles();
  const platform = usePlatform();
  const [term, setTerm] = useState('');
  const read = tenantQueries(platform.http, me).invitations;
  const invitations = useQuery(read);
  const shown = useMemo(() => shownInvitations(invitations.data ?? [], term), [invitations.data, term]);
  const anyPending = invitations.data?.some(({ status }) => status === 'pending') ?? false;
  const now = useNow(anyPending);
  useExpiry(invitations.data, read.queryKey, now);

  if (invitations.isPending) {
    return (
      <PageContent>
        <ListSkeleton />
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
  if (invitations.data.length === 0) {
    return (
      <EmptyState
        title="No invitations found."
        reason="People that you invite appear here until they have joined."
        drawing="mail"
      />
    );
  }
  return (
    <>
      <InvitationsToolbar shown={shown.length} total={invitations.data.length} term={term} onTerm={setTerm} />
      <PageContent>
        {shown.length === 0 ? (
          <EmptyState
            title="No invitations found matching your search."
            drawing="search"
            action={<Button onClick={() => setTerm('')}>Show all invitations</Button>}
          />
        ) : (
          <ul className={styles.list} aria-label="Invitations">
            {shown.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} queryKey={read.queryKey} now={now} />
            ))}
          </ul>
        )}
      </PageContent>
    </>
  );
}
