import type { Language } from './constants';
import { PERMISSION_WORDS } from './generated/permission-words';
import { isPermissionName, type PermissionName } from './permissions';

const TEXTS: Readonly<Record<Language, Readonly<Record<PermissionName, string>>>> = PERMISSION_WORDS;

/** "Manage roles" for `manage_roles`, in the words of screens; of a permission without a text its name in code. */
export const permissionText = (permission: string, language: Language = 'en'): string =>
  isPermissionName(permission) ? TEXTS[language][permission] : permission;
