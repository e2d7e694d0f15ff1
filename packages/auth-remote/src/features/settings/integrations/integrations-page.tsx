import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Link, Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import { SettingsSection } from '../settings-section';
import { useSettingsStyles } from '../settings-page.styles';
import { ApiKeys } from './api-keys/api-keys';
import { Webhooks } from './webhooks/webhooks';
import { useWords } from './words';

const DOCS = '/api/docs';

/** How other systems talk to the company's: with keys, by calling us, and by webhooks, when we call them. */
export default function IntegrationsPage({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { t, rich } = useWords();
  return (
    <Page>
      <PageHeader
        title={t('page.title')}
        above={<Breadcrumb ancestors={[{ label: t('page.settings'), href: '/settings' }]} />}
      />
      <PageContent>
        <div className={styles.sections}>
          <SettingsSection
            name="api-keys"
            title={t('api-keys.title')}
            about={rich('api-keys.about', {
              code: (text) => <code>{text}</code>,
              docs: (text) => (
                <Link href={DOCS} inline>
                  {text}
                </Link>
              ),
            })}
          >
            <ApiKeys platform={platform} />
          </SettingsSection>
          <SettingsSection name="webhooks" title={t('webhooks.title')} about={t('webhooks.about')}>
            <Webhooks platform={platform} />
          </SettingsSection>
        </div>
      </PageContent>
    </Page>
  );
}
