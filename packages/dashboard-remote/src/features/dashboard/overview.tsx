import type { Me } from '@slotwise/contract';
import { Button, EmptyState, makeStyles, media, mergeClasses, PageContent } from '@slotwise/shared/ui';
import { lazyScreen, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { StatCard } from '@slotwise/shared/ui/charts';
import { useDescribeError } from '@slotwise/shared/words';
import { linkTo } from './card-link';
import type { ReactNode } from 'react';
import type { AskForProps } from '../../first-steps/ask-for';
import { GetStartedCard } from '../../first-steps/get-started-card';
import { takeFocus } from '../../first-steps/take-focus';
import { useFirstSteps } from '../../first-steps/use-first-steps';
import { useWords } from '../../words';
import { Attention } from './figures/attention';
import { useFigure } from './figures/use-figure';
import { useSettled } from './figures/use-settled';
import { WorkFigures } from './figures/work-figures';
import { BroughtCards } from './brought-cards';
import { NextSteps } from './next-steps';
import { useFigures, useOnlyWarehouse } from './use-figures';

/** The right that somebody without a role asks for first. */
const FIRST_RIGHT = { company: 'view_inventory', wms: 'view_companies' } as const;
const AskFor = lazyScreen<AskForProps>(
  () => import(/* webpackChunkName: "part-ask-for" */ '../../first-steps/ask-for'),
);

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gap: '12px',
    // Four or two: three would leave the fourth alone in a second row.
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    [media.belowLg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  three: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    [media.belowLg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.belowSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
    alignItems: 'start',
    gap: '16px',
    ':empty': { display: 'none' },
  },
  show: { alignSelf: 'flex-start' },
});

interface OverviewProps {
  me: Me;
  range: DateRange;
  onRange: (range: DateRange) => void;
  /** A card about plans. It stands last, where its arrival moves nothing. */
  plans: ReactNode;
}

/** Present figures of the system; every number is live and leads to its screen. */
export function Overview({ me, range, onRange, plans }: OverviewProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const figures = useFigures(me);
  const warehouse = useOnlyWarehouse(me);
  const platform = usePlatform();
  const seesStock = useCan(platform, 'view_inventory') && me.userType === 'company' && me.companyID !== null;
  const work = useFigure('GET /figures/overview', range, seesStock);
  const firstSteps = useFirstSteps(me);
  // Whether there are next steps depends on the figures. The content below waits for them too, or it would be pushed
  // down.
  const isKnown = useSettled(
    figures.length > 0 &&
      figures.every(({ count, error }) => count !== undefined || error !== null) &&
      !(seesStock && work.isPending) &&
      firstSteps.isSettled,
  );
  // Before there are places and orders, the next steps say how to get there.
  const hasWork = seesStock && (!work.data || work.data.space.places > 0 || work.data.latest !== null);
  if ((me.companyID ?? me.wmsID) === null) {
    return (
      <PageContent>
        <EmptyState
          title={t('overview.no-tenant.title')}
          reason={t('overview.no-tenant.reason', { email: me.email })}
          drawing="people"
        />
      </PageContent>
    );
  }
  if (figures.length === 0) {
    return (
      <PageContent>
        <EmptyState
          title={t(me.roleID === null ? 'overview.roleless' : 'overview.no-role.title')}
          reason={t(`overview.no-role.${me.userType}`)}
          drawing="people"
          // The next step of who may do nothing yet: those who manage roles are told, and answer.
          action={<AskFor permission={FIRST_RIGHT[me.userType]} fallback={null} />}
        />
      </PageContent>
    );
  }
  return (
    <PageContent>
      <ul
        className={mergeClasses(styles.figures, figures.length === 3 && styles.three)}
        aria-label={t('figures.label')}
      >
        {figures.map((figure) => (
          <li key={figure.key}>
            <StatCard
              label={t(`figures.${figure.key}`)}
              value={figure.count}
              fault={
                figure.error === null
                  ? undefined
                  : { text: describeError(figure.error).title, retrying: figure.loading, onRetry: figure.retry }
              }
              link={figure.href === undefined ? undefined : linkTo(figure.href)}
            />
          </li>
        ))}
      </ul>
      {isKnown && (
        <>
          {firstSteps.isShown && <GetStartedCard me={me} state={firstSteps} />}
          {firstSteps.isDismissed && (
            <Button
              appearance="subtle"
              size="small"
              className={styles.show}
              onClick={firstSteps.bringBack}
              ref={firstSteps.hasChosen ? takeFocus : undefined}
            >
              {t('first-steps.show')}
            </Button>
          )}
          {hasWork && (
            <WorkFigures
              {...{ overview: work, range, onRange }}
              placesHref={warehouse ? `/inventory/warehouses/${warehouse}?purpose=storage&occupied=yes` : '/inventory'}
            />
          )}
          <div className={styles.cards}>
            <Attention overview={hasWork ? work.data : undefined} />
            <NextSteps me={me} figures={figures} hasOwnWay={firstSteps.isShown} />
            <BroughtCards />
            {plans}
          </div>
        </>
      )}
    </PageContent>
  );
}
