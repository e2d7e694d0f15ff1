import type { PermissionCategory } from '@slotwise/contract';

/** The four colours a permission's badge can have. */
export type CategoryColor = 'avatar' | 'invitations' | 'roles' | 'other';

/** Categories without a colour of their own share the colour of `other`. */
export function categoryColor(category: PermissionCategory): CategoryColor {
  return category === 'avatar' || category === 'invitations' || category === 'roles' ? category : 'other';
}
