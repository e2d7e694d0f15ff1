import type { Part } from '../../../model/role-drafts';

/** The dragged permissions or users, one or several. */
export interface DragItem {
  ids: readonly string[];
  /** Text of the chip that follows the pointer. */
  label: string;
}

/** Their type is the list of a role that they can be dropped on. */
export const DRAG_TYPES: readonly Part[] = ['permissions', 'users'];

export const isPart = (type: unknown): type is Part => type === 'permissions' || type === 'users';
