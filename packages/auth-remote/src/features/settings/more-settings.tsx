import type { Me } from '@slotwise/contract';
import { DELETION_GRACE_DAYS } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ListSkeleton } from '@slotwise/shared/ui';
import { lazy, Suspense } from 'react';
import { TextLink } from '../../router-link';
import { AppearanceSection } from './appearance-section';
import { LeaveSection } from './leave-section';
import { NotificationsSection } from './notifications-section';
import { OwnDataSection } from './own-data/own-data-section';
import { SessionsSection } from './sessions-section';
import { useSettingsStyles } from './settings-page.styles';
import { SettingsSection } from './settings-section';
import { TenantSection } from './tenant/tenant-section';
import { TwoFactorPlace } from './two-factor/two-factor-place';
import { PasskeysSection } from './passkeys/passkeys-section';
import { useWords } from './words';

const TwoFactor = lazy(() => import('./two-factor/two-factor'));
const AssistantData = lazy(() => import('./assistant/assistant-data'));
const PartnerKeys = lazy(() => import('./partner-keys/partner-keys'));
const Deletion = lazy(() => import('./deletion/deletion'));

/** The settings below those of the first screen. */
export default function MoreSettings({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const tenantId = me.companyID ?? me.wmsID;
  const managesTenant = useCan(platform, 'manage_company');
  return (
    <>
      <AppearanceSection platform={platform} me={me} />
      {tenantId && <TenantSection platform={platform} me={me} />}
      <OwnDataSection platform={platform} />
      {tenantId && <LeaveSection platform={platform} me={me} tenantId={tenantId} />}
      <SettingsSection name="two-factor" title={t('two-factor.title')} about={t('two-factor.about')}>
        <Suspense fallback={<TwoFactorPlace platform={platform} />}>
          <TwoFactorPlace platform={platform}>
            <TwoFactor platform={platform} me={me} />
          </TwoFactorPlace>
        </Suspense>
      </SettingsSection>
      <PasskeysSection platform={platform} me={me} />
      {/* Nobody knows how long their lists are before they are here: they stand last, so that nothing moves. */}
      <SessionsSection platform={platform} />
      <SettingsSection name="access" title={t('access.title')} about={t('access.about')}>
        <p className={styles.link}>
          <TextLink to="/settings/access" inline={false}>
            {t('access.open')}
          </TextLink>
        </p>
      </SettingsSection>
      {managesTenant && (
        <SettingsSection name="integrations" title={t('integrations.title')} about={t('integrations.about')}>
          <p className={styles.link}>
            <TextLink to="/settings/integrations" inline={false}>
              {t('integrations.open')}
            </TextLink>
          </p>
        </SettingsSection>
      )}
      {managesTenant && (
        <SettingsSection name="partner-keys" title={t('partner-keys.title')} about={t('partner-keys.about')}>
          <Suspense fallback={<ListSkeleton />}>
            <PartnerKeys platform={platform} />
          </Suspense>
        </SettingsSection>
      )}
      <NotificationsSection />
      {managesTenant && tenantId && (
        <SettingsSection name="assistant" title={t('assistant.title')} about={t('assistant.about')}>
          <Suspense fallback={<ListSkeleton count={1} />}>
            <AssistantData platform={platform} />
          </Suspense>
        </SettingsSection>
      )}
      {managesTenant && me.companyID !== null && (
        <SettingsSection
          name="deletion"
          title={t('deletion.title')}
          about={t('deletion.about', { days: DELETION_GRACE_DAYS })}
        >
          <Suspense fallback={<ListSkeleton />}>
            <Deletion platform={platform} me={me} />
          </Suspense>
        </SettingsSection>
      )}
    </>
  );
}
