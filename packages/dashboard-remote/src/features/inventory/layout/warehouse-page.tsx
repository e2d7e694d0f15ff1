import { lazyScreen } from '@slotwise/shared/remote';
import { ListSkeleton, makeStyles, media, PageContent } from '@slotwise/shared/ui';
import { choiceOr, SegmentedControl, useAddress } from '@slotwise/shared/ui/list';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import { SectionPage } from '../sections/section-page';
import { WarehouseGone } from '../../../warehouses/warehouse-gone';
import { useKnownWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';
import { LocationsTab } from './locations-tab';

/** The form and its plan are much code, which who only looks at places need not wait for. */
const LayoutTab = lazyScreen(() => import('./layout-tab'));
const RulesTab = lazyScreen(() => import('./rules-tab'));

const useStyles = makeStyles({
  tabs: { flexShrink: 0, paddingBlock: '12px 0', paddingInline: '24px', [media.belowSm]: { paddingInline: '16px' } },
});

const TABS = ['places', 'layout', 'rules'] as const;
const PARAMETERS = { tab: choiceOr('tab', TABS, 'places') };

/** One warehouse: its places, how they are laid out, and the rules that they have. */
export default function WarehousePage({ id }: { id: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const { values, change } = useAddress(PARAMETERS);
  const warehouses = useKnownWarehouses();
  const warehouse = warehouses?.find((one) => one.id === id);
  const isGone = warehouses !== undefined && !warehouse;
  const waiting = (
    <PageContent>
      <ListSkeleton avatar={false} />
    </PageContent>
  );
  return (
    <SectionPage
      permission="view_warehouses"
      title={warehouse?.name ?? t('word.warehouse')}
      isFramed={values.tab === 'places'}
      above={<Breadcrumb ancestors={[{ label: t('word.title'), href: '/inventory' }]} />}
    >
      {() =>
        isGone ? (
          <WarehouseGone list="/inventory" />
        ) : (
          <>
            <div className={styles.tabs}>
              <SegmentedControl
                label={t('warehouse.views')}
                value={values.tab}
                onChange={(tab) => change({ tab })}
                segments={TABS.map((tab) => ({ value: tab, label: t(`warehouse.tab.${tab}`) }))}
              />
            </div>
            {values.tab === 'places' && <LocationsTab warehouseId={id} onLayOut={() => change({ tab: 'layout' })} />}
            {values.tab === 'layout' && <LayoutTab warehouseId={id} fallback={waiting} />}
            {values.tab === 'rules' && <RulesTab warehouseId={id} fallback={waiting} />}
          </>
        )
      }
    </SectionPage>
  );
}
