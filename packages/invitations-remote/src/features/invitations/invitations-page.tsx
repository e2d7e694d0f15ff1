import type { Me } from '@slotwise/contract';
import { lazyScreen, usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button, makeStyles, media, NoPermissionState, Page, PageHeader } from '@slotwise/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../words';
import { InvitationActionsProvider } from './invitation-actions';
import { useInvitationsAddress } from './invitations-address';
import type { InvitationsListProps } from './invitations-list';
import { Invite } from './invite/invite';
import type { Opened } from './invite/invite';
import { TickerProvider } from './ticker-context';
import { useView } from './use-view';
import { WaitingList } from './waiting-list';

/** The filters and the table: they are fetched while the person's rights are, and drawn from the list. */
const InvitationsList = lazyScreen<InvitationsListProps>(
  () => import(/* webpackChunkName: "part-list" */ './invitations-list'),
);

const useStyles = makeStyles({
  // The list scrolls and not the page, unless the screen is so low that the list would vanish.
  page: { height: '100%', minHeight: '30rem', [media.belowSm]: { minHeight: '36rem' } },
});

/** The page for people who may see invitations; actions that need more rights are disabled with the reason. */
export function InvitationsPage() {
  const { t } = useWords();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const mayView = useCan(platform, 'view_invitations');
  if (!me || status !== 'user') {
    return (
      <Page>
        <PageHeader title={t('page.title')} />
        <WaitingList />
      </Page>
    );
  }
  if (!mayView) {
    return (
      <Page>
        <PageHeader title={t('page.title')} />
        <NoPermissionState permission="view_invitations" />
      </Page>
    );
  }
  return <ManagedInvitations me={me} />;
}

function ManagedInvitations({ me }: { me: Me }) {
  const mayManage = useCan(usePlatform(), 'manage_invitations');
  const { view } = useView();
  const [opened, setOpened] = useState<Opened>(null);
  const { t } = useWords();
  const styles = useStyles();
  const { values, change } = useInvitationsAddress();
  // The address of the manifest's action. It asks once: a page that is reloaded later does not open the dialog again. It asks
  // until the dialog stands there: a page that is drawn anew meanwhile, or whose dialog is still on its way, opens it all the same.
  const asked = values.invite !== null;
  useEffect(() => {
    if (!asked) return;
    if (mayManage) setOpened('invite');
    else change({ invite: null }, { replace: true });
  }, [asked, mayManage, change]);
  const onShown = useCallback(() => {
    if (asked) change({ invite: null }, { replace: true });
  }, [asked, change]);
  return (
    <TickerProvider>
      <InvitationActionsProvider me={me}>
        <Page className={styles.page}>
          <PageHeader
            title={t('page.title')}
            action={<Invite me={me} opened={opened} onOpen={setOpened} onShown={onShown} />}
          />
          <InvitationsList
            me={me}
            fallback={<WaitingList shape={view === 'grid' ? 'cards' : 'rows'} />}
            firstStep={mayManage && <Button onClick={() => setOpened('invite')}>{t('invite.someone')}</Button>}
          />
        </Page>
      </InvitationActionsProvider>
    </TickerProvider>
  );
}
