import { PERMISSION_CATEGORIES, PERMISSIONS } from '@slotwise/contract/permissions';
import type { PermissionCategory } from '@slotwise/contract/permissions';
import type { Translate } from '../words';
import { capitalised } from './filters';

type Action = (typeof PERMISSIONS)[number]['action'];
const categories: ReadonlySet<string> = new Set(PERMISSION_CATEGORIES);
const actions: ReadonlySet<string> = new Set(PERMISSIONS.map(({ action }) => action));

/** A category in the reader's language; one that this build does not know is capitalised. */
export const categoryText = (t: Translate, category: string): string =>
  categories.has(category) ? t(`category.${category as PermissionCategory}`) : capitalised(category);

/** An action in the reader's language; one that this build does not know is capitalised. */
export const actionText = (t: Translate, action: string): string =>
  actions.has(action) ? t(`action.${action as Action}`) : capitalised(action);
