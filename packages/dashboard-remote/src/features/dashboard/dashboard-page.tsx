import { lazyScreen, usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { ContentSkeleton, makeStyles, media, Page, PageContent, PageHeader, tokens } from '@slotwise/shared/ui';
import { DateRangePicker } from '@slotwise/shared/ui/calendar';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { Tabs } from '@slotwise/shared/ui/tabs';
import { useId } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useWords } from '../../words';
import { Awaited } from './awaited';
import { RANGE_MONTHS } from './model/chosen-range';
import type { NotificationsTabProps } from './notifications-tab';
import { Overview } from './overview';
import { TABS, useTab, type TabName } from './use-tab';
import { useChosenRange } from './use-chosen-range';

const useStyles = makeStyles({
  tabs: {
    paddingInline: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [media.belowSm]: { paddingInline: '4px' },
  },
  panel: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
});

/** Its charts come when somebody opens their tab. */
const Analytics = lazyScreen(() => import(/* webpackChunkName: "tab-analytics" */ './figures/analytics'));

const NotificationsTab = lazyScreen<NotificationsTabProps>(
  () => import(/* webpackChunkName: "tab-notifications" */ './notifications-tab'),
);

const waiting = (
  <PageContent>
    <ContentSkeleton shape="figures" />
  </PageContent>
);

/** Tabs that are about stock and its work. */
const OF_STOCK: ReadonlySet<TabName> = new Set(['analytics', 'transactions']);

export interface DashboardPageProps {
  /** The stock moves of a range: the inventory's, which the dashboard does not know. */
  Transactions: ComponentType<{ range: DateRange; onRange: (range: DateRange) => void; fallback: ReactNode }>;
  /** Promises of plans and their realised gain, from slotting. */
  Plans: ComponentType<{ fallback: ReactNode }>;
}

export default function DashboardPage({ Transactions, Plans }: DashboardPageProps) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const [range, setRange] = useChosenRange(platform.preferences);
  const [tab, setTab] = useTab();
  const id = useId();
  const seesStock = useCan(platform, 'view_inventory');
  // A tab that would only say "no access" is not offered, unless an address leads to it.
  const tabs = TABS.filter((name) => status !== 'user' || seesStock || !OF_STOCK.has(name) || name === tab);
  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        {...(tab !== 'overview' && { part: t(`dashboard.tab.${tab}`) })}
        action={<DateRangePicker value={range} onChange={setRange} months={RANGE_MONTHS} />}
      />
      <Tabs
        className={styles.tabs}
        label={t('dashboard.views')}
        idPrefix={id}
        tabs={tabs.map((value) => ({ value, text: t(`dashboard.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {me && status === 'user' ? (
          <>
            {tab === 'overview' && (
              <Overview me={me} range={range} onRange={setRange} plans={<Plans fallback={null} />} />
            )}
            {tab === 'analytics' &&
              (me.userType === 'company' ? (
                <Analytics range={range} onRange={setRange} fallback={waiting} />
              ) : (
                <Awaited kind="analytics" sentence="awaited.analytics.wms" range={range} />
              ))}
            {tab === 'transactions' &&
              (me.userType === 'company' ? (
                <Transactions range={range} onRange={setRange} fallback={waiting} />
              ) : (
                <Awaited kind="transactions" sentence="awaited.transactions.wms" range={range} />
              ))}
            {tab === 'notifications' && <NotificationsTab me={me} fallback={waiting} />}
          </>
        ) : (
          waiting
        )}
      </div>
    </Page>
  );
}
