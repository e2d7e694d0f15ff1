import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { ListSkeleton, NoPermissionState, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { CreateRole } from './create-role';
import { RolesList } from './roles-list';

/** The page for whoever may see roles; what needs more rights than that is disabled with its reason. */
export function RolesPage() {
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const mayView = useCan(platform, 'view_roles');
  const ready = me && status === 'user';
  return (
    <Page>
      <PageHeader title="Role & Permission Management" action={ready && mayView && <CreateRole me={me} />} />
      {!ready && (
        <PageContent>
          <ListSkeleton shape="cards" />
        </PageContent>
      )}
      {ready && !mayView && <NoPermissionState permission="view_roles" />}
      {ready && mayView && <RolesList me={me} />}
    </Page>
  );
}
