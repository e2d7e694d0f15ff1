import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { ListSkeleton, NoPermissionState, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { Invite } from './invite';
import { InvitationsList } from './invitations-list';

/** The page for whoever may see invitations; what needs more rights than that is disabled with its reason. */
export function InvitationsPage() {
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const mayView = useCan(platform, 'view_invitations');
  const ready = me && status === 'user';
  return (
    <Page>
      <PageHeader title="Invitation Management" action={ready && mayView && <Invite me={me} />} />
      {!ready && (
        <PageContent>
          <ListSkeleton />
        </PageContent>
      )}
      {ready && !mayView && <NoPermissionState permission="view_invitations" />}
      {ready && mayView && <InvitationsList me={me} />}
    </Page>
  );
}
