import { lazyScreen } from '@slotwise/shared/remote';
import { PageSkeleton, type UnknownPageProps } from '@slotwise/shared/ui';
import { useLocation } from '@slotwise/shared/ui/router';
import type { DashboardPageProps } from './features/dashboard/dashboard-page';
import type { TransactionsProps } from './features/inventory/moves/transactions';

/** Each screen is a file of its own, which the page starts to load by the name that its chunk has. */
const DashboardPage = lazyScreen<DashboardPageProps>(
  () => import(/* webpackChunkName: "screen-dashboard" */ './features/dashboard/dashboard-page'),
);
const SlottingPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-slotting" */ './features/slotting/slotting-page'),
);
/** The screen of one warehouse has no address of its own that could be asked for in advance. */
const WarehouseSlottingPage = lazyScreen<{ id: string }>(() => import('./features/slotting/warehouse-slotting-page'));
const ChoosePage = lazyScreen<{ warehouseId: string; runId: string }>(
  () => import('./features/slotting/proposals/choose-page'),
);
const ProposalPage = lazyScreen<{ warehouseId: string; id: string }>(
  () => import('./features/slotting/proposals/proposal-page'),
);
const InventoryPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory" */ './features/inventory/inventory-page'),
);
const SkusPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-skus" */ './features/inventory/skus/skus-page'),
);
const StockPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-stock" */ './features/inventory/stock/stock-page'),
);
const MovesPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-moves" */ './features/inventory/moves/moves-page'),
);
const ProofPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-proof" */ './features/inventory/moves/proof-page'),
);
const FloorPage = lazyScreen<{ task: string | undefined }>(
  () => import(/* webpackChunkName: "screen-inventory-floor" */ './features/inventory/floor/floor-page'),
);
const WarehousePage = lazyScreen<{ id: string }>(
  () => import(/* webpackChunkName: "screen-inventory-warehouses" */ './features/inventory/layout/warehouse-page'),
);
const OrdersPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-orders" */ './features/inventory/orders/orders-page'),
);
const ReceiptsPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-receipts" */ './features/inventory/receipts/receipts-page'),
);
const PickPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-floor-pick" */ './features/inventory/picking/pick-page'),
);
const ReplenishPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-replenish" */ './features/inventory/replenish/replenish-page'),
);
/** The ledger, which the dashboard shows in a tab. */
const Transactions = lazyScreen<TransactionsProps>(
  () => import(/* webpackChunkName: "tab-transactions" */ './features/inventory/moves/transactions'),
);
/** Promises of plans and their realised gain, which the dashboard shows below its figures. */
const Plans = lazyScreen(() => import(/* webpackChunkName: "card-plans" */ './features/slotting/proposals/plan-gain'));
const CountsPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-counts" */ './features/inventory/counts/counts-page'),
);
const LabelsPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-labels" */ './features/inventory/labels/labels-page'),
);
const ImportsPage = lazyScreen(
  () => import(/* webpackChunkName: "screen-inventory-imports" */ './features/inventory/imports/imports-page'),
);
/** The screen of one record has no address of its own that could be asked for in advance. */
const OrderPage = lazyScreen<{ id: string }>(() => import('./features/inventory/orders/order-page'));
const ReceiptPage = lazyScreen<{ id: string }>(() => import('./features/inventory/receipts/receipt-page'));
const SkuPage = lazyScreen<{ id: string }>(() => import('./features/inventory/skus/sku-page'));
const CompanyPage = lazyScreen<{ id: string }>(() => import('./features/inventory/guests/company-page'));
const ImportPage = lazyScreen<{ id: string }>(() => import('./features/inventory/imports/import-page'));
/** Shown where there is none. */
const UnknownPage = lazyScreen<UnknownPageProps>(() => import('./features/unknown-page'));

/** Chooses the page for an address; the page that embeds us may mount us below any path of ours. */
export function App() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/slotting')) return <Slotting path={pathname} />;
  if (pathname.startsWith('/inventory')) return <Inventory path={pathname} />;
  return <DashboardPage Transactions={Transactions} Plans={Plans} fallback={<PageSkeleton shape="figures" />} />;
}

function Slotting({ path }: { path: string }) {
  const [, warehouse, section, id] = path.split('/').filter((part) => part !== '');
  if (warehouse === undefined) return <SlottingPage fallback={<PageSkeleton />} />;
  if (section === 'moves' && id !== undefined)
    return <ChoosePage key={id} warehouseId={warehouse} runId={id} fallback={<PageSkeleton />} />;
  if (section === 'proposals' && id !== undefined)
    return <ProposalPage key={id} warehouseId={warehouse} id={id} fallback={<PageSkeleton />} />;
  return <WarehouseSlottingPage key={warehouse} id={warehouse} fallback={<PageSkeleton />} />;
}

function Inventory({ path }: { path: string }) {
  const waiting = <PageSkeleton />;
  const [, section, id] = path.split('/').filter((part) => part !== '');
  if (section === 'skus' && id !== undefined) return <SkuPage key={id} id={id} fallback={waiting} />;
  if (section === 'skus') return <SkusPage fallback={waiting} />;
  if (section === 'stock') return <StockPage fallback={waiting} />;
  if (section === 'moves') return <MovesPage fallback={waiting} />;
  if (section === 'orders' && id !== undefined) return <OrderPage key={id} id={id} fallback={waiting} />;
  if (section === 'orders') return <OrdersPage fallback={waiting} />;
  if (section === 'receipts' && id !== undefined) return <ReceiptPage key={id} id={id} fallback={waiting} />;
  if (section === 'receipts') return <ReceiptsPage fallback={waiting} />;
  if (section === 'replenish') return <ReplenishPage fallback={waiting} />;
  if (section === 'floor' && id === 'pick') return <PickPage fallback={waiting} />;
  if (section === 'floor') return <FloorPage task={id} fallback={waiting} />;
  if (section === 'counts') return <CountsPage fallback={waiting} />;
  if (section === 'labels') return <LabelsPage fallback={waiting} />;
  if (section === 'proof') return <ProofPage fallback={waiting} />;
  if (section === 'imports' && id !== undefined) return <ImportPage key={id} id={id} fallback={waiting} />;
  if (section === 'imports') return <ImportsPage fallback={waiting} />;
  if (section === 'warehouses' && id !== undefined) return <WarehousePage key={id} id={id} fallback={waiting} />;
  if (section === 'companies' && id !== undefined) return <CompanyPage key={id} id={id} fallback={waiting} />;
  if (section !== undefined) return <UnknownPage reason={path} fallback={waiting} />;
  return <InventoryPage fallback={waiting} />;
}
