import { PlacesPage } from '../../warehouses/places-page';
import { useWords } from '../../words';

export default function InventoryPage() {
  const { t } = useWords();
  return (
    <PlacesPage
      title={t('inventory.title')}
      permission="view_inventory"
      purpose={{
        company: t('inventory.purpose.company'),
        wms: t('inventory.purpose.wms'),
      }}
      firstStep={t('inventory.first-step')}
    />
  );
}
