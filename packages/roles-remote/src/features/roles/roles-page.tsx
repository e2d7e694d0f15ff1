import type { Me } from '@slotwise/contract';
import { describeError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  EmptyState,
  ErrorState,
  ListSkeleton,
  NoPermissionState,
  Page,
  PageContent,
  PageHeader,
} from '@slotwise/shared/ui';
import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { BoardProvider } from '../../drafts/board-data';
import { useBoardLists } from '../../drafts/use-board-lists';
import { Board } from './board';
import type { BoardProps } from './board';
import { useBoardStyles } from './board.styles';
import { CreateRole } from './create-role';
import { creatingAtom } from './creating';

const CreateRoleDialog = lazy(() => import('./dialogs/create-role-dialog'));

/** The page for whoever may see roles; what needs more rights than that is disabled with its reason. */
export function RolesPage({ matrix }: BoardProps) {
  const platform = usePlatform();
  const styles = useBoardStyles();
  const { me, status } = useSession(platform);
  const mayView = useCan(platform, 'view_roles');
  const ready = me && status === 'user';
  return (
    <Page className={styles.page}>
      <PageHeader title="Role & Permission Management" action={ready && mayView && <CreateRole />} />
      {!ready && <Loading />}
      {ready && !mayView && <NoPermissionState permission="view_roles" />}
      {ready && mayView && <LoadedBoard me={me} matrix={matrix} />}
    </Page>
  );
}

const Loading = () => (
  <PageContent>
    <ListSkeleton shape="cards" />
  </PageContent>
);

function LoadedBoard({ me, matrix }: { me: Me } & BoardProps) {
  const { data, error, retry, retrying } = useBoardLists(me);
  const [creating, setCreating] = useAtom(creatingAtom);
  useEffect(() => () => setCreating(null), [setCreating]);
  if (error) {
    return (
      <ErrorState
        title={`Error loading roles and permissions: ${error.message}`}
        advice={describeError(error).advice}
        onRetry={retry}
        retrying={retrying}
      />
    );
  }
  if (!data) return <Loading />;
  return (
    <BoardProvider value={data}>
      {data.roles.length === 0 ? (
        <EmptyState title="No roles, permissions, or users found." reason="Roles that are created appear here." />
      ) : (
        <Board matrix={matrix} />
      )}
      {creating && (
        <Suspense>
          <CreateRoleDialog start={creating} onClose={() => setCreating(null)} />
        </Suspense>
      )}
    </BoardProvider>
  );
}
