import { lazyScreen, usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button, NoPermissionState, Page, PageHeader } from '@slotwise/shared/ui';
import { People20Regular } from '@slotwise/shared/ui/icons';
import { useFollow } from '@slotwise/shared/ui/link';
import type { BoardProps } from './board';
import { useBoardStyles } from './board.styles';
import { CreateRole, WaitingCreateRole } from './create-role';
import { Loading } from './loading';
import type { LoadedBoardProps } from './loaded-board';
import { useWords } from '../../words';

/** Cards, and what is dragged onto them: it is fetched while the lists are, which it is drawn from. */
const LoadedBoard = lazyScreen<LoadedBoardProps>(() => import(/* webpackChunkName: "part-board" */ './loaded-board'));

/** The page for people who may see roles. Who may not change them reads, and is told once why. */
export function RolesPage({ matrix }: BoardProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const styles = useBoardStyles();
  const { me, status } = useSession(platform);
  const mayView = useCan(platform, 'view_roles');
  const mayManageUsers = useCan(platform, 'manage_users');
  const ready = me && status === 'user';
  return (
    <Page className={styles.page}>
      <PageHeader
        title={t('page.title')}
        action={
          ready ? (
            mayView && (
              <>
                {mayManageUsers && <ToUsers />}
                <CreateRole me={me} />
              </>
            )
          ) : (
            <WaitingCreateRole />
          )
        }
      />
      {!ready && <Loading />}
      {ready && !mayView && <NoPermissionState permission="view_roles" />}
      {ready && mayView && <LoadedBoard me={me} matrix={matrix} fallback={<Loading />} />}
    </Page>
  );
}

/** The people who have the roles stand on a page of their own, which the sidebar does not name. */
function ToUsers() {
  const { t } = useWords();
  const platform = usePlatform();
  return (
    <Button as="a" icon={<People20Regular />} {...useFollow('/users', (address) => platform.navigate(address))}>
      {t('page.users')}
    </Button>
  );
}
