import { useCan, useSession } from '@slotwise/shared/session';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { ContentSkeleton, ListSkeleton, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { lazy, Suspense } from 'react';
import { TextLink } from '../../router-link';
import { AddressSection } from './address-section';
import { AppearanceSection } from './appearance-section';
import { LeaveSection } from './leave-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { SettingsSection } from './settings-section';
import { NotificationsSection } from './notifications-section';
import { useSettingsStyles } from './settings-page.styles';
import { TwoFactorPlace } from './two-factor/two-factor-place';
import { useWords } from './words';

const TwoFactor = lazy(() => import('./two-factor/two-factor'));
const PartnerKeys = lazy(() => import('./partner-keys/partner-keys'));

/** The user's own account and how the product looks to them. */
export default function SettingsPage({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const { me } = useSession(platform);
  const tenantId = me && (me.companyID ?? me.wmsID);
  const managesTenant = useCan(platform, 'manage_company');
  return (
    <Page>
      <PageHeader title={t('page.title')} />
      <PageContent>
        {me === null ? (
          <ContentSkeleton shape="form" />
        ) : (
          <div className={styles.sections}>
            <ProfileSection key={me.id} platform={platform} me={me} />
            <AddressSection platform={platform} me={me} />
            <PasswordSection platform={platform} email={me.email} />
            <AppearanceSection platform={platform} me={me} />
            {tenantId && <LeaveSection platform={platform} me={me} tenantId={tenantId} />}
            <SettingsSection title={t('two-factor.title')} about={t('two-factor.about')}>
              <Suspense fallback={<TwoFactorPlace platform={platform} />}>
                <TwoFactorPlace platform={platform}>
                  <TwoFactor platform={platform} me={me} />
                </TwoFactorPlace>
              </Suspense>
            </SettingsSection>
            {/* Nobody knows how long their lists are before they are here: they stand last, so that nothing moves. */}
            <SessionsSection platform={platform} />
            {managesTenant && (
              <SettingsSection title={t('integrations.title')} about={t('integrations.about')}>
                <p className={styles.link}>
                  <TextLink to="/settings/integrations" inline={false}>
                    {t('integrations.open')}
                  </TextLink>
                </p>
              </SettingsSection>
            )}
            {managesTenant && (
              <SettingsSection title={t('partner-keys.title')} about={t('partner-keys.about')}>
                <Suspense fallback={<ListSkeleton />}>
                  <PartnerKeys platform={platform} />
                </Suspense>
              </SettingsSection>
            )}
            <NotificationsSection />
          </div>
        )}
      </PageContent>
    </Page>
  );
}
