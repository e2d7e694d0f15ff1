import { isPermissionName, PERMISSION_CATEGORIES, PERMISSIONS } from '@slotwise/contract/permissions';
import type { PermissionCategory } from '@slotwise/contract/permissions';
import type { Translate } from '../words';
import { capitalised } from './filters';

type Action = (typeof PERMISSIONS)[number]['action'];
const categories: ReadonlySet<string> = new Set(PERMISSION_CATEGORIES);
const actions: ReadonlySet<string> = new Set(PERMISSIONS.map(({ action }) => action));

/** A category in the reader's language; one that this build does not know is capitalised. */
export const categoryText = (t: Translate, category: string): string =>
  categories.has(category) ? t(`category.${category as PermissionCategory}`) : capitalised(category);

/** Description of a permission, in one line; empty if this build does not know it. */
export const describedBy = (t: Translate, permission: string): string =>
  isPermissionName(permission) ? t(`permission.${permission}`) : '';

/** For a tooltip: a permission's description, and its name in code. */
export const permissionTip = (t: Translate, permission: string): string =>
  isPermissionName(permission)
    ? t('permission.tip', { description: t(`permission.${permission}`), code: permission })
    : permission;

const objects = ['company', 'companies', 'audit', 'assistant'] as const;

/**
 * Object of a permission if its category does not say it; "odd_one" of one that this build does not know is "odd one".
 */
export function objectText(t: Translate, object: string): string {
  const known = objects.find((one) => one === object);
  return known ? t(`object.${known}`) : object.replaceAll('_', ' ');
}

/** An action in the reader's language; one that this build does not know is capitalised. */
export const actionText = (t: Translate, action: string): string =>
  actions.has(action) ? t(`action.${action as Action}`) : capitalised(action);
