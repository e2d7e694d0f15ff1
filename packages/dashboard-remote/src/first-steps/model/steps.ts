import type { FirstSteps, PermissionName } from '@slotwise/contract';

export type StepName = 'warehouse' | 'orders' | 'search' | 'found';

export interface Step {
  name: StepName;
  isDone: boolean;
  /** It can be done now: what it needs is there. */
  isOpen: boolean;
  /** Address of the screen where it is done; undefined where there is none yet. */
  href: string | undefined;
  permission: PermissionName;
}

/** The steps from nothing to a plan, in their order, as the company's data has them. */
export function stepsOf({ warehouse, places, orders, run, chosen, sample }: FirstSteps): Step[] {
  // A list that the server is about to fill, or to take away, is no place to begin at.
  const isOwn = sample?.status === 'made' || sample?.warehouseId !== warehouse?.id;
  const searched = run !== null && run.status !== 'failed';
  return [
    {
      ...{ name: 'warehouse', isDone: places, isOpen: true, permission: 'manage_warehouses' },
      href: warehouse && isOwn ? `/inventory/warehouses/${warehouse.id}?tab=layout` : undefined,
    },
    {
      ...{ name: 'orders', isDone: orders, isOpen: places, permission: 'import_inventory' },
      href: '/inventory/imports',
    },
    {
      ...{ name: 'search', isDone: searched, isOpen: places && orders, permission: 'manage_slotting' },
      href: warehouse ? `/slotting/${warehouse.id}` : '/slotting',
    },
    {
      ...{ name: 'found', isDone: chosen, isOpen: run?.status === 'done', permission: 'view_slotting' },
      href: run ? `/slotting/${run.warehouse.id}` : undefined,
    },
  ];
}

export const isComplete = (steps: FirstSteps): boolean => stepsOf(steps).every(({ isDone }) => isDone);
