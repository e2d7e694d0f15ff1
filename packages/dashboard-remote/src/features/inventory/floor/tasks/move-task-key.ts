import { inventoryKeys } from '../../query-keys';

/** Key of the step of a plan that a person has. */
export const moveTaskKey = [...inventoryKeys.floor, 'move-task'] as const;
