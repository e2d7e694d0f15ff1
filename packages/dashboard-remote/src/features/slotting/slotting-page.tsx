import { PlacesPage } from '../../warehouses/places-page';
import { useWords } from '../../words';

export default function SlottingPage() {
  const { t } = useWords();
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
    />
  );
}
