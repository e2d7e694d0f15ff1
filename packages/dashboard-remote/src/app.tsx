import { lazyScreen } from '@slotwise/shared/remote';
import { PageSkeleton } from '@slotwise/shared/ui';
import { useLocation } from '@slotwise/shared/ui/router';

/** Each screen is a file of its own, which the page starts to load by the name that its chunk has. */
const DashboardPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-dashboard" */ './features/dashboard/dashboard-page'),
);
const SlottingPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-slotting" */ './features/slotting/slotting-page'),
);
const InventoryPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory" */ './features/inventory/inventory-page'),
);

/** Which of the three pages an address belongs to; the page that embeds us may mount us below any path of ours. */
export function App() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/slotting')) return <SlottingPage fallback={<PageSkeleton />} />;
  if (pathname.startsWith('/inventory')) return <InventoryPage fallback={<PageSkeleton />} />;
  return <DashboardPage fallback={<PageSkeleton shape="figures" />} />;
}
