import { useExtensions } from '@slotwise/shared/remote';
import { ContentSkeleton } from '@slotwise/shared/ui';
import { SettingsSection } from './settings-section';
import { useWords } from './words';

/** The notifications that somebody wants: the page's own part, and nothing where a page has no notifications. */
export function NotificationsSection() {
  const { t } = useWords();
  return useExtensions('auth.notification-choices').map(({ remote, title, Component }) => (
    <SettingsSection
      key={`${remote} ${title}`}
      name="notifications"
      title={t('notifications.title')}
      about={t('notifications.about')}
    >
      <Component fallback={<ContentSkeleton shape="form" />} />
    </SettingsSection>
  ));
}
