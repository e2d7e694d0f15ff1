import type { GrantedCompany } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import { PlatformProvider, usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  EmptyState,
  ListSkeleton,
  makeStyles,
  NoPermissionState,
  Page,
  PageContent,
  PageHeader,
} from '@slotwise/shared/ui';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { useWords } from '../words';
import { GuestStock } from './guest-stock';
import { useGranted } from './use-granted';

const useStyles = makeStyles({ framed: { height: '100%', minHeight: '34rem' } });

/** Stock of a company's warehouses, for its WMS, as long as the company lets it look. Nothing here changes anything. */
export default function CompanyPage({ id }: { id: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const platform = usePlatform();
  const { me } = useSession(platform);
  const may = useCan(platform, 'view_inventory');
  const granted = useGranted();
  const company = granted.data?.find((one) => one.id === id);
  return (
    <Page className={styles.framed}>
      <PageHeader
        title={company?.name ?? t('guest.title')}
        above={<Breadcrumb ancestors={[{ label: t('word.title'), href: '/inventory' }]} />}
        description={
          company &&
          t('guest.since', { since: formats.date(company.since, { dateStyle: 'medium', timeStyle: 'short' }) })
        }
      />
      {me === null && (
        <PageContent>
          <ListSkeleton avatar={false} />
        </PageContent>
      )}
      {me?.userType === 'company' && (
        <PageContent>
          <EmptyState title={t('guest.own-title')} reason={t('guest.own-reason')} />
        </PageContent>
      )}
      {me?.userType === 'wms' && !may && <NoPermissionState permission="view_inventory" />}
      {me?.userType === 'wms' && may && (
        <ReadRecord read={granted}>
          {(all) => {
            const one = all.find((each) => each.id === id);
            return one ? (
              <InCompany company={one}>
                <GuestStock company={one} />
              </InCompany>
            ) : (
              <PageContent>
                <EmptyState title={t('guest.closed-title')} reason={t('guest.closed-reason')} />
              </PageContent>
            );
          }}
        </ReadRecord>
      )}
    </Page>
  );
}

/** Makes all requests inside read the company's data. */
function InCompany({ company: { id }, children }: { company: GrantedCompany; children: ReactNode }) {
  const platform = usePlatform();
  const within = useMemo(
    () => ({ ...platform, http: platform.http.scoped({ headers: { [HEADERS.company]: id } }) }),
    [platform, id],
  );
  return <PlatformProvider platform={within}>{children}</PlatformProvider>;
}
