import { PlacesPage } from '../../warehouses/places-page';

export default function InventoryPage() {
  return (
    <PlacesPage
      title="Inventory"
      permission="view_inventory"
      purpose={{
        company: 'What lies where. Stock is kept for each warehouse on its own.',
        wms: 'Your companies keep their own stock; you see who they are.',
      }}
      firstStep="Stock lies in a warehouse. Add the first one to begin."
    />
  );
}
