import { PlacesPage } from '../../warehouses/places-page';
import { useWords } from '../../words';
import { ImportButton } from './imports/import-button';
import { SectionNav } from './sections/section-nav';

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
      nav={<SectionNav />}
      action={<ImportButton kind="locations" />}
      hrefOf={(id) => `/inventory/warehouses/${id}`}
      firstStep={t('inventory.first-step')}
    />
  );
}
