import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { ListSkeleton, makeStyles, NoPermissionState, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remotesQuery } from './api/queries';
import { DeployKeys } from './deploy-keys';
import { History } from './history';
import { counted } from './model/wording';
import { RemoteList } from './remote-list';

type View = 'remotes' | 'keys' | 'history';

const useStyles = makeStyles({
  // The words of the tabs, not their edges, stand under the title.
  tabs: { marginInline: '-12px' },
});

/** What this deployment serves to whom, for those who administer it. */
export function RemotesPage() {
  const styles = useStyles();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const mayManage = useCan(platform, 'manage_remotes');
  const ready = me !== null && status === 'user';
  const remotes = useQuery({ ...remotesQuery(platform.http), enabled: ready && mayManage });
  const [view, setView] = useState<View>('remotes');
  return (
    <Page>
      <PageHeader
        title="Remotes"
        count={remotes.data ? counted(remotes.data.remotes.length, 'remote') : undefined}
        description="What everybody's browser loads: versions, rollouts and how they fare."
      />
      <PageContent>
        {!ready && <ListSkeleton />}
        {ready && !mayManage && (
          <NoPermissionState permission="manage_remotes" grantedBy="an administrator of this deployment" />
        )}
        {ready && mayManage && (
          <>
            <TabList
              className={styles.tabs}
              selectedValue={view}
              onTabSelect={(_event, { value }) => setView(value as View)}
            >
              <Tab value="remotes">Rollouts</Tab>
              <Tab value="keys">Deploy keys</Tab>
              <Tab value="history">Audit trail</Tab>
            </TabList>
            {view === 'remotes' && <RemoteList remotes={remotes} />}
            {view === 'keys' && <DeployKeys ids={(remotes.data?.remotes ?? []).map(({ id }) => id)} />}
            {view === 'history' && <History />}
          </>
        )}
      </PageContent>
    </Page>
  );
}
