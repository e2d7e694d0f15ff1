import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { PlacesPage } from '../../warehouses/places-page';
import { useWords } from '../../words';
import { WarehouseSlotting } from './list/warehouse-slotting';
import { useSlottingState } from './terms/use-terms';
import { useWords as useSlottingWords } from './words';

export default function SlottingPage() {
  const { t } = useWords();
  const { t: word } = useSlottingWords();
  const platform = usePlatform();
  const { me } = useSession(platform);
  const maySee = useCan(platform, 'view_slotting');
  const read = useSlottingState(undefined, maySee && me?.userType === 'company');
  return (
    <PlacesPage
      title={t('slotting.title')}
      permission="view_slotting"
      purpose={{
        company: t('slotting.purpose.company'),
        wms: t('slotting.purpose.wms'),
      }}
      firstStep={t('slotting.first-step')}
      hrefOf={(warehouseId) => `/slotting/${warehouseId}`}
      about={(id) => {
        const state = read.data?.find(({ warehouseId }) => warehouseId === id);
        if (state) return <WarehouseSlotting state={state} />;
        if (!read.isError) return null;
        return (
          <Button size="small" disabledFocusable={read.isFetching} onClick={() => void read.refetch()}>
            {word('state.failed')}
          </Button>
        );
      }}
      isAboutPending={read.isLoading}
    />
  );
}
