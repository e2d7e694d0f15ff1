import { useLocation } from '@slotwise/shared/ui/router';
import { DashboardPage } from './features/dashboard/dashboard-page';
import { InventoryPage } from './features/inventory/inventory-page';
import { SlottingPage } from './features/slotting/slotting-page';

/** Which of the three pages an address belongs to; the page that embeds us may mount us below any path of ours. */
export function App() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/slotting')) return <SlottingPage />;
  if (pathname.startsWith('/inventory')) return <InventoryPage />;
  return <DashboardPage />;
}
