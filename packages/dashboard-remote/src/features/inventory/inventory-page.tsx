import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { PlacesPage } from '../../warehouses/places-page';
import { useWords } from '../../words';
import { AccessNote } from './grants/access-note';
import { useGranted } from './guests/use-granted';
import { ImportButton } from './imports/import-button';
import { inventoryKeys } from './query-keys';
import { SectionNav } from './sections/section-nav';
import { WarehouseFacts } from './warehouse-facts';
import { useWords as useInventoryWords } from './words';

export default function InventoryPage() {
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const platform = usePlatform();
  const { me } = useSession(platform);
  const maySee = useCan(platform, 'view_inventory');
  const read = useQuery({
    queryKey: inventoryKeys.figures,
    queryFn: async ({ signal }) => (await platform.http('GET /warehouses/figures', { signal })).figures,
    enabled: maySee && me?.userType === 'company',
  });
  const granted = useGranted();
  const formats = useFormats();
  const grantOf = (id: string) => granted.data?.find((company) => company.id === id);
  const aboutCompany = (id: string) => {
    if (granted.isError) {
      return (
        <Button size="small" disabledFocusable={granted.isFetching} onClick={() => void granted.refetch()}>
          {word('guest.failed')}
        </Button>
      );
    }
    const grant = grantOf(id);
    if (!grant) return word('guest.closed');
    return word('guest.since', { since: formats.date(grant.since, { dateStyle: 'medium', timeStyle: 'short' }) });
  };
  const about = (warehouseId: string) => {
    const figures = read.data?.find((one) => one.warehouseId === warehouseId);
    if (figures) return <WarehouseFacts figures={figures} />;
    if (!read.isError) return null;
    return (
      <Button size="small" disabledFocusable={read.isFetching} onClick={() => void read.refetch()}>
        {word('facts.failed')}
      </Button>
    );
  };
  return (
    <PlacesPage
      title={t('inventory.title')}
      part={word('sections.warehouses')}
      permission="view_inventory"
      purpose={{
        company: t('inventory.purpose.company'),
        wms: t('inventory.purpose.wms'),
      }}
      nav={<SectionNav />}
      action={<ImportButton kind="locations" />}
      hrefOf={(id) => `/inventory/warehouses/${id}`}
      about={about}
      isAboutPending={read.isLoading}
      firstStep={t('inventory.first-step')}
      companies={{
        hrefOf: (id) => (grantOf(id) ? `/inventory/companies/${id}` : undefined),
        about: aboutCompany,
        isAboutPending: granted.isLoading,
      }}
      below={<AccessNote />}
    />
  );
}
