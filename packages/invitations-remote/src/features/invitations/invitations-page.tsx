import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button, ListSkeleton, NoPermissionState, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { useEffect, useState } from 'react';
import { InvitationActionsProvider } from './invitation-actions';
import { InvitationsList } from './invitations-list';
import { Invite } from './invite/invite';
import type { Opened } from './invite/invite';
import { TickerProvider } from './ticker-context';

/** The page for whoever may see invitations; what needs more rights than that is disabled with its reason. */
export function InvitationsPage() {
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const mayView = useCan(platform, 'view_invitations');
  if (!me || status !== 'user') {
    return (
      <Page>
        <PageHeader title="Invitation Management" />
        <PageContent>
          <ListSkeleton />
        </PageContent>
      </Page>
    );
  }
  if (!mayView) {
    return (
      <Page>
        <PageHeader title="Invitation Management" />
        <NoPermissionState permission="view_invitations" />
      </Page>
    );
  }
  return <ManagedInvitations me={me} />;
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}

function ManagedInvitations({ me }: { me: Me }) {
  const mayManage = useCan(usePlatform(), 'manage_invitations');
  const [opened, setOpened] = useState<Opened>(null);
  const [query, setQuery] = useSearchParams();
  // The address of the manifest's action. It asks once: a page that is reloaded later does not open the dialog again.
  const asked = query.has('invite');
  useEffect(() => {
    if (!asked) return;
    setQuery((now) => without(now, 'invite'), { replace: true });
    if (mayManage) setOpened('invite');
  }, [asked, mayManage, setQuery]);
  return (
    <TickerProvider>
      <InvitationActionsProvider me={me}>
        <Page>
          <PageHeader title="Invitation Management" action={<Invite me={me} opened={opened} onOpen={setOpened} />} />
          <InvitationsList
            me={me}
            firstStep={mayManage && <Button onClick={() => setOpened('invite')}>Invite someone</Button>}
          />
        </Page>
      </InvitationActionsProvider>
    </TickerProvider>
  );
}
