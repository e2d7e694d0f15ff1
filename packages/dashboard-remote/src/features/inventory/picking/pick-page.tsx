import { usePlatform } from '@slotwise/shared/remote';
import { useOffline } from '@slotwise/shared/session';
import { EmptyState, ErrorState, ListSkeleton, makeStyles, PageContent, tokens } from '@slotwise/shared/ui';
import { text, useAddress } from '@slotwise/shared/ui/list';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { RecordLink, ScreenLink } from '@slotwise/shared/ui/link';
import { useFloorOutbox } from '../floor/floor-context';
import { KEPT } from '../floor/known/resolve';
import { inventoryKeys } from '../query-keys';
import { SectionPage } from '../sections/section-page';
import { useWords as useFloorWords } from '../floor/words';
import { ListActions } from './list-actions';
import { isGivenUp, pickedMeanwhile } from './model/kept-picks';
import { PickFloor, Unbooked } from './pick-floor';
import { OPEN_ORDERS, Unreleased, useUnreleased } from './unreleased';
import { Walk } from './walk';
import { useDescribeRefusal } from '../sections/use-describe-refusal';
import { useWords } from './words';

const PARAMETERS = { list: text('list') };

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '32px' },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  link: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '14px 16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  codes: { flexBasis: '100%', order: -1, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
});

/** Picking, stop by stop: the list, then the place, the goods and their number. */
export default function PickPage() {
  const { t } = useWords();
  const { t: floor } = useFloorWords();
  const { values } = useAddress(PARAMETERS);
  return (
    <SectionPage
      permission="move_inventory"
      title={t('pick.title')}
      above={<Breadcrumb ancestors={[{ label: floor('menu.title'), href: '/inventory/floor' }]} />}
    >
      {(me) => (
        <PageContent>
          {values.list ? <Walk key={values.list} id={values.list} /> : <Start userId={me.id} />}
        </PageContent>
      )}
    </SectionPage>
  );
}

function Start({ userId }: { userId: string }) {
  const styles = useStyles();
  return (
    <PickFloor>
      <div className={styles.root}>
        <Lists userId={userId} />
        <Unbooked />
      </div>
    </PickFloor>
  );
}

function Lists({ userId }: { userId: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { http } = usePlatform();
  const describeError = useDescribeRefusal();
  const isOffline = useOffline();
  const read = useQuery({
    queryKey: [...inventoryKeys.pickLists, 'open'],
    queryFn: ({ signal }) => http('GET /pick-lists', { query: { status: 'open', limit: 50 }, signal }),
    enabled: !isOffline,
    ...KEPT,
  });
  const { entries } = useFloorOutbox();
  const unreleased = useUnreleased();
  if (isOffline && !read.data) return <EmptyState title={t('pick.unknown')} reason={t('pick.unknown-reason')} />;
  if (read.error && !read.data) {
    const { title, advice } = describeError(read.error);
    return <ErrorState title={title} advice={advice} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  if (!read.data) return <ListSkeleton avatar={false} />;
  if (read.data.items.length === 0) {
    return (
      <EmptyState
        title={t('pick.none')}
        reason={unreleased > 0 ? t('pick.unreleased', { count: unreleased }) : t('pick.none-reason')}
        action={<RecordLink to={OPEN_ORDERS}>{t(unreleased > 0 ? 'pick.release' : 'pick.orders')}</RecordLink>}
      />
    );
  }
  return (
    <div>
      <Unreleased count={unreleased} />
      <ul className={styles.list} aria-label={t('pick.choose')}>
        {read.data.items.map((list) => {
          const { id, orders, orderCodes = [], user, createdAt } = list;
          const unnamed = orders - orderCodes.length;
          const picked = pickedMeanwhile(id, entries);
          const isOver = isGivenUp(id, entries);
          const stops = Math.max(0, list.openTasks - picked);
          return (
            <li key={id}>
              <ScreenLink to={`/inventory/floor/pick?list=${id}`} className={styles.link}>
                <span>{t('pick.list', { stops, orders })}</span>
                {orderCodes.length > 0 && (
                  <span className={styles.codes}>
                    {orderCodes.join(', ')}
                    {unnamed > 0 && ` ${t('pick.more-orders', { count: unnamed })}`}
                  </span>
                )}
                <span>
                  {user === null
                    ? t('pick.free')
                    : user.id === userId
                      ? t('pick.mine')
                      : t('pick.of', { name: user.name ?? '–' })}
                </span>
                <span className={styles.quiet}>
                  {t('pick.since', { at: formats.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
                </span>
                {isOver && <span className={styles.quiet}>{t('give-up.waits')}</span>}
                {!isOver && picked > 0 && <span className={styles.quiet}>{t('pick.waits', { count: picked })}</span>}
              </ScreenLink>
              {!isOver && <ListActions list={{ ...list, openTasks: stops }} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
