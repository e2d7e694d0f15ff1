import type { Part } from '../../../model/role-drafts';

/** What is being dragged: permissions or users, one or several. */
export interface DragItem {
  ids: readonly string[];
  /** What the chip that follows the pointer says. */
  label: string;
}

/** Their type is the list of a role that they can be dropped on. */
export const DRAG_TYPES: readonly Part[] = ['permissions', 'users'];

export const isPart = (type: unknown): type is Part => type === 'permissions' || type === 'users';
