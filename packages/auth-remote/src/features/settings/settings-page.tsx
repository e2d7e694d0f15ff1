import { useSession } from '@slotwise/shared/session';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { ListSkeleton, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { AppearanceSection } from './appearance-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { useSettingsStyles } from './settings-page.styles';

/** The user's own account and how the product looks to them. */
export default function SettingsPage({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { me } = useSession(platform);
  return (
    <Page>
      <PageHeader title="Settings" />
      <PageContent>
        {me === null ? (
          <ListSkeleton />
        ) : (
          <div className={styles.sections}>
            <ProfileSection key={me.id} platform={platform} me={me} />
            <PasswordSection platform={platform} email={me.email} />
            <SessionsSection platform={platform} />
            <AppearanceSection platform={platform} />
          </div>
        )}
      </PageContent>
    </Page>
  );
}
