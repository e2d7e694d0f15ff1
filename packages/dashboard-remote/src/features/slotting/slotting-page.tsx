import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { PlacesPage } from '../../warehouses/places-page';
import { useWords } from '../../words';
import { useOnlyWarehouse } from './list/use-only-warehouse';
import { WarehouseSlotting } from './list/warehouse-slotting';
import { useAdvantages } from './proposals/use-advantages';
import { useSlottingState } from './terms/use-terms';
import { useWords as useSlottingWords } from './words';

/** The warehouses with the state of slotting in each. `?search`, as the action leads here, asks to choose one for a search. */
export default function SlottingPage() {
  const { t } = useWords();
  const { t: word } = useSlottingWords();
  const platform = usePlatform();
  const { me } = useSession(platform);
  const maySee = useCan(platform, 'view_slotting');
  const isWanted = maySee && me?.userType === 'company';
  const mayRun = useCan(platform, 'manage_slotting');
  const [query] = useSearchParams();
  const isSearch = isWanted && mayRun && query.has('search');
  useOnlyWarehouse(isSearch);
  const read = useSlottingState(undefined, isWanted);
  const advantages = useAdvantages(undefined, isWanted);
  return (
    <PlacesPage
      title={t('slotting.title')}
      permission="view_slotting"
      purpose={{
        company: isSearch ? word('choose.hint') : t('slotting.purpose.company'),
        wms: t('slotting.purpose.wms'),
      }}
      firstStep={t('slotting.first-step')}
      hrefOf={(warehouseId) => `/slotting/${warehouseId}`}
      about={(id) => {
        const state = read.data?.find(({ warehouseId }) => warehouseId === id);
        const advantage = advantages.data?.find(({ warehouse }) => warehouse.id === id);
        if (state) return <WarehouseSlotting state={state} advantage={advantage} />;
        if (!read.isError) return null;
        return (
          <Button size="small" disabledFocusable={read.isFetching} onClick={() => void read.refetch()}>
            {word('state.failed')}
          </Button>
        );
      }}
      isAboutPending={read.isLoading || advantages.isLoading}
    />
  );
}
