import { inventoryKeys } from '../../query-keys';

/** Key of the task of bringing goods that a person has. */
export const replenishTaskKey = [...inventoryKeys.floor, 'replenish-task'] as const;
