import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { ListSkeleton, makeStyles, NoPermissionState, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remotesQuery } from './api/queries';
import { DeployKeys } from './deploy-keys';
import { History } from './history';
import { RemoteList } from './remote-list';
import { useWords } from '../../words';

type View = 'remotes' | 'keys' | 'history';

const useStyles = makeStyles({
  // The words of the tabs, not their edges, stand under the title.
  tabs: { marginInline: '-12px' },
});

/** This deployment's remotes and their recipients, for its administrators. */
export function RemotesPage() {
  const { t } = useWords();
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
        title={t('page.title')}
        count={remotes.data ? t('page.count', { count: remotes.data.remotes.length }) : undefined}
        description={t('page.description')}
      />
      <PageContent>
        {!ready && <ListSkeleton />}
        {ready && !mayManage && <NoPermissionState permission="manage_remotes" grantedBy={t('page.granted-by')} />}
        {ready && mayManage && (
          <>
            <TabList
              className={styles.tabs}
              selectedValue={view}
              onTabSelect={(_event, { value }) => setView(value as View)}
            >
              <Tab value="remotes">{t('page.rollouts')}</Tab>
              <Tab value="keys">{t('page.keys')}</Tab>
              <Tab value="history">{t('page.history')}</Tab>
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
