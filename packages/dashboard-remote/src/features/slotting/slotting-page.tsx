import { PlacesPage } from '../../warehouses/places-page';

export default function SlottingPage() {
  return (
    <PlacesPage
      title="Slotting"
      permission="view_slotting"
      purpose={{
        company: 'A better place for every SKU. Each warehouse is planned on its own.',
        wms: 'Your companies plan their own warehouses; you see who they are.',
      }}
      firstStep="Slotting works on one warehouse at a time. Add the first one to begin."
    />
  );
}
