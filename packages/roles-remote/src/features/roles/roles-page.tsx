import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  ContentSkeleton,
  EmptyState,
  ErrorState,
  NoPermissionState,
  Page,
  PageContent,
  PageHeader,
} from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { BoardProvider } from '../../drafts/board-data';
import { useBoardLists } from '../../drafts/use-board-lists';
import { Board } from './board';
import type { BoardProps } from './board';
import { useBoardStyles } from './board.styles';
import { CreateRole, WaitingCreateRole } from './create-role';
import { creatingAtom } from './creating';
import { useWords } from '../../words';

const CreateRoleDialog = lazy(() => import('./dialogs/create-role-dialog'));

/** The page for people who may see roles; actions that need more rights are disabled with the reason. */
export function RolesPage({ matrix }: BoardProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const styles = useBoardStyles();
  const { me, status } = useSession(platform);
  const mayView = useCan(platform, 'view_roles');
  const ready = me && status === 'user';
  return (
    <Page className={styles.page}>
      <PageHeader title={t('page.title')} action={ready ? mayView && <CreateRole me={me} /> : <WaitingCreateRole />} />
      {!ready && <Loading />}
      {ready && !mayView && <NoPermissionState permission="view_roles" />}
      {ready && mayView && <LoadedBoard me={me} matrix={matrix} />}
    </Page>
  );
}

const Loading = () => (
  <PageContent>
    <ContentSkeleton shape="board" />
  </PageContent>
);

function LoadedBoard({ me, matrix }: { me: Me } & BoardProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const { data, error, retry, retrying } = useBoardLists(me);
  const [creating, setCreating] = useAtom(creatingAtom);
  useEffect(() => () => setCreating(null), [setCreating]);
  if (error) {
    const { title, advice } = describeError(error);
    return (
      <ErrorState
        title={t('roles.load-failed', { error: title })}
        advice={advice}
        onRetry={retry}
        retrying={retrying}
      />
    );
  }
  if (!data) return <Loading />;
  return (
    <BoardProvider value={data}>
      {data.roles.length === 0 ? (
        <EmptyState title={t('roles.none')} reason={t('roles.none-reason')} />
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
