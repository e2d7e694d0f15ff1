import type { RemoteAppProps } from '@slotwise/shared/remote';
import { ContentSkeleton, ErrorState, Page, PageContent, PageHeader, Text } from '@slotwise/shared/ui';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../router-link';
import { accessQuery } from '../api/access';
import { useSettingsStyles } from '../settings-page.styles';
import { SettingsSection } from '../settings-section';
import { MadeFromAccount } from './made-from-account';
import { useWords } from './words';

/** Keys and webhooks beside the user's password, and the one place to end those that they did not make. */
export default function AccessPage({ platform }: RemoteAppProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const { data, error, refetch, isFetching } = useQuery(accessQuery(platform.http));
  return (
    <Page>
      <PageHeader
        title={t('page.title')}
        above={<Breadcrumb ancestors={[{ label: t('page.settings'), href: '/settings' }]} />}
      />
      <PageContent>
        {data === undefined ? (
          error ? (
            <ErrorState {...describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <ContentSkeleton shape="form" />
          )
        ) : (
          <div className={styles.sections}>
            <SettingsSection title={t('access.made.title')} about={t('access.made.about')}>
              <MadeFromAccount platform={platform} access={data} />
            </SettingsSection>
            <SettingsSection title={t('access.factor.title')} about={t('access.factor.about')}>
              <div className={styles.form}>
                <Text>
                  {data.secondFactorSince === null
                    ? t('access.factor.off')
                    : t('access.factor.since', {
                        date: formats.date(data.secondFactorSince, { dateStyle: 'long', timeStyle: 'short' }),
                      })}
                </Text>
                <TextLink to="/settings" inline={false}>
                  {t('access.settings')}
                </TextLink>
              </div>
            </SettingsSection>
          </div>
        )}
      </PageContent>
    </Page>
  );
}
