import type { LiveCache, Reactions } from '@slotwise/shared/remote';
import { takeImport } from './features/inventory/imports/take-import';
import { FIRST_STEPS } from './first-steps/first-steps-key';
import { andSteps, stepReactions, takeSample } from './first-steps/reactions';
import { inventoryKeys } from './features/inventory/query-keys';
import { replenishTaskKey } from './features/inventory/floor/tasks/replenish-task-key';
import { moveTaskKey } from './features/inventory/floor/tasks/move-task-key';
import { proposalKeys } from './features/slotting/proposals/proposal-keys';
import { slottingKeys } from './features/slotting/slotting-keys';
import { takeProgress, takeRun } from './features/slotting/take-run';
import { overviewSoon } from './features/dashboard/figures/overview-soon';
import { FIGURES } from './features/dashboard/figures/use-figure';

type Names = (keyof typeof inventoryKeys | 'overview')[];

/** Figures of warehouses and the overview of the dashboard change together. */
const reload =
  (...names: Names) =>
  (_data: unknown, { cache }: { cache: LiveCache }) => {
    for (const name of names) if (name !== 'overview') cache.reload(inventoryKeys[name]);
    if (names.includes('figures') || names.includes('overview')) overviewSoon(cache);
  };
/** The same, and what a search and the moves that it proposes go by. */
const reloadPlaces =
  (...names: Names) =>
  (data: unknown, context: { cache: LiveCache }) => {
    reload(...names)(data, context);
    context.cache.reload(slottingKeys.state);
    // Moves of a draft may no longer be possible.
    context.cache.reload(proposalKeys.proposals);
  };
const imported = {
  skus: reload('skus', 'overview'),
  locations: reloadPlaces('layout', 'locations', 'zones', 'types', 'figures'),
  stock: reload('stock', 'moves', 'locations', 'figures'),
  orders: reload('orders'),
  open_orders: reload('orders', 'figures'),
} as const;
const layout = reloadPlaces('layout', 'locations', 'zones', 'floor', 'figures');
const types = reload('types', 'locations');
const places = reloadPlaces('locations', 'floor', 'figures');
const counts = reload('counts', 'figures');

/** The answer to one's own taking is on its way: to reload it would be to take once more. */
const isOwnTaking = (takenBy: string | undefined, me: { id: string } | null | undefined) =>
  takenBy !== undefined && takenBy === me?.id;

/** The inventory's screens follow others' bookings, measurements and layouts. */
export const reactions: Reactions = {
  company: {
    ...stepReactions,
    SampleDataChanged: takeSample([
      ...Object.values(inventoryKeys),
      FIGURES,
      ...[slottingKeys.runs, slottingKeys.state, slottingKeys.map, proposalKeys.proposals],
    ]),
    InventoryGrantChanged: (access, { cache }) => cache.replace(inventoryKeys.access, access),
    SkuCreated: reload('skus', 'overview'),
    SkuUpdated: reload('skus', 'floor', 'replenish', 'overview'),
    LotUpdated: reload('stock', 'overview'),
    // Undone moves of a receipt are not received.
    StockMoved(data, context) {
      reload('stock', 'moves', 'locations', 'receipts', 'replenish', 'figures')(data, context);
      context.cache.reload(proposalKeys.one);
    },
    StockReserved: reload('stock', 'replenish', 'overview'),
    ReplenishmentChanged({ takenBy }, { cache, me }) {
      reload('replenish', 'figures')(undefined, { cache });
      if (!isOwnTaking(takenBy, me)) cache.reload(replenishTaskKey);
    },
    ImportChanged(file, context) {
      takeImport(file, context);
      return file.status === 'done' ? andSteps(imported[file.kind])(file, context) : undefined;
    },
    MoveProposalChanged(_data, { cache }) {
      cache.reload(FIRST_STEPS);
      cache.reload(proposalKeys.proposals);
      // One that the server proposed by itself needs somebody today.
      reload('figures')(undefined, { cache });
    },
    MoveTasksChanged({ takenBy }, { cache, me }) {
      if (!isOwnTaking(takenBy, me)) cache.reload(moveTaskKey);
      reload('figures')(undefined, { cache });
    },
    SlottingRunChanged: andSteps(takeRun),
    // Warehouses that say no currency count in that of the company.
    CompanySettingsChanged: (_data, { cache }) => cache.reload(slottingKeys.state),
    SlottingTermsChanged: (_data, { cache }) => cache.reload(slottingKeys.state),
    SlottingProgressed: takeProgress,
    OrderChanged: andSteps(reload('orders', 'figures')),
    PickListChanged: reload('pickLists', 'figures'),
    ReceiptChanged: reload('receipts', 'figures'),
    CountChanged: counts,
    CountTaskChanged: counts,
    LayoutChanged: andSteps(layout),
    WarehousePolicyChanged: reload('layout'),
    ZoneCreated: reload('zones'),
    ZoneDeleted: reload('zones', 'locations', 'layout'),
    LocationTypeCreated: types,
    LocationTypeUpdated: types,
    LocationTypeDeleted: types,
    LocationCreated: places,
    LocationUpdated: places,
    LocationDeleted: places,
  },
  wms: {
    InventoryGrantChanged({ id, since }, { cache }) {
      cache.reload(inventoryKeys.granted);
      // Data that was read while it was granted is not shown again.
      if (since === null) {
        cache.remove(inventoryKeys.granted, { id });
        cache.clear([...inventoryKeys.guests, id]);
      }
    },
  },
};
