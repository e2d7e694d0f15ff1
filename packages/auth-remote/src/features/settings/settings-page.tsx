import { useSession } from '@slotwise/shared/session';
import { lazyScreen, type RemoteAppProps } from '@slotwise/shared/remote';
import { ContentSkeleton, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { useRef } from 'react';
import { AddressSection } from './address-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { useSettingsStyles } from './settings-page.styles';
import { useWords } from './words';

const SectionList = lazyScreen(() => import(/* webpackChunkName: "part-sections" */ './sections/section-list'));
const MoreSettings = lazyScreen(() => import(/* webpackChunkName: "part-more-settings" */ './more-settings'));

/** The user's own account and how the product looks to them. */
export default function SettingsPage({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const { me } = useSession(platform);
  const sections = useRef<HTMLDivElement>(null);
  return (
    <Page>
      <PageHeader title={t('page.title')} />
      <PageContent>
        {me === null ? (
          <ContentSkeleton shape="form" />
        ) : (
          <div className={styles.withList}>
            <div className={styles.place}>
              <SectionList place={sections} fallback={null} />
            </div>
            <div ref={sections} className={styles.sections}>
              <ProfileSection key={me.id} platform={platform} me={me} />
              <AddressSection platform={platform} me={me} />
              <PasswordSection platform={platform} email={me.email} />
              <MoreSettings
                platform={platform}
                me={me}
                // As high as a screen: the page scrolls from the start, and what is in sight stays where it is.
                fallback={
                  <div className={styles.below}>
                    <ContentSkeleton shape="form" />
                  </div>
                }
              />
            </div>
          </div>
        )}
      </PageContent>
    </Page>
  );
}
